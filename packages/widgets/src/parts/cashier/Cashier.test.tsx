import type { Pawlet } from '@pawlet/core';
import type { OrderNumber, PaymentStatus, ShopPayMethod } from '@pawlet/core/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildPayment } from '../../../test/orders.ts';
import { buildConfig } from '../../../../core/test/buildConfig.ts';
import { createLoggedInShop } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { CashierView, PayButton } from './CashierView.tsx';
import { useCashier } from './useCashier.ts';
import type { CashierOptions } from './useCashier.ts';
import { noteOpenId } from './openId.ts';
import { readWalletVisit } from './walletVisit.ts';

const orderNumber = '20261121000000000000000001' as OrderNumber;
const returnUrl = 'https://shop.example/#/pages/order/resultPayment?order_sn=20261121000000000000000001';
const methods: readonly ShopPayMethod[] = [
  { payType: 'alipay', name: 'Alipay', imageUrl: '', isEnabled: false, hint: 'Being serviced until noon' },
  { payType: 'wechat', name: 'WeChat Pay', imageUrl: '', isEnabled: true, hint: '' },
];

type Answer = Partial<PaymentStatus>;

function serve(shop: Pawlet, ...answers: readonly [Answer, ...Answer[]]) {
  const rest = [...answers];
  shop.config.store.setState({
    status: 'ready',
    config: buildConfig({ payMethods: methods, defaultPayType: 'alipay' }),
  });
  return vi.spyOn(shop.api.orders, 'paymentStatus').mockImplementation(() => {
    const answer = (rest.length > 1 ? rest.shift() : rest[0]) ?? {};
    return Promise.resolve({ status: 'ok', payment: buildPayment(answer) });
  });
}

function TestCashier(options: CashierOptions) {
  const cashier = useCashier(options);
  if (cashier.status !== 'open') return <p>Cashier is {cashier.status}</p>;
  return (
    <>
      <CashierView cashier={cashier} onLater={() => undefined} />
      <PayButton cashier={cashier} />
    </>
  );
}

