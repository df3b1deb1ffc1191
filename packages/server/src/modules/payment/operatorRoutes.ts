import { refundCalls } from '@pawlet/operator';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { type PageById, pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { money } from '../products/wireValues.ts';

const states = ['waits', 'sent', 'done'] as const;
const finished = 2;

/** Refunds on their way to the payment providers. */
export const paymentRefundArea: OperatorArea = (add) => {
  add(refundCalls.listRefunds, ({ db }, { fields }) =>
    pageById(
      fields,
      `refunds ${fields.state}`,
      (page) => findRefunds(db, fields.state, page),
      (rows) =>
        rows.map(({ refund, refundSn, orderSn, cloudSn, paytype }) => {
          const { refundNo, cause, currency, state, attempts, lastResult, dueAt } = refund;
          return {
            refundNo,
            cause,
            target: refundSn ?? orderSn ?? cloudSn ?? '',
            amount: money(refund.amount),
            currency,
            paytype: paytype ?? '',
            state: states[state],
            attempts,
            lastResult,
            due: state === finished ? null : dueAt,
          };
        }),
    ),
  );

  add(refundCalls.retryRefund, async ({ db, now }, { params }) => {
    const rows = await db
      .update(refunds)
      .set({ dueAt: now })
      .where(and(eq(refunds.refundNo, params.no), lt(refunds.state, finished)))
      .returning({ id: refunds.id });
    return rows.length > 0 ? done({}) : refuseWith('not-found');
  });
};

function findRefunds(db: Database, state: 'pending' | 'all', { after, limit }: PageById) {
  return db
    .select({
      id: refunds.id,
      refund: refunds,
      refundSn: afterSales.refundSn,
      orderSn: orders.orderSn,
      cloudSn: cloudOrders.orderSn,
      paytype: payments.paytype,
    })
    .from(refunds)
    .leftJoin(afterSales, eq(afterSales.id, refunds.afterSaleId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(cloudOrders, eq(cloudOrders.id, payments.cloudOrderId))
    .where(
      and(
        state === 'all' ? undefined : lt(refunds.state, finished),
        after === undefined ? undefined : lt(refunds.id, after),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(limit);
}
