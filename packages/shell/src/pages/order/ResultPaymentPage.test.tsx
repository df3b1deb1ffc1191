import '@pawlet/widgets/ui';
import type { ProductId, Order, OrderNumber } from '@pawlet/core/api';
import { afterEach, expect, it, vi } from 'vitest';
import { makeProducts } from '../../../../core/test/makeProducts.ts';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { ResultPaymentPage } from './ResultPaymentPage.tsx';

const orderNumber = '20261121000000000000000001' as OrderNumber;

afterEach(closePages);

it('recommends products after the payment, and none that were just bought', async () => {
  const pawlet = createLoggedInPawlet();
  serveConfig(pawlet);
  vi.spyOn(pawlet.api.orders, 'paymentStatus').mockResolvedValue({
    status: 'ok',
    payment: {
      state: 'success',
      orderNumber,
      total: { amountMinor: 29900, currency: 'CNY' },
      isPaid: true,
      isCancelled: false,
      isExpired: false,
      payUntil: undefined,
    },
  });
  const order = { orderNumber, lines: [{ goodsId: 2 as ProductId }] } as unknown as Order;
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'ok', order });
  const items = [1, 2, 3, 4, 5, 6, 7].map((id) => makeProducts(id, `Product ${id}`));
  const list = vi
    .spyOn(pawlet.api.products, 'list')
    .mockResolvedValue({ items, total: items.length, page: 1, pageSize: 7, hasMore: false });
  const address = `/pages/order/resultPayment?order_sn=${orderNumber}`;
  const { screen } = await openPage(pawlet, { 'order/resultPayment': ResultPaymentPage }, address);
  await expect.element(screen.getByText('Product 7')).toBeInTheDocument();
  for (const id of [1, 3, 4, 5, 6]) expect(screen.getByText(`Product ${id}`).query()).not.toBeNull();
  expect(screen.getByText('Product 2').query()).toBeNull();
  expect(list.mock.calls.map(([query]) => query)).toEqual([{ flag: 'recommend', pageSize: 7 }]);
});
