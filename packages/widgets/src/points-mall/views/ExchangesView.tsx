import type { ReactElement } from 'react';
import { useId } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon, List, Tabs } from '../../ui/index.ts';
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
        <List
          list={list}
          className={styles['list']}
          skeleton={{ height: '148px' }}
          rows={3}
          empty={
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
          }
        >
          <ul className={styles['list']}>
            {list.items.map((exchange) => (
              <li key={exchange.id} className={styles['item']}>
                <ExchangeCard exchange={exchange} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </List>
      </div>
    </div>
  );
}
