import type { Pawlet } from '@pawlet/core';
import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildPayment } from '../../../test/orders.ts';
import { createLoggedInShop } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { ResultView } from './ResultView.tsx';
import { usePaymentResult } from './usePaymentResult.ts';
import { noteWalletVisit, readWalletVisit } from './walletVisit.ts';

const orderNumber = '20261121000000000000000001' as OrderNumber;

function TestResult({ onUnpaid }: { readonly onUnpaid: () => void }) {
  const state = usePaymentResult(orderNumber, onUnpaid);
  if (state.status !== 'ready') return <p>Result is {state.status}</p>;
  return (
    <ResultView
      result={state.result}
      payment={state.payment}
      onRefresh={state.check}
      isRefreshing={state.isChecking}
      onPayAgain={() => undefined}
      onViewOrder={() => undefined}
      onHome={() => undefined}
    />
  );
}

function answer(shop: Pawlet, given: () => Partial<PaymentStatus>) {
  return vi
    .spyOn(shop.api.orders, 'paymentStatus')
    .mockImplementation(() => Promise.resolve({ status: 'ok', payment: buildPayment(given()) }));
}

function show(shop: Pawlet, onUnpaid: () => void = () => undefined) {
  return render(
    <PawletProvider pawlet={shop}>
      <TestResult onUnpaid={onUnpaid} />
    </PawletProvider>,
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the result of a payment', () => {
  it.each([
    ['Payment failed', { state: 'failed' }, true],
    ['Payment canceled', { state: 'cancelled' }, true],
    ['The order has been canceled', { isCancelled: true }, false],
    ['The order has expired', { isExpired: true }, false],
    ['This order has been paid', { isPaid: true, state: 'success' }, false],
    ['Confirming your payment', { state: 'pending' }, true],
  ] as const)('shows "%s"', async (words, given, canPayAgain) => {
    const shop = createLoggedInShop();
    answer(shop, () => given);
    const screen = await show(shop);
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
    await expect.element(screen.getByText(/299\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay again' }).elements()).toHaveLength(canPayAgain ? 1 : 0);
  });

  it('is news only in the tab that paid, and emitted once', async () => {
    const shop = createLoggedInShop();
    answer(shop, () => ({ isPaid: true, state: 'success' }));
    noteWalletVisit(orderNumber, 'away');
    const emitted = vi.fn<(result: string) => void>();
    shop.events.on('pawlet:payment-result', ({ result }) => emitted(result));
    const screen = await show(shop);
    await expect.element(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(emitted).toHaveBeenCalledExactlyOnceWith('success');
    expect(readWalletVisit(orderNumber)).toBeUndefined();
    await screen.unmount();
    const later = await show(shop);
    await expect.element(later.getByRole('heading', { name: 'This order has been paid' })).toBeVisible();
    expect(emitted).toHaveBeenCalledTimes(1);
  });

  it('keeps confirming with increasing delays, and never shows a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shop = createLoggedInShop();
    noteWalletVisit(orderNumber, 'away');
    let given: Partial<PaymentStatus> = { state: 'pending' };
    const asked = answer(shop, () => given);
    const screen = await show(shop);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
    for (const [delay, calls] of [
      [2000, 2],
      [5000, 3],
      [10_000, 4],
      [10_000, 5],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay - 200);
      expect(asked).toHaveBeenCalledTimes(calls - 1);
      await vi.advanceTimersByTimeAsync(200);
      expect(asked).toHaveBeenCalledTimes(calls);
    }
    asked.mockRejectedValueOnce(new PawletError('NETWORK', 'offline'));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(screen.getByRole('heading', { name: 'Confirming your payment' }).elements()).toHaveLength(1);
    given = { isPaid: true, state: 'success' };
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    await expect.element(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  it("queries immediately on the shopper's request", async () => {
    const shop = createLoggedInShop();
    let given: Partial<PaymentStatus> = { state: 'pending' };
    answer(shop, () => given);
    const screen = await show(shop);
    await expect.element(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    given = { state: 'failed' };
    await screen.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  });

  it('returns to the cashier when no payment was attempted', async () => {
    const shop = createLoggedInShop();
    answer(shop, () => ({ state: 'none' }));
    const onUnpaid = vi.fn<() => void>();
    await show(shop, onUnpaid);
    await expect.poll(() => onUnpaid.mock.calls.length).toBe(1);
  });
});
