import type { OperatorExchange, ParsedOperatorInputOf, rewardCalls } from '@pawlet/operator';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { pointsExchanges } from '../../db/schema/points.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { rewardTypes, storedTypes } from './operatorRewards.ts';
import { type ExchangeEvent, type ExchangeStatus, nextExchangeStatus } from './states.ts';

const columns = { exchange: pointsExchanges, id: pointsExchanges.id, version: rowVersion(pointsExchanges) };

const states = {
  created: 'created',
  inprogress: 'preparing',
  rejected: 'rejected',
  delivered: 'delivered',
  completed: 'completed',
} as const satisfies Readonly<Record<ExchangeStatus, OperatorExchange['state']>>;

const statuses = {
  waits: ['created', 'inprogress'],
  created: ['created'],
  preparing: ['inprogress'],
  rejected: ['rejected'],
  delivered: ['delivered'],
  completed: ['completed'],
} as const satisfies Readonly<Record<OperatorExchange['state'] | 'waits', readonly ExchangeStatus[]>>;

type Filter = Omit<ParsedOperatorInputOf<typeof rewardCalls.listExchanges>, 'cursor' | 'limit'>;

/** Whether the list begins with the oldest: a queue. */
export const isQueue = ({ state }: Filter): boolean => state === 'waits';

/** One page of exchanges: those that wait, oldest first; others newest first. */
export async function findExchangePage(db: Database, filter: Filter, { after, limit }: PageById) {
  const { state, type, customer, reward, number } = filter;
  const isOldestFirst = isQueue(filter);
  const continues = isOldestFirst ? gt : lt;
  return db
    .select(columns)
    .from(pointsExchanges)
    .where(
      and(
        state === undefined ? undefined : inArray(pointsExchanges.status, [...statuses[state]]),
        type === undefined ? undefined : eq(pointsExchanges.type, storedTypes[type]),
        customer === undefined ? undefined : eq(pointsExchanges.userId, customer),
        reward === undefined ? undefined : eq(pointsExchanges.productId, reward),
        number === undefined ? undefined : eq(pointsExchanges.exchangeSn, number),
        after === undefined ? undefined : continues(pointsExchanges.id, after),
      ),
    )
    .orderBy((isOldestFirst ? asc : desc)(pointsExchanges.id))
    .limit(limit);
}

/** An exchange as the API returns it; null for an unknown one. */
export async function readOperatorExchange(
  db: Database,
  exchangeSn: string,
  reader: ExchangeReader,
): Promise<OperatorExchange | null> {
  const [row] = await db
    .select(columns)
    .from(pointsExchanges)
    .where(eq(pointsExchanges.exchangeSn, exchangeSn));
  return row ? toOperatorExchange(row, reader) : null;
}

/** Locks an exchange for the rest of the transaction. */
export async function lockExchange(db: Database, exchangeSn: string): Promise<void> {
  await db
    .select({ id: pointsExchanges.id })
    .from(pointsExchanges)
    .where(eq(pointsExchanges.exchangeSn, exchangeSn))
    .for('update');
}

/** The language of titles, and the origin of addresses. */
interface ExchangeReader {
  readonly language: Language;
  readonly baseUrl: string;
}

const events: readonly ExchangeEvent[] = ['accept', 'deliver', 'reject', 'complete'];

/** An exchange as the API returns it. */
export function toOperatorExchange(
  { exchange: row, version }: Awaited<ReturnType<typeof findExchangePage>>[number],
  { language, baseUrl }: ExchangeReader,
): OperatorExchange {
  return {
    exchangeSn: row.exchangeSn,
    state: states[row.status],
    type: rewardTypes[row.type],
    customer: row.userId,
    reward: row.productId,
    title: row.title[language],
    model: row.model?.[language] ?? '',
    picture: pictureUrl(baseUrl, row.image),
    quantity: row.quantity,
    points: row.points,
    receiver: row.receiver,
    phone: row.mobile,
    address: row.address,
    remark: row.memo,
    reason: row.reason,
    carrier: row.expressname,
    number: row.expressno,
    created: row.createtime,
    delivered: row.delivertime,
    actions: events.filter((event) => nextExchangeStatus(row.status, event, 'shop') !== null),
    version,
  };
}
