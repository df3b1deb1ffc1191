import type { PaymentStatus } from '@pawlet/core/api';

/** The six results of a payment. */
export type PaymentResult = 'success' | 'failure' | 'cancelled' | 'expired' | 'completed' | 'confirming';

/**
 * What the server's word means for the shopper; undefined when nobody has tried to pay yet.
 * A payment that this tab has followed is news, any other one is merely known.
 */
export function paymentResultOf(payment: PaymentStatus, isFollowed: boolean): PaymentResult | undefined {
  if (payment.isCancelled) return 'cancelled';
  if (payment.isExpired) return 'expired';
  if (payment.isPaid) return isFollowed ? 'success' : 'completed';
  switch (payment.state) {
    case 'failed':
      return 'failure';
    case 'cancelled':
      return 'cancelled';
    // The money may have moved before the order knows of it.
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
