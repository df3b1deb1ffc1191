import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { compareNodes, listRunningNodes } from '../../db/runningNodes.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { creditNotes, invoices } from '../../db/schema/invoice.ts';
import { nodeFacts } from '../../db/schema/node.ts';
import { orderMails, orders } from '../../db/schema/order.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import { withdrawalMails } from '../../db/schema/withdrawal.ts';
import type { NodesMeasure, ShopMeasure } from '../../ports/metrics.ts';

const hourSeconds = 3600;
/** Attempts after which an entry counts as failing. */
const failingAttempts = 3;

/** Queues with the time at which an entry is due next, and which entries wait: each has an index of these. */
const queues = [
  ['order-mails', orderMails, orderMails.duetime, sql`${orderMails.duetime} is not null`],
  ['withdrawal-mails', withdrawalMails, withdrawalMails.duetime, sql`${withdrawalMails.duetime} is not null`],
  ['restock-alerts', restockAlerts, restockAlerts.duetime, sql`${restockAlerts.duetime} is not null`],
  ['webhooks', webhookDeliveries, webhookDeliveries.duetime, sql`${webhookDeliveries.duetime} is not null`],
  ['refunds', refunds, refunds.dueAt, sql`${refunds.state} < 2`],
  // An invoice is sent once an operator or the autopilot has issued it.
  ['invoices', invoices, invoices.dueAt, sql`${invoices.mailtime} is null and ${invoices.status} = 'issued'`],
  ['credit-notes', creditNotes, creditNotes.dueAt, sql`${creditNotes.mailtime} is null`],
] as const;

interface QueueRow {
  readonly queue: string;
  readonly waiting: number | string;
  readonly failing: number | string;
  readonly late: number | string;
}

const now = sql`${sql.placeholder('now')}::bigint`;

const queuesQuery = prepareSql<QueueRow & Readonly<Record<string, unknown>>>(
  sql.join(
    queues.map(
      ([queue, table, due, waits]) =>
        sql`select ${sql.raw(`'${queue}'`)} as queue, count(*) as waiting, count(*) filter (where ${table.attempts} >= ${sql.raw(String(failingAttempts))}) as failing, greatest(0, coalesce(${now} - min(${due}), 0)) as late from ${table} where ${waits}`,
    ),
    sql` union all `,
  ),
);

interface OrderRow {
  readonly placed: number | string;
  readonly paid: number | string;
  readonly last: number | string | null;
  readonly ship: number | string;
  readonly since: number | string | null;
}

const ordersQuery = prepareSql<OrderRow & Readonly<Record<string, unknown>>>(
  sql`select recent.placed, recent.paid, (select max(${orders.createtime}) from ${orders}) as last, open.ship, open.since from (select count(*) as placed, count(*) filter (where ${orders.paystate} = 1) as paid from ${orders} where ${orders.createtime} > ${now} - ${sql.raw(String(hourSeconds))}) recent, (select count(*) as ship, min(${orders.paytime}) as since from ${orders} where ${orders.orderstate} = 0 and ${orders.paystate} = 1 and ${orders.shippingstate} = 0) open`,
);

const toNumberOrNull = (value: number | string | null) => (value === null ? null : Number(value));

/** Reads what waits in the shop, and its orders of the last hour. */
export async function readShopMeasure(db: Database, nowSeconds: number): Promise<ShopMeasure> {
  const waiting = await queuesQuery(db, { now: nowSeconds });
  const [order] = await ordersQuery(db, { now: nowSeconds });
  if (!order) throw new Error('Pawlet: a query of totals must return a row.');
  return {
    queues: waiting.map((row) => ({
      queue: row.queue,
      waiting: Number(row.waiting),
      failing: Number(row.failing),
      lateSeconds: Number(row.late),
    })),
    placed: Number(order.placed),
    paid: Number(order.paid),
    lastOrder: toNumberOrNull(order.last),
    toShip: Number(order.ship),
    toShipSince: toNumberOrNull(order.since),
    nodes: await readNodes(db),
  };
}

/** A node on the embedded database does not tell the others, which there cannot be. */
async function readNodes(db: Database): Promise<NodesMeasure | undefined> {
  const nodes = await listRunningNodes(db);
  if (nodes.length === 0) return undefined;
  const differing = new Set(compareNodes(nodes).map(({ about }) => about));
  return {
    running: nodes.length,
    disagrees: Object.fromEntries(nodeFacts.map((about) => [about, differing.has(about)])),
  };
}
