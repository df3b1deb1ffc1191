import type { ReactElement } from 'react';
import { RouteLink } from '../../parts/index.ts';
import { useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import styles from './Shortcuts.module.css';
import { ViewLink } from './ViewLink.tsx';

/** Three links: the shopper's points, the daily check-in, the exchanges. */
export function Shortcuts({ onOpen }: { readonly onOpen: (view: PointsView) => void }): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <nav className={styles['shortcuts']} aria-label={text('pointsMall.shortcuts')} {...part('shortcuts')}>
      <ViewLink className={styles['shortcut']} view={{ name: 'ledger' }} onOpen={onOpen}>
        <span className={styles['icon']}>
          <Icon name="coins" size={22} />
        </span>
        {text('pointsMall.mine')}
      </ViewLink>
      <RouteLink className={styles['shortcut']} route="/pages/signin/signin">
        <span className={styles['icon']}>
          <Icon name="calendar" size={22} />
        </span>
        {text('pointsMall.signIn')}
      </RouteLink>
      <ViewLink className={styles['shortcut']} view={{ name: 'exchanges' }} onOpen={onOpen}>
        <span className={styles['icon']}>
          <Icon name="gift" size={22} />
        </span>
        {text('pointsMall.exchanges')}
      </ViewLink>
    </nav>
  );
}
