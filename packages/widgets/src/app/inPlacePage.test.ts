import { describe, expect, it } from 'vitest';
import { inPlacePage } from './inPlacePage.ts';

describe('inPlacePage', () => {
  it.each([
    ['/pages/goods/order?id=3', { page: 'checkout', lines: [3] }],
    ['/pages/goods/order?id=3,14&sceneval=2', { page: 'checkout', lines: [3, 14] }],
    ['/pages/order/payment?order_sn=20261121', { page: 'cashier', orderNumber: '20261121' }],
    ['/pages/order/resultPayment?order_sn=20261121', { page: 'cashier', orderNumber: '20261121' }],
    ['/pages/goods/order', undefined],
    ['/pages/goods/order?id=x', undefined],
    ['/pages/order/payment', undefined],
    ['/pages/goods/detail?id=3', undefined],
  ])('parses %s', (route, page) => {
    expect(inPlacePage(route)).toEqual(page);
  });
});
