import '@pawlet/widgets/ui';
import type { OrderApi, OrderNumber } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { noteWalletVisit } from '@pawlet/widgets/parts';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { PingPongPage } from './PingPongPage.tsx';

const orderNumber = '20261121000000000000000001' as OrderNumber;
const address = `/pages/order/pingpong?order_sn=${orderNumber}`;

async function open(hash = address, prepare: (pay: Mock<OrderApi['pay']>) => void = () => undefined) {
  const pay = vi.fn<OrderApi['pay']>().mockResolvedValue({ status: 'redirect', url: 'https://pay.test/1' });
  prepare(pay);
  const ask = vi.fn<OrderApi['pingPongStatus']>().mockResolvedValue({ status: 'ok', state: 'pending' });
  const left: string[] = [];
  const pawlet = createTestPawlet();
  serveConfig(pawlet);
  vi.spyOn(pawlet.api.orders, 'pay').mockImplementation(pay);
  vi.spyOn(pawlet.api.orders, 'pingPongStatus').mockImplementation(ask);
  vi.spyOn(pawlet.host, 'pay').mockImplementation(({ payment }) => {
    left.push(payment);
    return Promise.resolve('done');
  });
  const page = await openPage(pawlet, { 'order/pingpong': PingPongPage }, hash);
  const path = (): string => page.storefront.navigation.getState().current.address.path;
  return { ...page, pay, ask, left, path };
}

beforeEach(() => sessionStorage.clear());
afterEach(closePages);

describe('the PingPong page', () => {
  it('starts the payment once and redirects to it, with this page as the return URL', async () => {
    const { left, pay, screen } = await open();
    await expect.poll(() => left).toEqual(['https://pay.test/1']);
    expect(pay).toHaveBeenCalledExactlyOnceWith({
      orderNumber,
      payType: 'pingpong',
      method: 'wap',
      returnUrl: `${location.origin}/#${address}&returned=1`,
    });
    await expect.element(screen.getByText('Confirming your payment')).toBeVisible();
  });

  it("waits after the shopper's return, without another redirect", async () => {
    const { left, ask, screen } = await open(`${address}&returned=1`);
    await expect.element(screen.getByText('Confirming your payment')).toBeVisible();
    expect(ask).toHaveBeenCalled();
    expect(left).toEqual([]);
    await screen.getByRole('button', { name: 'Open the payment page again' }).click();
    await expect.poll(() => left).toEqual(['https://pay.test/1']);
  });

  it('waits after a reload on the way, too', async () => {
    noteWalletVisit(orderNumber, 'away');
    const { left, screen } = await open();
    await expect.element(screen.getByText('Confirming your payment')).toBeVisible();
    expect(left).toEqual([]);
  });

  it.each(['success', 'failed'] as const)('shows the result once the shop reports %s', async (state) => {
    const { ask, path, screen } = await open(`${address}&returned=1`);
    await expect.element(screen.getByText('Confirming your payment')).toBeVisible();
    ask.mockResolvedValue({ status: 'ok', state });
    await screen.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect.poll(path).toBe('/pages/order/resultPayment');
  });

  it('can be retried when there is no response', async () => {
    const { left, screen } = await open(address, (pay) =>
      pay.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.')),
    );
    await screen.getByRole('button', { name: /try again/i }).click();
    await expect.poll(() => left).toEqual(['https://pay.test/1']);
  });

  it('leads to the result of an order that can no longer be paid, and to the cashier otherwise', async () => {
    const stale = await open(address, (pay) =>
      pay.mockResolvedValue({ status: 'wrong-state', message: 'Paid already' }),
    );
    await expect.poll(stale.path).toBe('/pages/order/resultPayment');
    await expect.element(stale.screen.getByText('Paid already')).not.toBeInTheDocument();
    await closePages();
    const missing = await open(address, (pay) =>
      pay.mockResolvedValue({ status: 'not-configured', message: 'Not set up' }),
    );
    await expect.poll(missing.path).toBe('/pages/order/payment');
    await expect.element(missing.screen.getByText('Not set up')).toBeVisible();
  });

  it('finds no order without a number', async () => {
    const { screen, pay } = await open('/pages/order/pingpong');
    await expect.element(screen.getByText('This order was not found')).toBeVisible();
    expect(pay).not.toHaveBeenCalled();
  });
});
