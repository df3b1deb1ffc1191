import { useText } from '@pawlet/widgets';
import { Badge, Icon, type IconName } from '@pawlet/widgets/ui';
import { GuardedLink } from '../../layout/GuardedLink.tsx';
import { paths } from '../../routing/paths.ts';
import styles from './Me.module.css';
import { meMessages } from '../../preferences/meMessages.ts';
import type { UserProps } from './UserCard.tsx';

interface Shortcut {
  readonly icon: IconName;
  readonly label: string;
  /** Number of the tab of the order list. */
  readonly status: number;
  readonly count: number;
}

/** The orders by state. */
export function OrderShortcuts({ user }: UserProps) {
  const text = useText(meMessages);
  const shortcuts: readonly Shortcut[] = [
    { icon: 'wallet', label: text('me.toPay'), status: 1, count: user?.orders.toPay ?? 0 },
    { icon: 'box', label: text('me.toShip'), status: 2, count: user?.orders.toShip ?? 0 },
    { icon: 'truck', label: text('me.toReceive'), status: 3, count: user?.orders.toReceive ?? 0 },
    { icon: 'star', label: text('me.toReview'), status: 4, count: user?.orders.toEvaluate ?? 0 },
    { icon: 'swap', label: text('me.afterSale'), status: 5, count: user?.orders.afterSale ?? 0 },
  ];
  return (
    <section className={styles['panel']}>
      <GuardedLink className={styles['panelHead']} route={paths.orders}>
        <h2>{text('me.orders')}</h2>
        <span className={styles['all']}>
          {text('me.allOrders')}
          <Icon name="chevronRight" size={14} />
        </span>
      </GuardedLink>
      <ul className={styles['orderRow']}>
        {shortcuts.map(({ icon, label, status, count }) => (
          <li key={status}>
            <GuardedLink
              className={styles['tile']}
              route={`${paths.orders}?status=${status}`}
              aria-label={count > 0 ? `${label} (${count})` : label}
            >
              <span className={styles['tileIcon']}>
                <Icon name={icon} size={26} />
                <span className={styles['orderBadge']}>
                  <Badge count={count} />
                </span>
              </span>
              <span className={styles['tileLabel']}>{label}</span>
            </GuardedLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
