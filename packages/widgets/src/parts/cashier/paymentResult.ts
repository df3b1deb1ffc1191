import type { PaymentStatus } from '@pawlet/core/api';

/** The six results of a payment. */
export type PaymentResult = 'success' | 'failure' | 'cancelled' | 'expired' | 'completed' | 'confirming';

/**
 * The result for the shopper; undefined when no payment was attempted. `isFollowed`: this tab has followed the payment,
 * so that its result is news.
 */
export function getPaymentResult(payment: PaymentStatus, isFollowed: boolean): PaymentResult | undefined {
  if (payment.isCancelled) return 'cancelled';
  if (payment.isExpired) return 'expired';
  if (payment.isPaid) return isFollowed ? 'success' : 'completed';
  switch (payment.state) {
    case 'failed':
      return 'failure';
    case 'cancelled':
      return 'cancelled';
    // The payment may have succeeded before the order is updated.
    case 'success':
    case 'pending':
      return 'confirming';
    case 'none':
      return undefined;
  }
}

/** True while the order can still be paid. */
export function isPayable(payment: PaymentStatus): boolean {
  return !payment.isPaid && !payment.isCancelled && !payment.isExpired;
}
