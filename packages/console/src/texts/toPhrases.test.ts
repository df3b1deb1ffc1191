import { expect, it } from 'vitest';
import { toPhrases } from './toPhrases.ts';

it('writes parameters and plurals as the framework reads them', () => {
  expect(
    toPhrases({
      'order.title': 'Order {{number}}',
      'orders.total_one': '{{count}} order',
      'orders.total_other': '{{count}} orders',
    }),
  ).toEqual({ 'order.title': 'Order %{number}', 'orders.total': '%{count} order |||| %{count} orders' });
});

it('has one form where a language has no plural, and the titles of areas twice', () => {
  expect(toPhrases({ 'orders.total_other': '{{count}} 个订单', 'resource.orders': '订单' })).toEqual({
    'orders.total': '%{count} 个订单',
    'resource.orders': '订单',
    'resources.orders.name': '订单',
  });
});
