import type { Pawlet } from '@pawlet/core';
import type {
  Order,
  OrderCard,
  OrderCounts,
  OrderLineId,
  OrderNumber,
  OrderTab,
  SkuId,
} from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { buildLine, buildOrder } from '../../test/orders.ts';
import { createLoggedInShop } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { OrderList } from './OrderList.tsx';
import { orderListWidget } from './widget.ts';

const noCounts: OrderCounts = { all: 0, toPay: 0, toShip: 0, toReceive: 0, toEvaluate: 0, afterSale: 0 };
const number = (last: number) => `2026112100000000000000000${last}` as OrderNumber;

/** A server with these orders; `change` returns the order after an action. */
function serve(shop: Pawlet, orders: readonly OrderCard[], counts: OrderCounts = noCounts) {
  const list = vi.spyOn(shop.api.orders, 'list').mockImplementation(({ tab, search }) => {
    const items = orders.filter(
      (order) =>
        (tab === 'all' || order.state === tab) &&
        (search === undefined || order.lines.some(({ title }) => title.includes(search))),
    );
    return Promise.resolve({ items, total: items.length, page: 1, pageSize: 10, hasMore: false, counts });
  });
  const change = (order: OrderCard): void => {
    // The list uses only the card's fields of an order.
    vi.spyOn(shop.api.orders, 'find').mockResolvedValue({ status: 'ok', order: order as Order });
  };
  return { list, change };
}

