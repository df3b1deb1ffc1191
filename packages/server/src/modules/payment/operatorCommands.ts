import { and, desc, eq, lt } from 'drizzle-orm';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { money } from '../products/wireValues.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';

const shown = 50;
const states = ['waits', 'on its way', 'done'] as const;

const refundsCommand: OperatorCommand = {
  name: 'refunds',
  usage: '[all]',
  summary: 'lists pending refunds: of after-sales, surplus payments and plans; `all` includes completed ones',
  async run({ db }, [scope = '']) {
    if (scope !== '' && scope !== 'all') return { status: 'refused', text: 'Enter nothing, or `all`.' };
    const rows = await db
      .select({
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
      .where(scope === 'all' ? undefined : lt(refunds.state, 2))
      .orderBy(desc(refunds.id))
      .limit(shown);
    const lines = rows.map(({ refund, refundSn, orderSn, cloudSn, paytype }) => {
      const { refundNo, cause, amount, currency, state, attempts, lastResult, dueAt } = refund;
      const next = state === 2 ? '' : `next ${new Date(dueAt * 1000).toISOString()}`;
      const tries = `${counted(attempts, 'try', 'tries')}${lastResult === '' ? '' : `, ${lastResult}`}`;
      return [
        refundNo,
        cause,
        refundSn ?? orderSn ?? cloudSn ?? '',
        `${money(amount)} ${currency}`,
        paytype ?? '',
        states[state],
        tries,
        next,
      ].join('\t');
    });
    return { status: 'done', text: lines.length === 0 ? 'There are no pending refunds.' : lines.join('\n') };
  },
};

const retryCommand: OperatorCommand = {
  name: 'retry-refund',
  usage: '<refund_no>',
  summary: 'retries a refund at once that the provider refused or did not respond to',
  async run({ db }, [refundNo = ''], now) {
    const [row] = await db
      .update(refunds)
      .set({ dueAt: now })
      .where(and(eq(refunds.refundNo, refundNo), lt(refunds.state, 2)))
      .returning({ id: refunds.id });
    return row
      ? { status: 'done', text: `${refundNo} will be retried within seconds.` }
      : { status: 'refused', text: 'There is no such pending refund.' };
  },
};

/** Operator commands for pending refunds. */
export const refundCommands: readonly OperatorCommand[] = [refundsCommand, retryCommand];
