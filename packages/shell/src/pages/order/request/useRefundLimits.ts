import type { AfterSaleType, MostResult, Order, OrderLineId, RefundMost } from '@pawlet/core/api';
import { applicationQueries } from '@pawlet/core/queries';
import { useQuery } from '@pawlet/widgets';
import type { Choices, RefundLimits } from './requestRules.ts';

/** The known maximum refund of each selected line. */
export interface KnownRefundLimits {
  readonly refundLimits: RefundLimits;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly reload: () => Promise<void>;
  /** The first response that was no amount. */
  readonly refusal: Exclude<MostResult, { readonly status: 'ok' }> | undefined;
}

/** Loads the maximum of every selected line, again whenever quantity or type change. */
export function useRefundLimits(order: Order, choices: Choices, type: AfterSaleType): KnownRefundLimits {
  const ticked = order.lines.flatMap(({ id }) => {
    const choice = choices[id];
    return choice?.isTicked === true ? [{ lineId: id, quantity: choice.quantity }] : [];
  });
  const asked = useQuery(
    applicationQueries.refundLimits({ lines: ticked, type, currency: order.total.currency }),
    {
      refreshOnFocus: false,
    },
  );
  const answers = asked.data ?? [];
  return {
    refundLimits: new Map(
      answers.flatMap(([id, result]): (readonly [OrderLineId, RefundMost])[] =>
        result.status === 'ok' ? [[id, result.most]] : [],
      ),
    ),
    isLoading: asked.status === 'loading',
    hasFailed: asked.status === 'failed',
    isRetrying: asked.isRefreshing,
    reload: asked.reload,
    refusal: answers.flatMap(([, result]) => (result.status === 'ok' ? [] : [result]))[0],
  };
}
