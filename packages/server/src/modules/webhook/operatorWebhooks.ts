import type { OperatorDelivery, OperatorWebhook } from '@pawlet/operator';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { contentVersion, rowVersion } from '../../db/rowVersion.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { describeResult } from './deliveryResult.ts';

const findEndpoints = (db: Database) =>
  db
    .select({
      endpoint: webhookEndpoints,
      version: contentVersion(webhookEndpoints, ['failures', 'paused_until', 'leased_until']),
    })
    .from(webhookEndpoints);

const isWaiting = isNotNull(webhookDeliveries.duetime);
const isFailed = and(isNull(webhookDeliveries.duetime), isNull(webhookDeliveries.deliveredtime));

/** All webhooks, the oldest first. */
export async function readOperatorWebhooks(db: Database): Promise<OperatorWebhook[]> {
  return toOperatorWebhooks(db, await findEndpoints(db).orderBy(asc(webhookEndpoints.id)));
}

/** A webhook as the API returns it; null for an unknown one. */
export async function readOperatorWebhook(db: Database, id: number): Promise<OperatorWebhook | null> {
  const [webhook] = await toOperatorWebhooks(db, await findEndpoints(db).where(eq(webhookEndpoints.id, id)));
  return webhook ?? null;
}

async function toOperatorWebhooks(
  db: Database,
  rows: Awaited<ReturnType<typeof findEndpoints>>,
): Promise<OperatorWebhook[]> {
  const ids = rows.map(({ endpoint }) => endpoint.id);
  const waiting = await countDeliveries(db, ids, isWaiting);
  const failed = await countDeliveries(db, ids, isFailed);
  return rows.map(({ endpoint: { id, ...row }, version }) => ({
    id,
    ...splitUrl(row.url),
    partner: row.sup,
    created: row.createtime,
    disabled: row.endtime,
    failures: row.failures,
    pausedUntil: row.pausedUntil,
    waiting: waiting.get(id) ?? 0,
    failed: failed.get(id) ?? 0,
    version,
  }));
}

/** An address without its query, and the query. */
function splitUrl(address: string): { readonly url: string; readonly query: string } {
  const start = address.indexOf('?');
  return start === -1
    ? { url: address, query: '' }
    : { url: address.slice(0, start), query: address.slice(start) };
}

async function countDeliveries(
  db: Database,
  ids: readonly number[],
  condition: SQL | undefined,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: webhookDeliveries.endpointId, events: count() })
    .from(webhookDeliveries)
    .where(and(isOneOf(webhookDeliveries.endpointId, ids), condition))
    .groupBy(webhookDeliveries.endpointId);
  return new Map(rows.map(({ id, events }) => [id, events]));
}

const { payload, ...entryColumns } = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  webhook: webhookDeliveries.endpointId,
  type: webhookDeliveries.type,
  orderSn: webhookDeliveries.orderSn,
  attempts: webhookDeliveries.attempts,
  lastResult: webhookDeliveries.lastResult,
  created: webhookDeliveries.createtime,
  due: webhookDeliveries.duetime,
  delivered: webhookDeliveries.deliveredtime,
  version: rowVersion(webhookDeliveries),
  payload: webhookDeliveries.payload,
};

/** One page of events for webhooks, newest first. */
export async function findDeliveryPage(
  db: Database,
  {
    webhook,
    state,
    order,
  }: {
    readonly webhook?: number | undefined;
    readonly state?: OperatorDelivery['state'] | undefined;
    readonly order?: string | undefined;
  },
  { after, limit }: PageById,
) {
  const states = {
    waiting: isWaiting,
    delivered: isNotNull(webhookDeliveries.deliveredtime),
    failed: isFailed,
  };
  return db
    .select(entryColumns)
    .from(webhookDeliveries)
    .where(
      and(
        webhook === undefined ? undefined : eq(webhookDeliveries.endpointId, webhook),
        state === undefined ? undefined : states[state],
        order === undefined ? undefined : eq(webhookDeliveries.orderSn, order),
        after === undefined ? undefined : lt(webhookDeliveries.id, after),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
}

/** An event of a list as the API returns it. */
export function toOperatorDelivery(
  row: Awaited<ReturnType<typeof findDeliveryPage>>[number],
  language: Language,
): OperatorDelivery {
  const state = row.delivered !== null ? 'delivered' : row.due === null ? 'failed' : 'waiting';
  return { ...row, state, lastReason: describeResult(row.lastResult, language) };
}

/** An event with what is sent; null for an unknown one. */
export async function readOperatorDelivery(db: Database, id: number, language: Language) {
  const [row] = await db
    .select({ ...entryColumns, payload })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!row) return null;
  const { payload: sent, ...entry } = row;
  return { ...toOperatorDelivery(entry, language), payload: { ...sent } };
}
