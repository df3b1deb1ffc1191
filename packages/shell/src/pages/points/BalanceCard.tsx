import { useCountUp, useFormat, useText } from '@pawlet/widgets';
import { pointsMallMessages, usePointsBalance } from '@pawlet/widgets/points-mall';
import { Icon } from '@pawlet/widgets/ui';
import styles from './BalanceCard.module.css';

/** The shopper's points, which count to their new value when they change. */
export function BalanceCard() {
  const text = useText(pointsMallMessages);
  const balance = usePointsBalance();
  return (
    <section className={styles['card']}>
      <span className={styles['coins']}>
        <Icon name="coins" size={112} />
      </span>
      <p className={styles['word']}>{text('pointsMall.mine')}</p>
      <p
        className={styles['number']}
        data-pawlet-part="balance"
        aria-busy={balance.isRefreshing || undefined}
      >
        {balance.data === undefined ? text('pointsMall.unknown') : <Count points={balance.data} />}
      </p>
    </section>
  );
}

function Count({ points }: { readonly points: number }) {
  const format = useFormat();
  const shown = useCountUp(points);
  return (
    <>
      {/* Screen readers announce the final value only. */}
      <span aria-hidden="true">{format.number(shown)}</span>
      <span className={styles['said']}>{format.number(points)}</span>
    </>
  );
}
