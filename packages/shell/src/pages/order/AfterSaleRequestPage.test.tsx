import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { ApplyResult, Order, OrderLine, OrderLineId, OrderNumber, ShopConfig } from '@pawlet/core/api';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { TestStorefront } from '../../../test/TestStorefront.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { createStorefront } from '../../createStorefront.ts';
import type { Storefront } from '../../storefront.ts';
import { AfterSaleRequestPage } from './AfterSaleRequestPage.tsx';

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });
const orderNumber = '20261121000000000000000001' as OrderNumber;

function getLine(id: number, given: Partial<OrderLine> = {}): OrderLine {
  return {
    id: id as OrderLineId,
    goodsId: 1 as OrderLine['goodsId'],
    skuId: undefined,
    title: `Fountain ${id}`,
    imageUrl: '',
    attributes: [],
    quantity: 2,
    price: cny(10_000),
    total: cny(20_000),
    saleState: 'none',
    isEvaluated: false,
    refundedQuantity: 0,
    canApplyAfterSale: true,
    exchangedQuantity: 0,
    unreadMessages: 0,
    afterSaleLeft: 3,
    isGift: false,
    ...given,
  };
}

/** Every point is still available. */
const noneSpent = { taken: 0, missing: 0, withheld: cny(0), balance: 0, rate: 100 };

let storefront: Storefront;
let pawlet: Pawlet;

beforeEach(() => localStorage.clear());

afterEach(async () => {
  await cleanup();
  storefront.navigation.dispose();
  pawlet.dispose();
});

interface Given {
  readonly lines: readonly OrderLine[];
  readonly isShipped?: boolean;
}

async function open({ lines, isShipped = false }: Given, hash = '#/pages/order/apply?id=1') {
  window.history.pushState(null, '', hash);
  pawlet = createTestPawlet();
  const reasons: ShopConfig['afterSaleReasons'] = [
    { type: 1, text: 'Changed my mind' },
    { type: 2, text: 'It is faulty' },
  ];
  serveConfig(pawlet, { afterSaleReasons: reasons, phone: '400' });
  const { afterSales } = pawlet.api;
  vi.spyOn(afterSales, 'findLine').mockResolvedValue({
    status: 'ok',
    line: { orderNumber, lineId: 1 as OrderLineId, isShipped },
  });
  const order = { orderNumber, lines, total: cny(40_000), freight: cny(1000) } as Order;
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'ok', order });
  vi.spyOn(afterSales, 'getRefundLimit').mockImplementation(({ quantity }) =>
    Promise.resolve({
      status: 'ok',
      most: { money: cny(quantity * 10_000), freight: cny(0), points: quantity * 50, earned: noneSpent },
    }),
  );
  const apply = vi
    .spyOn(afterSales, 'apply')
    .mockResolvedValue({ status: 'ok', refundNumber: '1' } satisfies ApplyResult);
  storefront = createStorefront(
    [
      ...['/pages/index/index', '/pages/order/aftersale'].map((path) => ({
        path,
        load: () => Promise.resolve(() => null),
        needsLogin: 'no' as const,
        title: 'title.home' as const,
      })),
      {
        path: '/pages/order/apply',
        load: () => Promise.resolve(AfterSaleRequestPage),
        needsLogin: 'no',
        title: 'title.afterSaleRequest',
      },
    ],
    pawlet,
    { motionMs: () => 0 },
  );
  storefront.navigation.start();
  const screen = await render(
    <TestStorefront pawlet={pawlet} storefront={storefront}>
      <OverlayOutlet />
    </TestStorefront>,
  );
  return {
    screen,
    storefront,
    apply,
    chooseReason: async () => {
      await screen.getByRole('button', { name: /^Reason/ }).click();
      await screen.getByRole('radio', { name: 'Changed my mind' }).click();
    },
    submit: async () => {
      await screen.getByRole('button', { name: 'Submit' }).click();
      await screen.getByRole('alertdialog').getByRole('button', { name: 'Request refund' }).click();
    },
  };
}

