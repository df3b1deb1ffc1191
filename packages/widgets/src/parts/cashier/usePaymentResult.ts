import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import { useEmit, usePawlet } from '../../runtime/index.ts';
import type { PaymentCalls } from './paymentCalls.ts';
import { getPaymentResult } from './paymentResult.ts';
import type { PaymentResult } from './paymentResult.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';
import { forgetWalletVisit, readWalletVisit } from './walletVisit.ts';

/** State of the result page. */
export type ResultState<P extends PaymentStatus = PaymentStatus> =
  | { readonly status: 'loading' | 'not-found' | 'unpaid' }
  | { readonly status: 'failed'; readonly check: () => void; readonly isChecking: boolean }
  | {
      readonly status: 'ready';
      readonly result: PaymentResult;
      readonly payment: P;
      readonly check: () => void;
      readonly isChecking: boolean;
    };

/** Follows the payment of a shop order to its result and emits it once. */
export function usePaymentResult(orderNumber: OrderNumber, onUnpaid: () => void): ResultState {
  const { api } = usePawlet();
  const emit = useEmit();
  const onSuccess = (): void => emit('pawlet:order-changed', { orderNumber, change: 'paid' });
  return useResult(api.orders, { orderNumber, onUnpaid, onSuccess });
}

export interface ResultOptions {
  readonly orderNumber: OrderNumber;
  /** No payment was attempted. */
  readonly onUnpaid: () => void;
  /** It was paid just now, after `pawlet:payment-result` was emitted. */
  readonly onSuccess: () => void;
}

/** Follows a payment to its result and emits it once. */
export function useResult<P extends PaymentStatus>(
  calls: PaymentCalls<P>,
  { orderNumber, onUnpaid, onSuccess }: ResultOptions,
): ResultState<P> {
  const emit = useEmit();
  const watch = usePaymentStatus(orderNumber, calls);
  // Read once: the result does not change while this page shows it.
  const [isFollowed] = useState(() => readWalletVisit(orderNumber) !== undefined);
  const result = watch.payment === undefined ? undefined : getPaymentResult(watch.payment, isFollowed);
  const isUnpaid = watch.payment !== undefined && result === undefined;
  const latest = useRef({ onUnpaid, onSuccess });
  useEffect(() => {
    latest.current = { onUnpaid, onSuccess };
  });
  const emitted = useRef<PaymentResult>(undefined);
  useEffect(() => {
    if (result === undefined || result === 'confirming' || emitted.current === result) return;
    emitted.current = result;
    forgetWalletVisit(orderNumber);
    if (!isFollowed || result === 'completed') return;
    emit('pawlet:payment-result', { orderNumber, result });
    if (result === 'success') latest.current.onSuccess();
  }, [emit, isFollowed, orderNumber, result]);
  useEffect(() => {
    if (!isUnpaid) return;
    forgetWalletVisit(orderNumber);
    latest.current.onUnpaid();
  }, [isUnpaid, orderNumber]);

  const check = (): void => void watch.check();
  if (watch.status === 'failed') return { status: 'failed', check, isChecking: watch.isChecking };
  if (watch.status !== 'ready') return { status: watch.status };
  if (result === undefined) return { status: 'unpaid' };
  return { status: 'ready', result, payment: watch.payment, check, isChecking: watch.isChecking };
}
