import '@pawlet/widgets/ui';
import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { PaymentPage } from './PaymentPage.tsx';

const orderNumber = '20261121000000000000000001' as OrderNumber;
const address = `/pages/order/payment?order_sn=${orderNumber}`;
const payment: PaymentStatus = {
  state: 'none',
  orderNumber,
  total: { amountMinor: 29900, currency: 'CNY' },
  isPaid: false,
  isCancelled: false,
  isExpired: false,
  payUntil: undefined,
};

async function openCashier() {
  const pawlet = createLoggedInPawlet();
  serveConfig(pawlet);
  vi.spyOn(pawlet.api.orders, 'paymentStatus').mockResolvedValue({ status: 'ok', payment });
  const opened = await openPage(pawlet, { 'order/payment': PaymentPage }, '/pages/index/index');
  await opened.storefront.navigation.navigateTo(address);
  await expect.element(opened.screen.getByText('Amount due')).toBeVisible();
  // The step in the history that holds Back follows after the frame that shows the amount.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await opened.storefront.navigation.settled();
  const path = (): string => opened.storefront.navigation.getState().current.address.path;
  return { ...opened, path, question: opened.screen.getByRole('alertdialog') };
}

beforeEach(() => sessionStorage.clear());
afterEach(closePages);

it('shows the result of an order that was paid meanwhile when the shopper returns to it', async () => {
  const { storefront, path, pawlet } = await openCashier();
  await storefront.navigation.navigateTo('/pages/help/index');
  const asked = vi.spyOn(pawlet.api.orders, 'paymentStatus').mockResolvedValue({
    status: 'ok',
    payment: { ...payment, state: 'success', isPaid: true },
  });
  const before = asked.mock.calls.length;
  window.dispatchEvent(new Event('pageshow'));
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before);
  await storefront.navigation.settled();
  expect(path()).toBe('/pages/help/index');
  await storefront.navigation.back();
  await expect.poll(path).toBe('/pages/order/resultPayment');
});

describe('leaving the cashier', () => {
  it('asks for confirmation once, on Back', async () => {
    const { path, question, screen } = await openCashier();
    history.back();
    await expect.element(question).toBeVisible();
    expect(path()).toBe('/pages/order/payment');
    const stay = question.getByRole('button', { name: 'Keep paying' });
    await expect.element(stay).toHaveFocus();
    expect(question.getByRole('button').first().element()).toBe(stay.element());
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.poll(path).toBe('/pages/index/index');
  });

  it("asks on an app's Back, too", async () => {
    const { storefront, path, question } = await openCashier();
    expect(storefront.navigation.pressBack()).toBe(true);
    await expect.element(question).toBeVisible();
    expect(path()).toBe('/pages/order/payment');
  });

  it('asks nothing over another page that was opened by its URL', async () => {
    const { storefront, path, question } = await openCashier();
    location.hash = '#/pages/order/list';
    await expect.poll(path).toBe('/pages/order/list');
    await storefront.navigation.settled();
    await expect.element(question).not.toBeInTheDocument();
    history.back();
    await expect.poll(path).toBe('/pages/order/payment');
    history.back();
    await expect.element(question).toBeVisible();
  });
});
