export { OrderList } from './OrderList.tsx';
export type { OrderListProps } from './OrderList.tsx';
export { OrderListView } from './OrderListView.tsx';
export type { OrderListViewProps } from './OrderListView.tsx';
export { orderTabs } from './orderTabs.ts';
export { useOrderList } from './useOrderList.ts';
export type { OrderListOptions, OrderListState } from './useOrderList.ts';
export { orderListWidget } from './widget.ts';
