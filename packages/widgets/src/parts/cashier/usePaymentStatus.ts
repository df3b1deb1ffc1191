import type { OrderNumber, PaymentStatus } from '@pawlet/core/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../runtime/data/useResource.ts';
import type { PaymentCalls } from './paymentCalls.ts';
import { isPayable } from './paymentResult.ts';

/** What is known of a payment. A failed call takes nothing away that was known before. */
export type PaymentReading<P extends PaymentStatus> =
  | { readonly status: 'loading' | 'failed' | 'not-found'; readonly payment: undefined }
  | { readonly status: 'ready'; readonly payment: P };

export type PaymentWatch<P extends PaymentStatus> = PaymentReading<P> & {
  /** Asks the server now. Never rejects. */
  readonly check: () => Promise<void>;
  /** The shopper's own check is under way. */
  readonly isChecking: boolean;
};

/** Milliseconds from one question to the next; the last one repeats. */
const delays = [2000, 5000, 10_000] as const;
const longestDelay = 10_000;

/**
 * Follows the payment of an order by the server's word alone: while a result is awaited it asks again and again,
 * ever more slowly but without an end, and at once when the page comes to the front. Nothing is cached, because an
 * old word about money is worse than none.
 */
export function usePaymentStatus<P extends PaymentStatus>(
  orderNumber: OrderNumber,
  calls: PaymentCalls<P>,
): PaymentWatch<P> {
  const [reading, setReading] = useState<PaymentReading<P>>({ status: 'loading', payment: undefined });
  const [isChecking, setIsChecking] = useState(false);
  const ask = useRef<() => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let running: Promise<void> | undefined;
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      const isFirst = tries === 0;
      const answer = await readStatus(isFirst);
      if (ending.signal.aborted) return;
      if (answer.status !== 'failed') setReading(answer);
      else setReading((known) => (known.status === 'ready' ? known : answer));
      const isAwaited = answer.status === 'failed' ? !isFirst : isPending(answer.payment);
      if (!isAwaited) return;
      timer = setTimeout(() => void once(), delays[tries] ?? longestDelay);
      tries += 1;
    };
    const readStatus = async (isFirst: boolean): Promise<PaymentReading<P>> => {
      try {
        const options = { signal: ending.signal, background: !isFirst };
        const found = await calls.paymentStatus(orderNumber, options);
        return found.status === 'ok'
          ? { status: 'ready', payment: found.payment }
          : { status: 'not-found', payment: undefined };
      } catch (error) {
        // Throws what is a bug and no failure.
        failureOf(error);
        return { status: 'failed', payment: undefined };
      }
    };
    const once = (): Promise<void> => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    };
    ask.current = once;
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible') void once();
    };
    void once();
    document.addEventListener('visibilitychange', handleReturn);
    addEventListener('pageshow', handleReturn);
    return () => {
      ending.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('pageshow', handleReturn);
    };
  }, [calls, orderNumber]);

  const check = useCallback(async () => {
    setIsChecking(true);
    await ask.current();
    setIsChecking(false);
  }, []);
  return { ...reading, check, isChecking };
}

function isPending(payment: PaymentStatus | undefined): boolean {
  return (
    payment !== undefined &&
    isPayable(payment) &&
    (payment.state === 'pending' || payment.state === 'success')
  );
}
