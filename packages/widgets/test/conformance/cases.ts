import type { WidgetCase } from './types.ts';

/** Shop data the widgets are shown with. */
export interface CaseProducts {
  /** A product in stock. */
  readonly goodsId: string;
  /** A row of the shopper's cart. */
  readonly lineId: string;
}

/** All widgets, with their options; `goods` is called when a check starts. */
export function widgetCases(product: () => CaseProducts): readonly WidgetCase[] {
  const plain = () => ({});
  return [
    {
      id: 'product-card',
      options: () => ({ 'product-id': product().goodsId }),
      wrong: { options: { 'product-id': 'x' }, name: 'productId' },
    },
    { id: 'cart', options: plain, wrong: { options: { selected: '1,x' }, name: 'selected' } },
    {
      id: 'checkout',
      options: () => ({ lines: product().lineId }),
      wrong: { options: { lines: '0' }, name: 'lines' },
    },
    { id: 'order-list', options: plain, wrong: { options: { tab: 'paid' }, name: 'tab' } },
    { id: 'points-mall', options: plain, wrong: { options: { filter: 'cheap' }, name: 'filter' } },
    { id: 'sign-in-calendar', options: plain, wrong: { options: { view: 'year' }, name: 'view' } },
    { id: 'cloud-storage', options: plain, wrong: { options: { plan: 'day' }, name: 'plan' } },
  ];
}