describe('a new after-sales request', () => {
  it('requests the maximum for the selected pieces, after a confirmation', async () => {
    const { screen, apply, chooseReason, submit } = await open({ lines: [getLine(1)] });
    await expect.element(screen.getByRole('textbox', { name: 'Refund amount' })).toHaveValue('200.00');
    await screen.getByRole('button', { name: 'Decrease' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Refund amount' })).toHaveValue('100.00');
    await expect.element(screen.getByText('50 points are returned as well')).toBeVisible();
    await chooseReason();
    await submit();
    await expect.poll(() => apply.mock.calls.length).toBe(1);
    expect(apply.mock.calls[0]?.[0]).toMatchObject({
      lineId: 1,
      type: 'refund',
      quantity: 1,
      reason: 'Changed my mind',
      refund: undefined,
    });
  });

  it('reports missing or excessive values, and submits nothing', async () => {
    const { screen, apply, chooseReason, submit } = await open({ lines: [getLine(1)] });
    await expect.element(screen.getByRole('textbox', { name: 'Refund amount' })).toBeVisible();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Reason/ }))
      .toHaveAccessibleDescription('Please choose a reason');
    await expect.element(screen.getByRole('button', { name: /^Reason/ })).toHaveFocus();
    await chooseReason();
    const amount = screen.getByRole('textbox', { name: 'Refund amount' });
    await amount.fill('500');
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect
      .element(amount)
      .toHaveAccessibleDescription('The refund cannot be more than the price of the items');
    expect(apply).not.toHaveBeenCalled();
    await amount.fill('20.50');
    await submit();
    await expect.poll(() => apply.mock.calls[0]?.[0].refund).toEqual(cny(2050));
  });

  it('offers a return once the products are shipped, with its own reasons', async () => {
    const { screen } = await open({ lines: [getLine(1)], isShipped: true });
    await screen.getByRole('radio', { name: /^Return and refund/ }).click();
    await expect.element(screen.getByRole('radio', { name: /^I return it myself/ })).toBeVisible();
    await screen.getByRole('button', { name: /^Reason/ }).click();
    await expect.element(screen.getByRole('radio', { name: 'It is faulty' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Changed my mind' }).elements()).toHaveLength(0);
  });

  it('offers none before shipping', async () => {
    const { screen } = await open({ lines: [getLine(1)] });
    await expect.element(screen.getByRole('radio', { name: /^Return and refund/ })).toBeDisabled();
  });

  it('submits the lines one by one, and only the remaining ones after a failure', async () => {
    const { screen, apply, chooseReason, submit } = await open({ lines: [getLine(1), getLine(2)] });
    await screen.getByRole('checkbox', { name: /Fountain 2/ }).click();
    await expect.poll(() => screen.getByRole('textbox', { name: 'Refund amount' }).elements().length).toBe(2);
    await chooseReason();
    apply
      .mockResolvedValueOnce({ status: 'ok', refundNumber: '1' })
      .mockResolvedValueOnce({ status: 'refused', reason: 'RATE_LIMITED', message: '', fields: {} });
    await submit();
    await expect
      .element(screen.getByText('Some of your requests have been sent. Submit again to send the rest.'))
      .toBeVisible();
    await submit();
    await expect.poll(() => apply.mock.calls.map(([{ lineId }]) => lineId)).toEqual([1, 2, 2]);
  });

  it('keeps its draft after leaving the page and across a reload until it is submitted', async () => {
    const given = { lines: [getLine(1), getLine(2)] };
    const first = await open(given);
    await first.chooseReason();
    await first.screen.getByRole('textbox', { name: 'Note' }).fill('The lid is loose');
    await first.screen.getByRole('button', { name: 'Decrease' }).click();
    await first.screen.getByRole('checkbox', { name: /Fountain 2/ }).click();
    await expect.poll(() => localStorage.getItem('pawlet:after-sale-drafts:')).toContain('"isTicked":true');
    await cleanup();
    storefront.navigation.dispose();
    pawlet.dispose();

    const { screen, apply, submit } = await open(given);
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('The lid is loose');
    await expect.element(screen.getByRole('checkbox', { name: /Fountain 2/ })).toBeChecked();
    await submit();
    await expect
      .poll(() => apply.mock.calls.map(([{ quantity, reason }]) => [quantity, reason]))
      .toEqual([
        [1, 'Changed my mind'],
        [2, 'Changed my mind'],
      ]);
    await expect.poll(() => localStorage.getItem('pawlet:after-sale-drafts:')).toBeNull();
  });

  it('shows that a line allows no more requests, and offers the contact options', async () => {
    const { screen, apply, chooseReason, submit, storefront } = await open({ lines: [getLine(1)] });
    await chooseReason();
    apply.mockResolvedValue({ status: 'used-up' });
    await submit();
    await screen.getByRole('button', { name: 'Contact us' }).click();
    await expect.poll(() => storefront.contact.getState()).toBe(true);
  });

  it('shows that its kind is not allowed, and resets the choice', async () => {
    const { screen, apply } = await open({ lines: [getLine(1)], isShipped: true });
    await screen.getByRole('radio', { name: /^Return and refund/ }).click();
    await screen.getByRole('button', { name: /^Reason/ }).click();
    await screen.getByRole('radio', { name: 'It is faulty' }).click();
    apply.mockResolvedValue({ status: 'type-not-allowed' });
    await screen.getByRole('button', { name: 'Submit' }).click();
    await screen.getByRole('alertdialog').getByRole('button').last().click();
    await expect.element(screen.getByText('This type of request is not allowed here')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /^Refund only/ })).toBeChecked();
  });

  it('links to a request that is already open', async () => {
    const { screen } = await open({
      lines: [getLine(1, { canApplyAfterSale: false, saleState: 'refunding' })],
    });
    await expect
      .element(screen.getByRole('link', { name: 'View the request' }))
      .toHaveAttribute('href', '#/pages/order/aftersale?id=1');
  });

  it('is not found without a line', async () => {
    const { screen } = await open({ lines: [] }, '#/pages/order/apply?id=x');
    await expect.element(screen.getByText('This request was not found')).toBeVisible();
  });
});
