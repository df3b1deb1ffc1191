import type { ReactElement } from 'react';
import { useFormat, useIsLoggedIn, useRequireLogin, useText, type Resource } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import styles from './PointsHeader.module.css';
import { ViewLink } from './ViewLink.tsx';

export interface PointsHeaderProps {
  readonly balance: Resource<number>;
  readonly onOpen: (view: PointsView) => void;
}

/** The coloured header of the points mall: balance, details, rules. */
export function PointsHeader({ balance, onOpen }: PointsHeaderProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <header className={styles['header']} {...part('header')}>
      <span className={styles['coins']}>
        <Icon name="coins" size={132} />
      </span>
      <div className={styles['account']}>
        <Balance balance={balance} />
      </div>
      <nav className={styles['links']} aria-label={text('pointsMall.mine')}>
        <ViewLink className={styles['link']} view={{ name: 'ledger' }} onOpen={onOpen}>
          <span className={styles['pill']}>{text('pointsMall.details')}</span>
        </ViewLink>
        <ViewLink className={styles['link']} view={{ name: 'rules' }} onOpen={onOpen}>
          <span className={styles['pill']}>{text('pointsMall.rules')}</span>
        </ViewLink>
      </nav>
    </header>
  );
}

function Balance({ balance }: { readonly balance: Resource<number> }): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  if (!isSignedIn) {
    return (
      <>
        <span className={styles['word']}>{text('pointsMall.logIn')}</span>
        <button type="button" className={styles['logIn']} onClick={() => void requireLogin()}>
          <span className={styles['pill']}>{text('pointsMall.logInAction')}</span>
        </button>
      </>
    );
  }
  return (
    <>
      <span className={styles['word']}>{text('pointsMall.mine')}</span>
      <span className={styles['number']} aria-busy={balance.isRefreshing || undefined} {...part('balance')}>
        {balance.data === undefined ? text('pointsMall.unknown') : format.number(balance.data)}
      </span>
    </>
  );
}
