import type { Pawlet } from '@pawlet/core';
import type { OrderNumber } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildCamera, buildCloudOrder, buildPlan, serveCloud, yearPlan } from '../../test/cloud.ts';
import { createTestShop } from '../../test/createTestShop.ts';
import { createLoggedInShop, yuan } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { CloudStorage, type CloudStorageProps } from './CloudStorage.tsx';
import { cloudStorageWidget } from './widget.ts';

const orderNumber = 'C20261121000000000000000001' as OrderNumber;

function show(shop: Pawlet, props: CloudStorageProps = {}) {
  return render(
    <PawletProvider pawlet={shop}>
      <CloudStorage {...props} />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

type Screen = Awaited<ReturnType<typeof show>>;

const tick = (screen: Screen) => screen.getByRole('checkbox');
const payButton = (screen: Screen) => screen.getByRole('button', { name: 'Pay', exact: true });
const cashier = (screen: Screen) => screen.getByRole('dialog', { name: 'Payment' });

/** Accepts, orders, and opens the wallet. */
async function goToWallet(screen: Screen): Promise<void> {
  await tick(screen).click();
  await payButton(screen).click();
  await cashier(screen)
    .getByRole('button', { name: /^Pay ¥|^Pay CN¥/ })
    .click();
}

beforeEach(() => sessionStorage.clear());

describe('cloud storage', () => {
  it("shows a camera's storage, and monthly price, saving and expiry of plans", async () => {
    const shop = createLoggedInShop();
    serveCloud(shop, { cameras: [buildCamera(12)] });
    const screen = await show(shop);
    await expect
      .element(screen.getByRole('heading', { name: 'Recordings are kept in the cloud' }))
      .toBeVisible();
    await expect.element(screen.getByRole('img', { name: '12 days left' })).toBeVisible();
    const year = screen.getByRole('radio', { name: /Annual plan/ });
    await expect.element(year).toBeChecked();
    const end = shopDate(shop, Date.now() + 377 * 24 * 3600 * 1000);
    for (const words of [
      /Best value/,
      /14\.00 per month/,
      /Save 29%/,
      new RegExp(`Extends to ${end}`, 'u'),
    ]) {
      await expect.element(year).toHaveAccessibleName(words);
    }
    await expect
      .element(screen.getByRole('radio', { name: /Monthly plan/ }))
      .not.toHaveAccessibleName(/Best value|Save/);
  });

  it('uses the server’s expiry when loaded', async () => {
    const shop = createLoggedInShop();
    const extendsTo = Date.UTC(2030, 4, 5, 12);
    serveCloud(shop, { plans: [buildPlan({ extendsTo })] });
    const screen = await show(shop);
    await expect.element(screen.getByRole('radio', { name: /Extends to May 5, 2030/ })).toBeVisible();
  });

  it('cannot be paid without the agreement: shows a message and focuses the checkbox', async () => {
    const shop = createLoggedInShop();
    const { create } = serveCloud(shop);
    const shaken = vi.spyOn(HTMLElement.prototype, 'animate');
    const screen = await show(shop);
    await payButton(screen).click();
    await expect.element(screen.getByText('Please read and accept the service agreement')).toBeVisible();
    await expect.element(tick(screen)).toHaveFocus();
    expect(shaken.mock.contexts).toContain(document.querySelector('[data-pawlet-part="agreement"]'));
    expect(create).not.toHaveBeenCalled();
    shaken.mockRestore();
  });

  it('can be read before it is accepted', async () => {
    const shop = createLoggedInShop();
    const { create } = serveCloud(shop);
    const screen = await show(shop);
    await screen.getByRole('link', { name: 'cloud storage service agreement' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Cloud storage agreement' });
    await expect.element(sheet.getByText('Recordings are kept for 30 days.')).toBeVisible();
    await expect.element(tick(screen)).not.toBeChecked();
    await sheet.getByRole('button', { name: 'Accept' }).click();
    await expect.element(tick(screen)).toBeChecked();
    await payButton(screen).click();
    await expect
      .poll(() => create.mock.calls[0]?.[0])
      .toEqual({
        planId: yearPlan.id,
        deviceId: 'PC1',
        agreed: '3',
      });
  });

  it('requires it again for another version on the server', async () => {
    const shop = createLoggedInShop();
    const { create, agreement } = serveCloud(shop);
    create.mockResolvedValue({ status: 'agreement-required', version: '4', message: '' });
    const screen = await show(shop);
    await tick(screen).click();
    await payButton(screen).click();
    await expect.element(screen.getByText('Please read and accept the service agreement')).toBeVisible();
    await expect.element(tick(screen)).not.toBeChecked();
    await expect.poll(() => agreement.mock.calls.length).toBe(2);
  });

  it('is bought: ordered once, paid in the wallet, and confirmed by the server', async () => {
    const shop = createLoggedInShop();
    const { create, pay, wallet, settle, devices } = serveCloud(shop);
    const emitted: unknown[] = [];
    shop.events.on('pawlet:purchase', (detail) => emitted.push(detail));
    shop.events.on('pawlet:payment-result', (detail) => emitted.push(detail));
    const onOrder = vi.fn<(orderNumber: OrderNumber | undefined) => void>();
    const screen = await show(shop, { onOrder });
    await tick(screen).click();
    await payButton(screen).dblClick();
    await expect.element(cashier(screen).getByText('WeChat Pay')).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
    expect(cashier(screen).getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(0);
    await cashier(screen)
      .getByRole('button', { name: /^Pay .*168\.00/ })
      .click();
    await expect.element(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    expect(pay).toHaveBeenCalledExactlyOnceWith({
      orderNumber,
      payType: 'wechat',
      method: 'wap',
      returnUrl: location.href,
    });
    await expect.poll(() => wallet.mock.calls[0]?.[0].payment).toBe('https://wallet.example/1');
    settle({ isPaid: true, state: 'success', endsAt: Date.UTC(2027, 11, 3, 12) });
    await screen.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect.element(screen.getByText('Your cloud storage now runs until Dec 3, 2027.')).toBeVisible();
    expect(emitted).toEqual([
      { orderNumber, total: { value: '168.00', currency: 'CNY' }, goods: [] },
      { orderNumber, result: 'success' },
    ]);
    devices.mockResolvedValue([buildCamera(377)]);
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('img', { name: '377 days left' })).toBeVisible();
    expect(onOrder.mock.calls.map(([number]) => number)).toEqual([orderNumber, orderNumber, undefined]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['failed', 'Payment failed', 'failure'],
    ['cancelled', 'Payment canceled', 'cancelled'],
  ] as const)('can be paid again after a payment that was %s', async (state, words, result) => {
    const shop = createLoggedInShop();
    const { settle, create } = serveCloud(shop);
    const emitted = vi.fn<(result: string) => void>();
    shop.events.on('pawlet:payment-result', (detail) => emitted(detail.result));
    const screen = await show(shop);
    await goToWallet(screen);
    await expect.element(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    settle({ state });
    await screen.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(emitted).toHaveBeenCalledExactlyOnceWith(result);
    await screen.getByRole('button', { name: 'Pay again' }).click();
    await cashier(screen)
      .getByRole('button', { name: /^Pay .*168/ })
      .click();
    settle({ isPaid: true, state: 'success' });
    await screen.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('keeps confirming a delayed payment, also over a reload, and never shows a failure', async () => {
    const shop = createLoggedInShop();
    const { settle } = serveCloud(shop);
    const first = await show(shop);
    await goToWallet(first);
    await expect.element(first.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await first.unmount();
    const screen = await show(shop);
    await expect.element(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    settle({ isPaid: true, state: 'success' });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  it('reopens the cashier instead of ordering twice', async () => {
    const shop = createLoggedInShop();
    const { create } = serveCloud(shop);
    const screen = await show(shop);
    await tick(screen).click();
    await payButton(screen).click();
    await expect.element(cashier(screen).getByText('WeChat Pay')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Leave without paying?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.element(cashier(screen)).not.toBeInTheDocument();
    await payButton(screen).click();
    await expect.element(cashier(screen).getByText('WeChat Pay')).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
    await cashier(screen).getByRole('button', { name: 'Pay later' }).click();
    await expect.element(cashier(screen)).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: /Monthly plan/ }).click();
    await payButton(screen).click();
    await expect.poll(() => create.mock.calls.length).toBe(2);
    expect(create.mock.calls[1]?.[0].planId).toBe(2);
  });

  it('shows that the time to pay is over', async () => {
    const shop = createLoggedInShop();
    const { settle, create } = serveCloud(shop);
    const screen = await show(shop);
    settle({ isExpired: true });
    await tick(screen).click();
    await payButton(screen).click();
    await expect.element(screen.getByRole('heading', { name: 'The order has expired' })).toBeVisible();
    await expect.element(screen.getByText(/Choose a plan to order again/)).toBeVisible();
    await screen.getByRole('button', { name: 'Done' }).click();
    settle({});
    await payButton(screen).click();
    await expect.poll(() => create.mock.calls.length).toBe(2);
  });

  it('shows the order that the wallet returned with', async () => {
    const shop = createLoggedInShop();
    const { settle, create } = serveCloud(shop);
    settle({ isPaid: true, state: 'success', endsAt: Date.UTC(2027, 0, 2, 12) });
    const screen = await show(shop, { orderSn: orderNumber });
    await expect.element(screen.getByRole('heading', { name: 'This order has been paid' })).toBeVisible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(payButton(screen)).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('reports a missing order, and continues', async () => {
    const shop = createLoggedInShop();
    const { paymentStatus } = serveCloud(shop);
    paymentStatus.mockResolvedValue({ status: 'not-found' });
    const screen = await show(shop, { orderSn: orderNumber });
    await expect.element(screen.getByText('This order was not found')).toBeVisible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(payButton(screen)).toBeVisible();
  });

  it('returns to the cashier when no payment was attempted', async () => {
    const shop = createLoggedInShop();
    serveCloud(shop);
    const screen = await show(shop, { orderSn: orderNumber });
    await expect.element(cashier(screen).getByText('WeChat Pay')).toBeVisible();
  });

  it('shows the requested camera, and another one on selection', async () => {
    const shop = createLoggedInShop();
    const { offer, create } = serveCloud(shop, {
      cameras: [buildCamera(2), buildCamera(undefined, { id: 'PC2', name: 'Dot camera' })],
    });
    vi.spyOn(shop.host, 'isAvailable').mockImplementation((name) => name === 'listDevices');
    vi.spyOn(shop.host, 'listDevices').mockResolvedValue([
      { id: 'PC1', name: 'Kitchen', model: 'LOOK' },
      { id: 'PC9', name: 'Garden', model: 'PATROL' },
    ]);
    const onDevice = vi.fn<(deviceId: string) => void>();
    const screen = await show(shop, { deviceId: 'PC2', plan: 'month', onDevice });
    await expect.element(screen.getByRole('heading', { name: 'No cloud storage yet' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Monthly plan.*Valid until/ })).toBeChecked();
    await screen.getByRole('button', { name: 'Change' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose a camera' });
    await expect.element(sheet.getByRole('radio', { name: /Garden Not linked/ })).toBeDisabled();
    await sheet.getByRole('radio', { name: /Kitchen/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'Storage ends soon' })).toBeVisible();
    expect(onDevice).toHaveBeenCalledExactlyOnceWith('PC1');
    await expect.poll(() => offer.mock.lastCall?.[0]).toBe('PC1');
    await tick(screen).click();
    await payButton(screen).click();
    await expect.poll(() => create.mock.calls[0]?.[0].deviceId).toBe('PC1');
  });

  it('does not show an upgrade prompt in an old app automatically', async () => {
    const shop = createLoggedInShop();
    serveCloud(shop);
    vi.spyOn(shop.host, 'platform', 'get').mockReturnValue('ios');
    vi.spyOn(shop.host, 'isAvailable').mockReturnValue(true);
    const asked = vi.spyOn(shop.host, 'listDevices').mockResolvedValue([]);
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Change' }).click();
    expect(asked).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Show cameras from the app' }).click();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
  });

  it('lists purchases with their receipts, and refunds', async () => {
    const shop = createLoggedInShop();
    serveCloud(shop, {
      orders: [
        buildCloudOrder({ orderNumber: 'C1' as OrderNumber, state: 'to-pay', endsAt: undefined }),
        buildCloudOrder({ orderNumber: 'C2' as OrderNumber, endsAt: Date.UTC(2999, 0, 1, 12) }),
        buildCloudOrder({ orderNumber: 'C3' as OrderNumber, endsAt: Date.UTC(2020, 0, 1, 12) }),
        buildCloudOrder({
          orderNumber: 'C4' as OrderNumber,
          name: 'Annual plan',
          state: 'part-refunded',
          refund: yuan(12.5),
          refundedAt: Date.UTC(2026, 10, 9, 4),
        }),
      ],
    });
    const screen = await show(shop);
    await expect.element(screen.getByRole('button', { name: /Until Jan 1, 2999/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Ended on Jan 1, 2020/ })).toBeVisible();
    await screen.getByRole('button', { name: /Annual plan.*12\.50 refunded/ }).click();
    const receipt = screen.getByRole('dialog', { name: 'Receipt' });
    for (const words of ['C4', 'Refund', /12\.50$/, 'Nov 9, 2026, 12:00']) {
      await expect.element(receipt.getByText(words).last()).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(receipt).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Pay now' }).click();
    await expect.element(cashier(screen).getByText('WeChat Pay')).toBeVisible();
  });

  it('shows plans to a visitor, who logs in to buy', async () => {
    const shop = createTestShop();
    const { devices, create, history } = serveCloud(shop);
    const asked = vi.spyOn(shop.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await show(shop);
    await expect.element(screen.getByRole('radio', { name: /Annual plan/ })).toBeVisible();
    await payButton(screen).click();
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    for (const call of [devices, create, history]) expect(call).not.toHaveBeenCalled();
  });

  it('prompts a visitor who returns from the wallet to log in', async () => {
    const shop = createTestShop();
    const { paymentStatus } = serveCloud(shop);
    const screen = await show(shop, { orderSn: orderNumber });
    await expect.element(screen.getByText('Log in to see the result of your payment')).toBeVisible();
    expect(paymentStatus).not.toHaveBeenCalled();
  });

  it('links a shopper without a camera to the cameras', async () => {
    const shop = createLoggedInShop();
    serveCloud(shop, { cameras: [] });
    const opened = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await expect.element(screen.getByText('No camera on this account yet')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Annual plan/ })).toBeVisible();
    await expect.element(screen.getByText('No purchases yet')).toBeVisible();
    expect(payButton(screen).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'See cameras' }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/pages/goods/goods?keyword=Camera');
  });

  it('can be retried after a failure', async () => {
    const shop = createLoggedInShop();
    const { devices } = serveCloud(shop);
    devices.mockRejectedValueOnce(new PawletError('NETWORK', 'offline'));
    const screen = await show(shop);
    await screen.getByRole('button', { name: /again|Retry/ }).click();
    await expect.element(payButton(screen)).toBeVisible();
  });

  it('reloads the plans when the selected one no longer exists', async () => {
    const shop = createLoggedInShop();
    const { create, offer } = serveCloud(shop);
    create.mockResolvedValue({ status: 'not-found' });
    const screen = await show(shop);
    await tick(screen).click();
    const before = offer.mock.calls.length;
    await payButton(screen).click();
    await expect.element(screen.getByText('This plan is no longer available')).toBeVisible();
    await expect.poll(() => offer.mock.calls.length).toBeGreaterThan(before);
  });

  it('is mounted from options', () => {
    const options = { 'device-id': 'PC2407001D7A16', plan: 'year', 'order-sn': orderNumber };
    const props = cloudStorageWidget.parseOptions(options);
    expect(props).toEqual({ deviceId: 'PC2407001D7A16', plan: 'year', orderSn: orderNumber });
    expect(cloudStorageWidget.writeOptions(props)).toEqual(options);
    for (const [name, value] of [
      ['device-id', 'a b'],
      ['plan', 'week'],
      ['order-sn', '../1'],
    ] as const) {
      expect(() => cloudStorageWidget.parseOptions({ [name]: value })).toThrow(
        name.replace(/-./, (m) => m[1]?.toUpperCase() ?? ''),
      );
    }
  });
});

function shopDate(shop: Pawlet, moment: number): string {
  const { timeZone } = shop.config.store.getState().config?.country ?? { timeZone: 'UTC' };
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(moment);
}
