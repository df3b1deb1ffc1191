import type { ReactElement } from 'react';
import { useId } from 'react';
import { useText } from '../../runtime/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  InfiniteSentinel,
  Skeleton,
  SkeletonRegion,
  Tabs,
} from '../../ui/index.ts';
import { exchangeFilters } from '../exchangeStates.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { ExchangeCard } from '../parts/ExchangeCard.tsx';
import { SignInGate } from '../parts/SignInGate.tsx';
import type { PointsView } from '../pointsViews.ts';
import type { Exchanges } from '../useExchanges.ts';
import styles from './ExchangesView.module.css';

export interface ExchangesViewProps {
  /** Result of `useExchanges`. */
  readonly exchanges: Exchanges;
  readonly onOpen: (view: PointsView) => void;
}

const filterKeys = {
  all: 'pointsMall.stateAll',
  waiting: 'pointsMall.stateWaiting',
  delivered: 'pointsMall.stateDelivered',
  completed: 'pointsMall.stateCompleted',
  refused: 'pointsMall.stateRefused',
} as const;

/** The shopper's exchanges, by state. */
export function ExchangesView(props: ExchangesViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <SignInGate title={text('pointsMall.logInExchanges')}>
      <ExchangeList {...props} />
    </SignInGate>
  );
}

function ExchangeList({
  exchanges: { filter, selectFilter, list },
  onOpen,
}: ExchangesViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  const panelId = useId();
  const isEmpty = list.status === 'ready' && list.items.length === 0 && list.foot === 'end';
  return (
    <div className={styles['exchanges']}>
      <div className={styles['tabs']}>
        <Tabs
          label={text('pointsMall.states')}
          items={exchangeFilters.map((id) => ({ id, label: text(filterKeys[id]) }))}
          selected={filter}
          onSelect={(id) => selectFilter(exchangeFilters.find((known) => known === id) ?? 'all')}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(filterKeys[filter])} className={styles['panel']}>
        {list.status === 'loading' ? (
          <SkeletonRegion className={styles['list']}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="148px" />
            ))}
          </SkeletonRegion>
        ) : null}
        {list.status === 'failed' ? (
          <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />
        ) : null}
        {isEmpty ? (
          <EmptyState
            picture={<Icon name="gift" size={56} />}
            title={text(filter === 'all' ? 'pointsMall.emptyExchanges' : 'pointsMall.emptyState')}
            action={
              filter === 'all' ? (
                <Button onClick={() => onOpen({ name: 'home' })}>{text('pointsMall.toMall')}</Button>
              ) : (
                <Button variant="outlined" onClick={() => selectFilter('all')}>
                  {text('pointsMall.showAllExchanges')}
                </Button>
              )
            }
          />
        ) : null}
        {list.status === 'ready' && !isEmpty ? (
          <>
            <ul className={styles['list']}>
              {list.items.map((exchange) => (
                <li key={exchange.id} className={styles['item']}>
                  <ExchangeCard exchange={exchange} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
          </>
        ) : null}
      </div>
    </div>
  );
}
