import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import { usePawlet } from '../../runtime/index.ts';
import { paymentResultOf } from './paymentResult.ts';
import type { PaymentResult } from './paymentResult.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';
import { forgetWalletVisit, readWalletVisit } from './walletVisit.ts';

/** What the result page shows. */
export type ResultState =
  | { readonly status: 'loading' | 'not-found' | 'unpaid' }
  | { readonly status: 'failed'; readonly check: () => void; readonly isChecking: boolean }
  | {
      readonly status: 'ready';
      readonly result: PaymentResult;
      readonly payment: PaymentStatus;
      readonly check: () => void;
      readonly isChecking: boolean;
    };

/** Follows a payment to its result and tells it once to whoever listens. */
export function usePaymentResult(orderNumber: OrderNumber, onUnpaid: () => void): ResultState {
  const { events } = usePawlet();
  const watch = usePaymentStatus(orderNumber);
  // Read once: the result stays what it was while this page shows it.
  const [isFollowed] = useState(() => readWalletVisit(orderNumber) !== undefined);
  const result = watch.payment === undefined ? undefined : paymentResultOf(watch.payment, isFollowed);
  const isUnpaid = watch.payment !== undefined && result === undefined;
  const told = useRef<PaymentResult>(undefined);
  useEffect(() => {
    if (result === undefined || result === 'confirming' || told.current === result) return;
    told.current = result;
    forgetWalletVisit(orderNumber);
    if (!isFollowed || result === 'completed') return;
    events.emit('pawlet:payment-result', { orderNumber, result });
    if (result === 'success') events.emit('pawlet:order-changed', { orderNumber, change: 'paid' });
  }, [events, isFollowed, orderNumber, result]);
  const latest = useRef(onUnpaid);
  useEffect(() => {
    latest.current = onUnpaid;
  });
  useEffect(() => {
    if (!isUnpaid) return;
    forgetWalletVisit(orderNumber);
    latest.current();
  }, [isUnpaid, orderNumber]);

  const check = (): void => void watch.check();
  if (watch.status === 'failed') return { status: 'failed', check, isChecking: watch.isChecking };
  if (watch.status !== 'ready') return { status: watch.status };
  if (result === undefined) return { status: 'unpaid' };
  return { status: 'ready', result, payment: watch.payment, check, isChecking: watch.isChecking };
}
