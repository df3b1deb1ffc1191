import { orderStates, paymentStates, toStateNumber } from '@pawlet/core/contract';
import { and, asc, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { orders } from '../../db/schema/order.ts';
import { money } from '../products/wireValues.ts';
import type { OperatorCommand } from '../operator/command.ts';
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

/** Parses YYYY-MM-DD in UTC to epoch seconds; null for an invalid date. */
function dayStart(text: string): number | null {
  const start = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? null : start / 1000;
}

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

/** Prints the attribution of orders as CSV. */
export const exportAttributionCommand: OperatorCommand = {
  name: 'export-attribution',
  usage: '[<from> [<until>]]',
  summary:
    'prints the attribution of orders (sup, code and invitation) as CSV, by day of creation (YYYY-MM-DD, UTC)',
  async run({ db }, [from = '1970-01-01', until = '9999-12-31']) {
    const [start, end] = [dayStart(from), dayStart(until)];
    if (start === null || end === null) {
      return { status: 'refused', text: 'Dates must look like 2026-01-31.' };
    }
    const day = 24 * 3600;
    const rows = [
      ...(await productRows(db, and(gte(orders.createtime, start), lt(orders.createtime, end + day)))),
      ...(await cloudRows(
        db,
        and(gte(cloudOrders.createtime, start), lt(cloudOrders.createtime, end + day)),
      )),
    ];
    return { status: 'done', text: toCsv(header, rows) };
  },
};
