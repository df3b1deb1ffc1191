import { orderStates, paymentStates, toStateNumber } from '@pawlet/core/contract';
import { and, asc, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { orders } from '../../db/schema/order.ts';
import { money } from '../products/wireValues.ts';
import { type CsvRow, momentCell, toCsv } from '../operator/toCsv.ts';

const header = [
  'kind',
  'order_sn',
  'created',
  'paid',
  'sup',
  'code',
  'invite_id',
  'country',
  'currency',
  'saleamount',
  'payamount',
  'refund',
  'orderstate',
  'paystate',
] as const;

async function productRows(db: Database, where: SQL | undefined): Promise<CsvRow[]> {
  const rows = await db.select().from(orders).where(where).orderBy(asc(orders.id));
  return rows.map((row) => [
    'goods',
    row.orderSn,
    momentCell(row.createtime),
    momentCell(row.paytime),
    row.sup,
    row.code,
    row.inviteId,
    row.country,
    row.currency,
    money(row.total),
    money(row.paidAmount),
    money(row.refundedAmount),
    toStateNumber(orderStates, row.orderstate),
    toStateNumber(paymentStates, row.paystate),
  ]);
}

async function cloudRows(db: Database, where: SQL | undefined): Promise<CsvRow[]> {
  const rows = await db.select().from(cloudOrders).where(where).orderBy(asc(cloudOrders.id));
  return rows.map((row) => [
    'cloud',
    row.orderSn,
    momentCell(row.createtime),
    momentCell(row.paytime),
    row.sup,
    row.code,
    row.inviteId,
    '',
    row.currency,
    money(row.amount),
    money(row.paystate === 'paid' ? row.amount : 0),
    money(row.refundedAmount),
    toStateNumber(orderStates, 'open'),
    toStateNumber(paymentStates, row.paystate),
  ]);
}

/** The attribution of orders and of purchases of cloud storage as CSV, by their creation in epoch seconds. */
export async function writeAttributionSheet(
  db: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<string> {
  const rows = [
    ...(await productRows(db, and(gte(orders.createtime, from), lt(orders.createtime, to)))),
    ...(await cloudRows(db, and(gte(cloudOrders.createtime, from), lt(cloudOrders.createtime, to)))),
  ];
  return toCsv(header, rows);
}
