import type { AddressId, CartLineId, Quote, QuoteResult, UserCouponId } from '@pawlet/core/api';
import { checkoutQueries } from '@pawlet/core/queries';
import { useEffect, useState } from 'react';
import { useQuery } from '../runtime/index.ts';

/** Everything the price depends on. */
export interface QuoteQuestion {
  readonly lineIds: readonly CartLineId[];
  readonly addressId: AddressId | undefined;
  readonly userCouponId: UserCouponId | undefined;
  readonly discountCode: string | undefined;
  readonly points: number;
  /** Incremented when quantities changed, so that the price is computed again. */
  readonly round: number;
}

export interface CheckoutQuote {
  /** The latest computed price; undefined until there is one. */
  readonly quote: Quote | undefined;
  /** It belongs to previous choices: it must not be paid. */
  readonly isStale: boolean;
  /** Why there is no price for the current choices. */
  readonly refusal: Exclude<QuoteResult, { readonly status: 'ok' }> | undefined;
  /** The request for the current choices failed. */
  readonly hasFailed: boolean;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads the price of the order, again after every change; `undefined` waits. */
export function useCheckoutQuote(question: QuoteQuestion | undefined): CheckoutQuote {
  const print = question === undefined ? '' : JSON.stringify(question);
  const asked = useQuery(
    question === undefined || question.lineIds.length === 0 ? undefined : checkoutQueries.quote(question),
    { keepPrevious: true },
  );
  const [good, setGood] = useState<{ readonly print: string; readonly quote: Quote }>();
  const answer = asked.data;
  useEffect(() => {
    if (answer?.result.status === 'ok') setGood({ print: answer.print, quote: answer.result.quote });
  }, [answer]);
  const isAnswered = answer?.print === print;
  return {
    quote: good?.quote,
    isStale: good?.print !== print || !isAnswered || answer.result.status !== 'ok',
    refusal: isAnswered && answer.result.status !== 'ok' ? answer.result : undefined,
    hasFailed: asked.error !== undefined && !isAnswered,
    isRefreshing: asked.isRefreshing,
    reload: asked.reload,
  };
}
