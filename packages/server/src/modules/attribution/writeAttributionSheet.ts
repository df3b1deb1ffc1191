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

type Order = typeof orders.$inferSelect;
type Attributed = Pick<
  Order,
  | 'orderSn'
  | 'createtime'
  | 'paytime'
  | 'sup'
  | 'code'
  | 'inviteId'
  | 'currency'
  | 'refundedAmount'
  | 'paystate'
>;

/** What differs between orders and purchases of cloud storage. */
interface Bought extends Pick<Order, 'total' | 'paidAmount' | 'country' | 'orderstate'> {
  readonly kind: 'goods' | 'cloud';
}

const toRow = (row: Attributed, { kind, country, total, paidAmount, orderstate }: Bought): CsvRow => [
  kind,
  row.orderSn,
  momentCell(row.createtime),
  momentCell(row.paytime),
  row.sup,
  row.code,
  row.inviteId,
  country,
  row.currency,
  money(total),
  money(paidAmount),
  money(row.refundedAmount),
  toStateNumber(orderStates, orderstate),
  toStateNumber(paymentStates, row.paystate),
];

async function productRows(db: Database, where: SQL | undefined): Promise<CsvRow[]> {
  const rows = await db.select().from(orders).where(where).orderBy(asc(orders.id));
  return rows.map((row) => toRow(row, { ...row, kind: 'goods' }));
}

async function cloudRows(db: Database, where: SQL | undefined): Promise<CsvRow[]> {
  const rows = await db.select().from(cloudOrders).where(where).orderBy(asc(cloudOrders.id));
  return rows.map((row) => {
    const paidAmount = row.paystate === 'paid' ? row.amount : 0;
    return toRow(row, { kind: 'cloud', country: '', total: row.amount, paidAmount, orderstate: 'open' });
  });
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
