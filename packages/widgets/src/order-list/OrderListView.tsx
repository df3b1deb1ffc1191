import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import type { OrderCard } from '@pawlet/core/api';
import { useCallback, useId } from 'react';
import { useLazy, useText } from '../runtime/index.ts';
import { OrderCardView } from '../parts/order-card/OrderCardView.tsx';
import { ErrorState, InfiniteSentinel, List, LongList, Tabs } from '../ui/index.ts';
import { orderListMessages } from './orderListMessages.ts';
import styles from './OrderList.module.css';
import { getCount, orderTabs } from './orderTabs.ts';
import { EmptyOrders } from './parts/EmptyOrders.tsx';
import { SearchForm } from './parts/SearchForm.tsx';
import type { OrderListState } from './useOrderList.ts';

export interface OrderListViewProps {
  readonly orders: OrderListState;
}

const tabKeys = {
  all: 'orderList.all',
  'to-pay': 'orderList.toPay',
  'to-ship': 'orderList.toShip',
  'to-receive': 'orderList.toReceive',
  'to-evaluate': 'orderList.toEvaluate',
  'after-sale': 'orderList.afterSale',
} as const;

const closedSales = lazy(() => import('./closedSalesChunk.ts'));
const getNumber = ({ orderNumber }: OrderCard): string => orderNumber;

/** Search, tabs and cards of the order list. */
export function OrderListView({ orders }: OrderListViewProps): ReactElement {
  const { tab, selectTab, search, searchFor, list, counts, acting } = orders;
  const text = useText(orderListMessages);
  const panelId = useId();
  // Closed ones follow when all active ones are loaded.
  const hasClosed =
    tab === 'after-sale' &&
    search === '' &&
    list.status === 'ready' &&
    (list.items.length === 0 || list.first?.hasMore === false || list.foot === 'end');
  const closed = useLazy(closedSales, hasClosed);
  const draw = useCallback((order: OrderCard) => <OrderCardView order={order} acting={acting} />, [acting]);
  const empty = <EmptyOrders tab={tab} isSearch={search !== ''} onClear={() => searchFor('')} />;
  return (
    <div className={styles['orders']}>
      <div className={styles['head']}>
        <SearchForm key={search} words={search} onSearch={searchFor} />
      </div>
      <div className={styles['tabs']}>
        <Tabs
          label={text('orderList.tabs')}
          items={orderTabs.map((id) => ({ id, label: text(tabKeys[id]), count: getCount(counts, id) }))}
          selected={tab}
          onSelect={(id) => selectTab(orderTabs.find((known) => known === id) ?? 'all')}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(tabKeys[tab])} className={styles['panel']}>
        <List
          list={list}
          className={styles['list']}
          skeleton={{ height: '212px' }}
          rows={3}
          empty={hasClosed ? null : empty}
          foot={hasClosed ? null : undefined}
        >
          <div className={styles['list']}>
            <LongList
              key={`${tab} ${search}`}
              items={list.items}
              toKey={getNumber}
              draw={draw}
              className={styles['block']}
              blockSize={10}
              estimatedHeight={2300}
            />
          </div>
        </List>
        {hasClosed && closed.status === 'failed' ? (
          <ErrorState layout="inline" onRetry={closed.retry} />
        ) : null}
        {hasClosed && closed.status === 'ready' ? (
          <closed.value.ClosedSales
            empty={
              list.items.length === 0 ? empty : <InfiniteSentinel status="end" onReach={list.loadMore} />
            }
          />
        ) : null}
      </div>
    </div>
  );
}
