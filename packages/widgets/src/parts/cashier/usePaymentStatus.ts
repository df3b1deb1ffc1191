import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import type { CallOptions } from '@pawlet/core/http';
import { useCallback } from 'react';
import type { PaymentCalls } from './paymentCalls.ts';
import { isPayable } from './paymentResult.ts';
import { useAwaited } from './useAwaited.ts';

/** The known payment status. A failed call keeps the previous one. */
export type PaymentReading<P extends PaymentStatus> =
  | { readonly status: 'loading' | 'failed' | 'not-found'; readonly payment: undefined }
  | { readonly status: 'ready'; readonly payment: P };

export type PaymentWatch<P extends PaymentStatus> = PaymentReading<P> & {
  /** Queries the server now. Never rejects. */
  readonly check: () => Promise<void>;
  /** The shopper's own check is in progress. */
  readonly isChecking: boolean;
};

/** Follows an order's payment status on the server until it has a result. */
export function usePaymentStatus<P extends PaymentStatus>(
  orderNumber: OrderNumber,
  calls: PaymentCalls<P>,
): PaymentWatch<P> {
  const ask = useCallback(
    async (options: CallOptions): Promise<P | undefined> => {
      const found = await calls.paymentStatus(orderNumber, options);
      return found.status === 'ok' ? found.payment : undefined;
    },
    [calls, orderNumber],
  );
  const { status, answer, check, isChecking } = useAwaited(ask, isPending);
  const actions = { check, isChecking };
  if (status !== 'ready') return { status, payment: undefined, ...actions };
  return answer === undefined
    ? { status: 'not-found', payment: undefined, ...actions }
    : { status, payment: answer, ...actions };
}

function isPending(payment: PaymentStatus | undefined): boolean {
  return (
    payment !== undefined &&
    isPayable(payment) &&
    (payment.state === 'pending' || payment.state === 'success')
  );
}
