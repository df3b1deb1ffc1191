import type { MostResult } from '../api/afterSaleApi.ts';
import type { AfterSaleType } from '../api/types/afterSale.ts';
import type { OrderLineId } from '../api/types/ids.ts';
import type { Order } from '../api/types/order.ts';
import type { NotFound } from '../api/types/results.ts';
import type { Query } from './types.ts';

const tags = ['after-sales'];

/** Data for the form of an after-sales request. */
export const applicationQueries = {
  /** The order of a line, and whether the line has shipped. */
  start: (
    lineId: OrderLineId,
  ): Query<{ readonly status: 'ok'; readonly order: Order; readonly isShipped: boolean } | NotFound> => ({
    key: ['after-sale-form', lineId],
    load: async ({ afterSales, orders }, options) => {
      const line = await afterSales.findLine(lineId, options);
      if (line.status !== 'ok') return line;
      const order = await orders.find(line.line.orderNumber, options);
      return order.status === 'ok' ? { ...order, isShipped: line.line.isShipped } : order;
    },
    tags,
  }),
  /** The maximum refunds for quantities of lines, by line. */
  refundLimits: ({
    lines,
    type,
    currency,
  }: {
    readonly lines: readonly { readonly lineId: OrderLineId; readonly quantity: number }[];
    readonly type: AfterSaleType;
    readonly currency: string;
  }): Query<readonly (readonly [OrderLineId, MostResult])[]> => ({
    key: ['refund-most', type, ...lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`)],
    load: ({ afterSales }, options) =>
      Promise.all(
        lines.map(
          async (line) =>
            [line.lineId, await afterSales.getRefundLimit({ ...line, type, currency }, options)] as const,
        ),
      ),
    tags,
  }),
};
