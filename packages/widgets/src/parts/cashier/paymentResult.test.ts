import { describe, expect, it } from 'vitest';
import { buildPayment } from '../../../test/orders.ts';
import { isPayable, getPaymentResult } from './paymentResult.ts';

describe('the result of a payment', () => {
  it.each([
    ['success', { isPaid: true, state: 'success' }, true],
    ['completed', { isPaid: true, state: 'success' }, false],
    ['failure', { state: 'failed' }, true],
    ['cancelled', { state: 'cancelled' }, true],
    ['cancelled', { isCancelled: true, state: 'pending' }, true],
    ['expired', { isExpired: true, state: 'failed' }, true],
    ['confirming', { state: 'pending' }, true],
    // The wallet has succeeded before the order is updated: never "failed" or "paid".
    ['confirming', { state: 'success' }, true],
    [undefined, { state: 'none' }, true],
  ] as const)('is %s', (result, given, isFollowed) => {
    expect(getPaymentResult(buildPayment(given), isFollowed)).toBe(result);
  });

  it('allows no payment of a paid, cancelled or expired order', () => {
    expect(isPayable(buildPayment({ state: 'failed' }))).toBe(true);
    for (const closed of [{ isPaid: true }, { isCancelled: true }, { isExpired: true }]) {
      expect(isPayable(buildPayment(closed))).toBe(false);
    }
  });
});
