import type { Order, OrderWithdrawal } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { ButtonLink } from '@pawlet/widgets/ui';
import { withdrawRoute } from '../../../legal/lawLinks.ts';
import { withdrawMessages } from '../../text/withdrawMessages.ts';
import styles from './Detail.module.css';

/** The link to withdraw from an order as long as that is possible, and the state of earlier statements. */
export function WithdrawCard({ order }: { readonly order: Order }) {
  const text = useText(withdrawMessages);
  const lawText = useText(lawMessages);
  const format = useFormat();
  const { actions, withdrawUntil, withdrawals, orderNumber } = order;
  const isOpen = actions.includes('withdraw');
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{lawText('law.withdrawal')}</h2>
      {withdrawals.map((withdrawal) => (
        <Statement key={withdrawal.number} withdrawal={withdrawal} />
      ))}
      {isOpen ? (
        <>
          <p className={styles['note']}>
            {withdrawUntil === undefined
              ? text('withdraw.untilLater')
              : text('withdraw.until', { date: format.date(withdrawUntil) })}
          </p>
          <ButtonLink
            block
            variant="outlined"
            className={styles['withdraw']}
            href={`#${withdrawRoute(orderNumber)}`}
          >
            {lawText('law.withdraw')}
          </ButtonLink>
        </>
      ) : null}
    </section>
  );
}

function Statement({ withdrawal }: { readonly withdrawal: OrderWithdrawal }) {
  const text = useText(withdrawMessages);
  const format = useFormat();
  const { number, sentAt, state, note } = withdrawal;
  const date = sentAt === undefined ? '' : format.date(sentAt, 'dateTime');
  return (
    <div className={styles['withdrawal']}>
      <p className={styles['withdrawalState']}>{text(`withdraw.${state}`, { date })}</p>
      <p className={styles['note']}>{`${text('withdraw.sn')}: ${number}`}</p>
      {note === '' ? null : (
        <p className={styles['note']} lang="">
          {note}
        </p>
      )}
    </div>
  );
}
