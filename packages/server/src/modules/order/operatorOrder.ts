import type { OperatorOrder, OperatorOrderEntry } from '@pawlet/operator';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { creditNotes, invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import { payments } from '../../db/schema/payment.ts';
import type { Language } from '../../i18n/language.ts';
import { creditNoteSn } from '../invoice/creditNoteSn.ts';
import { findReplacementParcels } from '../after-sales/replacementParcels.ts';
import { getStage } from '../after-sales/states.ts';
import { money } from '../products/wireValues.ts';
import { toOperatorLine } from './operatorOrderLines.ts';
import { readTimeline } from './operatorTimeline.ts';
import { readVersion, type VersionedOrder } from './orderPage.ts';
import { findParcels } from './parcels.ts';
import { readRecipients } from './readRecipients.ts';
import { findLines, findOrderBySn } from './repository.ts';
import { orderStatusKey } from './states.ts';

/** An order of the list as the operator API returns it. */
export function toOrderEntry(order: VersionedOrder): OperatorOrderEntry {
  return {
    orderSn: order.orderSn,
    status: orderStatusKey(order),
    created: order.createtime,
    paid: order.paytime,
    shipped: order.shippingtime,
    delivered: order.delivertime,
    total: money(order.total),
    currency: order.currency,
    receiver: order.receiver,
    phone: order.mobile,
    country: order.destination,
    partner: order.sup,
    isReminded: order.remindtime !== null,
    hasRemark: order.memo !== '',
    version: order.version,
  };
}

/** An order as the operator API returns it, with titles and tracking events in a language; null for an unknown number. */
export async function readOperatorOrder(
  db: Database,
  orderSn: string,
  language: Language,
): Promise<OperatorOrder | null> {
  const order = await findOrderBySn(db, orderSn);
  if (!order) return null;
  const recipient = (await readRecipients(db, [order])).get(order.id) ?? null;
  const lines = await findLines(db, [order.id]);
  const parcels = (await findParcels(db, [order.id])).map(
    ({ expressname, expressno, lines: pieces, createtime }) => ({
      carrier: expressname,
      number: expressno,
      created: createtime,
      lines: pieces.map(({ lineId, nums: quantity }) => ({ lineId, quantity })),
    }),
  );
  return {
    orderSn,
    status: orderStatusKey(order),
    states: { order: order.orderstate, payment: order.paystate, shipping: order.shippingstate },
    version: await readVersion(db, order.id),
    customer: order.userId,
    created: order.createtime,
    paid: order.paytime,
    shipped: order.shippingtime,
    delivered: order.delivertime,
    received: order.receivetime,
    cancelled: order.canceltime,
    reminded: order.remindtime,
    language: order.language,
    country: order.country,
    partner: order.sup,
    recipient,
    remark: order.memo,
    currency: order.currency,
    products: money(order.productsAmount),
    freight: money(order.shippingFee),
    total: money(order.total),
    paidAmount: money(order.paidAmount),
    refundedAmount: money(order.refundedAmount),
    pointsUsed: order.points,
    lines: lines.map((line) => toOperatorLine(order, line, language)),
    discounts: order.discounts.map(({ type, name, amount }) => ({
      type,
      name: name[language],
      amount: money(amount),
    })),
    ...(await readMoneyMoves(db, order.id)),
    parcels,
    replacements: await readReplacements(db, order.id),
    invoices: await readDocuments(db, order.id),
    timeline: await readTimeline(db, order, parcels, language),
  };
}

async function readReplacements(db: Database, orderId: number): Promise<OperatorOrder['replacements']> {
  const parcels = await findReplacementParcels(db, [orderId]);
  return parcels.flatMap(({ refundSn, sku, expressname, expressno, createtime, lines }) =>
    lines.map(({ lineId, nums: quantity }) => ({
      refundSn,
      lineId,
      quantity,
      sku,
      carrier: expressname,
      number: expressno,
      created: createtime,
    })),
  );
}

/** Payments and refunds of an order. */
async function readMoneyMoves(
  db: Database,
  orderId: number,
): Promise<Pick<OperatorOrder, 'payments' | 'afterSales' | 'refunds'>> {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id));
  const requests = await db
    .select({ request: afterSales, refund: refunds })
    .from(afterSales)
    .leftJoin(refunds, eq(refunds.afterSaleId, afterSales.id))
    .where(eq(afterSales.orderId, orderId))
    .orderBy(asc(afterSales.id));
  const others = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.id, refunds.paymentId), eq(payments.orderId, orderId)))
    .where(isNull(refunds.afterSaleId))
    .orderBy(asc(refunds.id));
  return {
    payments: paid.map(({ paymentNo, paytype, method, amount, status, isSurplus, transactionId }) => ({
      paymentNo,
      paytype,
      method,
      amount: money(amount),
      status,
      isSurplus,
      transactionId,
    })),
    afterSales: requests.map(({ request, refund }) => ({
      refundSn: request.refundSn,
      lineId: request.lineId,
      quantity: request.quantity,
      stage: getStage(request),
      amount: money(
        request.isExchanged ? 0 : request.productsAmount + request.freightAmount - request.withheldAmount,
      ),
      points: request.points,
      note: request.mark,
      refundState: refund?.state ?? null,
    })),
    refunds: others.map(({ refund }) => ({
      refundNo: refund.refundNo,
      cause: refund.cause,
      amount: money(refund.amount),
      state: refund.state,
    })),
  };
}

/** Invoices of an order and their credit notes. */
async function readDocuments(db: Database, orderId: number): Promise<OperatorOrder['invoices']> {
  const issued = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoiceId, invoices.id))
    .where(eq(invoiceOrders.orderId, orderId))
    .orderBy(asc(invoices.id));
  const notes = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.id));
  return [
    ...issued.map(({ invoice }) => ({
      kind: 'invoice' as const,
      number: invoice.invoiceSn,
      amount: money(invoice.amount),
      isIssued: invoice.status === 'issued',
      created: invoice.createtime,
    })),
    ...notes.map((note) => ({
      kind: 'credit-note' as const,
      number: creditNoteSn(note),
      amount: money(note.amount),
      isIssued: true,
      created: note.createtime,
    })),
  ];
}