async function show(shop: Pawlet, options: Partial<CashierOptions> = {}) {
  return render(
    <PawletProvider pawlet={shop}>
      <TestCashier
        orderNumber={orderNumber}
        returnUrl={returnUrl}
        onLeaving={() => Promise.resolve()}
        onReturn={() => undefined}
        onPaid={() => undefined}
        {...options}
      />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the cashier', () => {
  it('shows amount, time left and methods, and why one is unavailable', async () => {
    const shop = createLoggedInShop();
    serve(shop, { payUntil: Date.now() + 14 * 60_000 + 32_000 });
    const screen = await show(shop);
    await expect.element(screen.getByText(/Pay within 14:3/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Pay .*299\.00$/ })).toBeVisible();
    await expect
      .element(screen.getByRole('radio', { name: /Alipay Being serviced until noon/ }))
      .toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
  });

  it('has a distinct icon for each method without a picture', async () => {
    const shop = createLoggedInShop();
    serve(shop, {});
    const own = ['wechat', 'alipay', 'pingpong'].map((payType) => ({
      payType,
      name: '',
      imageUrl: '',
      isEnabled: true,
      hint: '',
    }));
    shop.config.store.setState({
      status: 'ready',
      config: buildConfig({ payMethods: own, defaultPayType: 'wechat' }),
    });
    const screen = await show(shop, { onPingPong: () => Promise.resolve() });
    await expect.element(screen.getByRole('radio', { name: 'PingPong' })).toBeVisible();
    const drawings = [...document.querySelectorAll('[data-method] path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(drawings).toHaveLength(3);
    expect(new Set(drawings).size).toBe(3);
  });

  it('queries the server when the time is over, and uses its result', async () => {
    const shop = createLoggedInShop();
    const asked = serve(shop, { payUntil: Date.now() + 700 }, { isExpired: true });
    const screen = await show(shop);
    await expect.element(screen.getByText('Cashier is expired')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('shows the result before the wallet opens', async () => {
    const shop = createLoggedInShop();
    serve(shop, {});
    const steps: string[] = [];
    const paid = vi
      .spyOn(shop.api.orders, 'pay')
      .mockResolvedValue({ status: 'redirect', url: 'https://wallet.example/1' });
    vi.spyOn(shop.host, 'pay').mockImplementation(({ payment }) => {
      steps.push(payment);
      return Promise.resolve('done');
    });
    const onLeaving = (): Promise<void> => {
      steps.push('left');
      return Promise.resolve();
    };
    const screen = await show(shop, { onLeaving });
    await screen.getByRole('button', { name: /^Pay .*299/ }).click();
    await expect.poll(() => steps).toEqual(['left', 'https://wallet.example/1']);
    expect(paid).toHaveBeenCalledWith({ orderNumber, payType: 'wechat', method: 'wap', returnUrl });
    expect(readWalletVisit(orderNumber)).toBe('away');
  });

  it('returns when the wallet does not open', async () => {
    const shop = createLoggedInShop();
    serve(shop, {});
    vi.spyOn(shop.api.orders, 'pay').mockResolvedValue({
      status: 'redirect',
      url: 'https://wallet.example/1',
    });
    vi.spyOn(shop.host, 'pay').mockResolvedValue('failed');
    const onReturn = vi.fn<() => void>();
    const screen = await show(shop, { onReturn });
    await screen.getByRole('button', { name: /^Pay .*299/ }).click();
    await expect.poll(() => onReturn.mock.calls.length).toBe(1);
    await expect.element(screen.getByText('The payment page could not be opened')).toBeVisible();
    expect(readWalletVisit(orderNumber)).toBeUndefined();
  });

  describe('in a browser with its own wallet', () => {
    const both = methods.map((method) => ({ ...method, isEnabled: true }));
    const parameters = { appId: 'wx1', package: 'prepay_id=1', paySign: 'x' };
    /** WeChat's object, whose wallet ends so. */
    const enterWechat = (result: 'ok' | 'cancel') => {
      const invoke = vi.fn<(name: string, given: unknown, onResult: (result: object) => void) => void>(
        (_name, _given, onResult) => onResult({ err_msg: `get_brand_wcpay_request:${result}` }),
      );
      Object.assign(window, { WeixinJSBridge: { invoke } });
      return invoke;
    };
    afterEach(() => void Reflect.deleteProperty(window, 'WeixinJSBridge'));
    const enter = () => {
      const shop = createLoggedInShop();
      serve(shop, {});
      shop.config.store.setState({ config: buildConfig({ payMethods: both, defaultPayType: 'alipay' }) });
      shop.host.payMethod = (payType) => (payType === 'wechat' ? 'mp' : undefined);
      return shop;
    };

    it('offers only what works there, and pays with its script for the openid', async () => {
      const shop = enter();
      noteOpenId('openid-1');
      const paid = vi.spyOn(shop.api.orders, 'pay').mockResolvedValue({ status: 'parameters', parameters });
      const invoke = enterWechat('ok');
      const handedOver = vi.spyOn(shop.host, 'pay');
      const screen = await show(shop);
      await expect.element(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
      expect(screen.getByRole('radio', { name: 'Alipay' }).elements()).toHaveLength(0);
      await screen.getByRole('button', { name: /^Pay .*299/ }).click();
      await expect
        .poll(() => invoke.mock.calls)
        .toEqual([['getBrandWCPayRequest', parameters, expect.any(Function)]]);
      expect(paid).toHaveBeenCalledWith({
        orderNumber,
        payType: 'wechat',
        method: 'mp',
        returnUrl,
        openId: 'openid-1',
      });
      expect(handedOver).not.toHaveBeenCalled();
      expect(readWalletVisit(orderNumber)).toBe('away');
    });

    it('returns to the cashier without a message when the shopper cancels there', async () => {
      const shop = enter();
      vi.spyOn(shop.api.orders, 'pay').mockResolvedValue({ status: 'parameters', parameters });
      enterWechat('cancel');
      const onReturn = vi.fn<() => void>();
      const screen = await show(shop, { onReturn });
      await screen.getByRole('button', { name: /^Pay .*299/ }).click();
      await expect.poll(() => onReturn.mock.calls.length).toBe(1);
      expect(screen.getByText('The payment page could not be opened').elements()).toHaveLength(0);
      expect(readWalletVisit(orderNumber)).toBeUndefined();
    });
  });

  it('offers PingPong if it has a page, and opens it without paying', async () => {
    const shop = createLoggedInShop();
    serve(shop, {});
    const pingPong: ShopPayMethod = {
      payType: 'pingpong',
      name: 'PingPong',
      imageUrl: '',
      isEnabled: true,
      hint: '',
    };
    shop.config.store.setState({ config: buildConfig({ payMethods: [...methods, pingPong] }) });
    const paid = vi.spyOn(shop.api.orders, 'pay');
    const onPingPong = vi.fn<() => Promise<void>>().mockResolvedValue();
    const without = await show(shop);
    await expect.element(without.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
    expect(without.getByRole('radio', { name: 'PingPong' }).elements()).toHaveLength(0);
    await without.unmount();

    const screen = await show(shop, { onPingPong });
    await screen.getByText('PingPong').click();
    await expect.element(screen.getByRole('radio', { name: 'PingPong' })).toBeChecked();
    await screen.getByRole('button', { name: /^Pay .*299/ }).click();
    await expect.poll(() => onPingPong.mock.calls.length).toBe(1);
    expect(paid).not.toHaveBeenCalled();
  });

  it('reports why a payment cannot start', async () => {
    const shop = createLoggedInShop();
    serve(shop, {});
    vi.spyOn(shop.api.orders, 'pay').mockResolvedValue({
      status: 'not-configured',
      message: 'This way of paying is not set up',
    });
    const screen = await show(shop);
    const seeMessage = async () => {
      await expect.element(screen.getByText('This way of paying is not set up')).toBeVisible();
    };
    // The message is shown for three seconds, and a click on a busy machine may return later.
    await Promise.all([seeMessage(), screen.getByRole('button', { name: /^Pay .*299/ }).click()]);
  });

  it('asks before it cancels the order', async () => {
    const shop = createLoggedInShop();
    serve(shop, {}, { isCancelled: true });
    const cancelled = vi.spyOn(shop.api.orders, 'cancel').mockResolvedValue({ status: 'ok' });
    const emitted = vi.fn<(change: string) => void>();
    shop.events.on('pawlet:order-changed', ({ change }) => emitted(change));
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Cancel order' }).click();
    expect(cancelled).not.toHaveBeenCalled();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect.element(screen.getByText('Cashier is cancelled')).toBeVisible();
    expect(emitted).toHaveBeenCalledExactlyOnceWith('cancelled');
  });
});