function show(shop: Pawlet, tab?: OrderTab, onTab?: (tab: OrderTab) => void) {
  return render(
    <PawletProvider pawlet={shop}>
      <OrderList tab={tab} onTab={onTab} />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

describe('the list of orders', () => {
  it("shows the server's actions only", async () => {
    const shop = createLoggedInShop();
    serve(shop, [
      buildOrder({
        state: 'to-receive',
        stateText: 'Shipped',
        actions: ['receive', 'logistics', 'invoice'],
      }),
    ]);
    const screen = await show(shop);
    await expect.element(screen.getByText('Shipped', { exact: true }).last()).toBeVisible();
    const buttons = screen.getByRole('article').getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Invoice', 'Track', 'Confirm receipt']);
  });

  it('cancels only after confirmation, and updates the card and the counts in place', async () => {
    const shop = createLoggedInShop();
    const order = buildOrder({ orderNumber: number(1), actions: ['pay', 'cancel', 'change_address'] });
    const { list, change } = serve(shop, [order, buildOrder({ orderNumber: number(2) })], {
      ...noCounts,
      toPay: 2,
    });
    const cancelled = vi.spyOn(shop.api.orders, 'cancel').mockResolvedValue({ status: 'ok' });
    const screen = await show(shop);
    await expect.element(screen.getByRole('tab', { name: 'Unpaid 2' })).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(cancelled).not.toHaveBeenCalled();

    change({ ...order, state: 'cancelled', stateText: 'Canceled', actions: ['delete', 'buy_again'] });
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect.element(screen.getByText('Canceled', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Unpaid 1' })).toBeVisible();
    expect(screen.getByRole('article').elements()).toHaveLength(2);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('removes a deleted order', async () => {
    const shop = createLoggedInShop();
    serve(shop, [
      buildOrder({ orderNumber: number(1), state: 'expired', actions: ['delete'] }),
      buildOrder({ orderNumber: number(2) }),
    ]);
    vi.spyOn(shop.api.orders, 'remove').mockResolvedValue({ status: 'ok' });
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(1);
  });

  it('shows that the shop has been reminded', async () => {
    const shop = createLoggedInShop();
    const order = buildOrder({ state: 'to-ship', actions: ['remind'] });
    const { change } = serve(shop, [order]);
    vi.spyOn(shop.api.orders, 'remind').mockResolvedValue({ status: 'ok' });
    change({ ...order, isReminded: true, actions: [] });
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Remind' }).click();
    await expect.element(screen.getByRole('button', { name: 'Reminded' })).toBeDisabled();
  });

  it('reloads an order when its time to pay is over', async () => {
    const shop = createLoggedInShop();
    const order = buildOrder({ payUntil: Date.now() + 600, actions: ['pay', 'cancel'] });
    const { change } = serve(shop, [order]);
    change({ ...order, state: 'expired', stateText: 'Expired', payUntil: undefined, actions: ['delete'] });
    const screen = await show(shop);
    await expect.element(screen.getByRole('button', { name: /^Pay/ })).toBeVisible();
    await expect.element(screen.getByText('Expired', { exact: true })).toBeVisible();
  });

  it('adds the products to the cart again and reports missing ones', async () => {
    const shop = createLoggedInShop();
    const lines = [
      buildLine(),
      buildLine({ id: 2 as OrderLineId, title: 'Old feeder' }),
      buildLine({ id: 3 as OrderLineId, isGift: true }),
    ];
    serve(shop, [buildOrder({ state: 'completed', lines, actions: ['buy_again'] })]);
    const added = vi
      .spyOn(shop.cart, 'add')
      .mockResolvedValueOnce({ status: 'ok' })
      .mockResolvedValueOnce({ status: 'not-found' });
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Buy again' }).click();
    await expect.element(screen.getByRole('alertdialog').getByText('Old feeder')).toBeVisible();
    await screen.getByRole('button', { name: 'Go to cart' }).click();
    await expect.poll(() => opened.mock.calls).toEqual([['/pages/cart/cart']]);
    expect(added).toHaveBeenCalledTimes(2);
  });

  it('names the missing variant: another one of the same product may exist', async () => {
    const shop = createLoggedInShop();
    const attributes = [
      { name: 'Colour', value: 'White' },
      { name: 'Capacity', value: '3.2 L' },
    ];
    const lines = [buildLine(), buildLine({ id: 2 as OrderLineId, title: 'Aura', attributes })];
    serve(shop, [buildOrder({ state: 'completed', lines, actions: ['buy_again'] })]);
    vi.spyOn(shop.cart, 'add')
      .mockResolvedValueOnce({ status: 'ok' })
      .mockResolvedValueOnce({ status: 'off-shelf', message: '' });
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Buy again' }).click();
    await expect
      .element(screen.getByRole('alertdialog').getByText('Aura · White · 3.2 L', { exact: true }))
      .toBeVisible();
  });

  it('adds nothing twice when retried after a failure', async () => {
    const shop = createLoggedInShop();
    const lines = [1, 2, 3].map((id) => buildLine({ id: id as OrderLineId, skuId: id as SkuId }));
    serve(shop, [buildOrder({ state: 'completed', lines, actions: ['buy_again'] })]);
    const added = vi
      .spyOn(shop.cart, 'add')
      .mockResolvedValueOnce({ status: 'ok' })
      .mockResolvedValueOnce({ status: 'not-found' })
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no answer.'))
      .mockResolvedValue({ status: 'ok' });
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    const button = screen.getByRole('button', { name: 'Buy again' });
    await button.click();
    await expect.poll(() => added.mock.calls.length).toBe(3);
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    await button.click();
    await expect.poll(() => opened.mock.calls).toEqual([['/pages/cart/cart']]);
    // The lost one first: the shop recognises its retry only if no other call comes before.
    expect(added.mock.calls.map(([{ skuId }]) => skuId)).toEqual([1, 2, 3, 3, 2]);
    // Another purchase adds everything again.
    await button.click();
    await expect.poll(() => added.mock.calls.length).toBe(8);
  });

  it('shows one tab at a time, each with its own text when empty', async () => {
    const shop = createLoggedInShop();
    serve(shop, [buildOrder({ stateText: 'Waiting' })]);
    const onTab = vi.fn<(tab: OrderTab) => void>();
    const screen = await show(shop, 'to-pay', onTab);
    await expect.element(screen.getByText('Waiting')).toBeVisible();
    await screen.getByRole('tab', { name: 'To review' }).click();
    await expect.element(screen.getByText('Nothing to review')).toBeVisible();
    expect(onTab).toHaveBeenCalledExactlyOnceWith('to-evaluate');
  });

  it('finds orders by their products', async () => {
    const shop = createLoggedInShop();
    serve(shop, [buildOrder()]);
    const screen = await show(shop);
    await screen.getByRole('textbox').or(screen.getByRole('searchbox')).fill('feeder');
    await screen.getByRole('button', { name: 'Search in orders' }).click();
    await expect.element(screen.getByText('No orders found')).toBeVisible();
    await screen.getByRole('button', { name: 'Show all orders' }).click();
    await expect.element(screen.getByText('Aura fountain')).toBeVisible();
  });

  it('prompts a visitor to log in and makes no call', async () => {
    const shop = createTestShop();
    const { list } = serve(shop, []);
    const screen = await show(shop);
    await expect.element(screen.getByText('Log in to see your orders')).toBeVisible();
    expect(list).not.toHaveBeenCalled();
  });

  it('is mounted from options', () => {
    expect(orderListWidget.parseOptions({ tab: 'to-ship' })).toEqual({ tab: 'to-ship' });
    expect(() => orderListWidget.parseOptions({ tab: 'paid' })).toThrow(/option "tab"/);
  });
});
