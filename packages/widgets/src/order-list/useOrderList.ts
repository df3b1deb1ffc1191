import type { OrderCard, OrderCounts, OrderNumber, OrderTab, Page } from '@pawlet/core/api';
import { isPawletError } from '@pawlet/core/errors';
import { orderQueries } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import { useIsLoggedIn, usePagedQuery, usePawlet, usePawletEvent } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';
import { useOrderActions } from '../parts/order-card/useOrderActions.ts';
import type { OrderActing } from '../parts/order-card/useOrderActions.ts';
import { recount } from './orderTabs.ts';

type OrdersPage = Page<OrderCard> & { readonly counts: OrderCounts | undefined };

export interface OrderListOptions {
  /** The initial tab. @default 'all' */
  readonly tab?: OrderTab | undefined;
  /** Called when the shopper selects another tab. */
  readonly onTab?: ((tab: OrderTab) => void) | undefined;
}

/** State and actions of the order list: tabs, search and cards. */
export interface OrderListState {
  readonly tab: OrderTab;
  readonly selectTab: (tab: OrderTab) => void;
  readonly search: string;
  /** '' shows all orders again. */
  readonly searchFor: (words: string) => void;
  readonly list: InfiniteResource<OrderCard, OrdersPage>;
  readonly counts: OrderCounts | undefined;
  readonly acting: OrderActing;
  readonly isSignedIn: boolean;
}

/** Loads orders tab by tab; a card is updated in place when its order changes, here or on another page. */
export function useOrderList({ tab: first = 'all', onTab }: OrderListOptions): OrderListState {
  const { api } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  // The version makes tabs loaded before a change load again; the current one is kept.
  const [view, setView] = useState({ tab: first, search: '', version: 0 });
  const latestVersion = useRef(0);
  const query = orderQueries.list(view.tab, view.search);
  const list = usePagedQuery(
    isSignedIn ? { ...query, key: view.version === 0 ? query.key : [...query.key, view.version] } : undefined,
    { refreshOnFocus: true },
  );
  // The server's counts, and changes since.
  const [changed, setChanged] = useState<{ readonly from: OrderCounts; readonly to: OrderCounts }>();
  const counted = list.first?.counts;
  const counts = changed !== undefined && changed.from === counted ? changed.to : counted;
  const count = (before: OrderCard, after: OrderCard | undefined): void => {
    if (counted === undefined) return;
    setChanged((known) => ({
      from: counted,
      to: recount(known?.from === counted ? known.to : counted, before.state, after?.state),
    }));
  };

  const replace = (before: OrderCard, after: OrderCard | undefined): void => {
    list.updateItems((item) => (item.orderNumber === before.orderNumber ? after : item));
    count(before, after);
  };
  const refresh = async (orderNumber: OrderNumber): Promise<void> => {
    const before = list.items.find((item) => item.orderNumber === orderNumber);
    if (before === undefined) return;
    try {
      const found = await api.orders.find(orderNumber, { background: true });
      replace(before, found.status === 'ok' ? found.order : undefined);
    } catch (error) {
      // The card is kept; the next refresh of the list updates it.
      if (!isPawletError(error)) throw error;
    }
  };
  usePawletEvent('pawlet:order-changed', ({ orderNumber, change }) => {
    latestVersion.current += 1;
    const item = list.items.find((card) => card.orderNumber === orderNumber);
    if (item === undefined) return;
    if (change === 'deleted') replace(item, undefined);
    else void refresh(item.orderNumber);
  });
  const acting = useOrderActions((orderNumber) => void refresh(orderNumber));

  return {
    tab: view.tab,
    selectTab: (tab) => {
      if (tab === view.tab) return;
      setView({ ...view, tab, version: latestVersion.current });
      onTab?.(tab);
    },
    search: view.search,
    searchFor: (words) => setView({ ...view, search: words.trim(), version: latestVersion.current }),
    list,
    counts,
    acting,
    isSignedIn,
  };
}
