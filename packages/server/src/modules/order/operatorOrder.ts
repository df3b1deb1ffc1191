import type { OperatorOrder, OperatorOrderEntry } from '@pawlet/operator';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { creditNotes, invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import type { Language } from '../../i18n/language.ts';
import { creditNoteSn } from '../invoice/creditNoteSn.ts';
import { money } from '../products/wireValues.ts';
import { findLines, findOrderBySn, findTraces, type OrderRow } from './repository.ts';
import { readVersion, type VersionedOrder } from './orderPage.ts';
import { readShopOrder, type ShopOrder } from './readShopOrder.ts';
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
  const row = await findOrderBySn(db, orderSn);
  const order = row && (await readShopOrder(db, orderSn, language));
  if (!order) return null;
  const lines = await findLines(db, [row.id]);
  return {
    orderSn,
    status: order.status,
    states: { order: row.orderstate, payment: row.paystate, shipping: row.shippingstate },
    version: await readVersion(db, row.id),
    created: order.created,
    paid: order.paid,
    shipped: order.shipped,
    delivered: order.delivered,
    received: order.received,
    cancelled: row.canceltime,
    reminded: order.reminded,
    language: row.language,
    country: row.country,
    partner: row.sup,
    recipient: order.recipient ?? null,
    remark: order.remark,
    currency: order.currency,
    products: order.goods,
    freight: order.freight,
    total: order.total,
    paidAmount: order.paidAmount,
    refundedAmount: order.refundedAmount,
    pointsUsed: order.pointsUsed,
    lines: order.lines.map((line) => ({
      id: line.id,
      sku: line.goodsSn,
      title: line.title,
      attributes: line.attributes,
      quantity: line.nums,
      toShip: line.toShip,
      refundedQuantity: line.refundedNums,
      isGift: line.isGift,
      gramsEach: lines.find(({ id }) => id === line.id)?.weightGrams ?? 0,
      paidAmount: line.paidAmount,
    })),
    discounts: order.discounts,
    payments: order.payments,
    afterSales: order.aftersales.map(({ nums: quantity, ...request }) => ({ ...request, quantity })),
    refunds: order.refunds,
    parcels: order.parcels.map(({ expressname, expressno, created, lines: pieces }) => ({
      carrier: expressname,
      number: expressno,
      created,
      lines: pieces.map(({ lineId, nums: quantity }) => ({ lineId, quantity })),
    })),
    invoices: await readDocuments(db, row.id),
    timeline: await readTimeline(db, row, order, language),
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

/** What happened to an order, oldest first. */
async function readTimeline(
  db: Database,
  row: OrderRow,
  order: ShopOrder,
  language: Language,
): Promise<OperatorOrder['timeline']> {
  const moments = [
    ['created', row.createtime],
    ['paid', row.paytime],
    ['reminded', row.remindtime],
    ['delivered', row.delivertime],
    ['received', row.receivetime],
    ['refunded', row.refundtime],
    ['cancelled', row.canceltime],
  ] as const;
  const operated = await db
    .select()
    .from(operatorLogs)
    .where(eq(operatorLogs.target, row.orderSn))
    .orderBy(asc(operatorLogs.id));
  const traces = await findTraces(db, row.id);
  return [
    ...moments.flatMap(([event, time]) => (time === null ? [] : [{ time, event, detail: '', actor: '' }])),
    ...order.parcels.map(({ created, expressname, expressno }) => ({
      time: created,
      event: 'parcel',
      detail: [expressname, expressno].filter((text) => text !== '').join(' '),
      actor: '',
    })),
    ...traces.map(({ createtime, stage, context }) => ({
      time: createtime,
      event: `trace.${stage}`,
      detail: context[language],
      actor: '',
    })),
    ...operated
      .filter(({ outcome }) => outcome === 'done')
      .map(({ createtime, command, actor }) => ({ time: createtime, event: command, detail: '', actor })),
  ].sort((one, other) => one.time - other.time);
}
