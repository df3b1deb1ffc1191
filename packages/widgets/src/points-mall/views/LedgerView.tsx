import type { PointsEntry } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import {
  useFormat,
  useInfiniteResource,
  useIsSignedIn,
  usePawlet,
  usePawletEvent,
  useText,
} from '../../runtime/index.ts';
import {
  EmptyState,
  ErrorState,
  Icon,
  InfiniteSentinel,
  part,
  Skeleton,
  SkeletonRegion,
} from '../../ui/index.ts';
import { pointsMallMessages } from '../messages.ts';
import { SignInGate } from '../parts/SignInGate.tsx';
import { usePointsBalance } from '../usePointsBalance.ts';
import styles from './LedgerView.module.css';

/** Every movement of the shopper's points, under her balance. */
export function LedgerView(): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <SignInGate title={text('pointsMall.logIn')}>
      <Ledger />
    </SignInGate>
  );
}

function Ledger(): ReactElement {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const balance = usePointsBalance();
  const list = useInfiniteResource<PointsEntry>(
    isSignedIn ? ['points-ledger'] : undefined,
    (page) => api.points.ledger({ page }),
    { refreshOnFocus: true },
  );
  usePawletEvent('pawlet:points-changed', () => void list.reload());
  return (
    <div className={styles['ledger']}>
      <p className={styles['balance']} {...part('balance')}>
        <span className={styles['word']}>{text('pointsMall.mine')}</span>
        <span className={styles['number']}>
          {balance.data === undefined ? text('pointsMall.unknown') : format.number(balance.data)}
        </span>
      </p>
      {list.status === 'loading' ? (
        <SkeletonRegion className={styles['loading']}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="48px" />
          ))}
        </SkeletonRegion>
      ) : null}
      {list.status === 'failed' ? (
        <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />
      ) : null}
      {list.status === 'ready' && list.items.length === 0 ? (
        <EmptyState picture={<Icon name="coins" size={56} />} title={text('pointsMall.emptyLedger')} />
      ) : null}
      {list.items.length > 0 ? (
        <>
          <ul className={styles['entries']}>
            {list.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
        </>
      ) : null}
    </div>
  );
}

function Entry({ entry }: { readonly entry: PointsEntry }): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const isGain = entry.change > 0;
  const amount = format.number(Math.abs(entry.change));
  return (
    <li className={styles['entry']} {...part('entry')}>
      <span className={styles['what']}>
        <span className={styles['reason']}>{entry.reason}</span>
        {entry.at === undefined ? null : (
          <span className={styles['note']}>{format.date(entry.at, 'dateTime')}</span>
        )}
      </span>
      <span className={styles['much']}>
        <span className={styles['change']} data-tone={isGain ? 'gain' : undefined}>
          {isGain ? '+' : '−'}
          {amount}
        </span>
        <span className={styles['note']}>
          {text('pointsMall.balance', { points: format.number(entry.after) })}
        </span>
      </span>
    </li>
  );
}
