import type { afterSalesCalls, OperatorInputOf } from '@pawlet/operator';
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { Cursor } from '../operator-api/cursor.ts';
import { isOverdue } from './deadlines.ts';
import { hasUnreadWords } from './messages.ts';
import { toStored } from './states.ts';

type ListInput = OperatorInputOf<typeof afterSalesCalls.listRequests>;

/** Filters of the operators' list of requests. */
export type RequestFilter = Pick<ListInput, 'state' | 'kind' | 'number' | 'text' | 'isUnread'>;

/** Sorts of the list. */
export type RequestSort = NonNullable<ListInput['sort']>;

/** Against what requests are overdue. */
type RequestDue = Parameters<typeof isOverdue>[0];

/** A request with its order, its line, and when the shopper withdrew from the purchase. */
export type FoundRequest = Awaited<ReturnType<typeof findRequests>>[number];

/** Requests that the shop has to decide or to receive, and those with words that nobody has read. */
export const waitsForShop = or(
  eq(afterSales.stage, 'sent'),
  and(eq(afterSales.stage, 'auditing'), isNull(afterSales.picturesDue)),
  hasUnreadWords,
);

function isIn(state: NonNullable<ListInput['state']>, due: RequestDue) {
  if (state === 'waits') return waitsForShop;
  if (state === 'overdue') return isOverdue(due);
  const { stage, picturesDue, isExchanged } = toStored(state, 0);
  return and(
    eq(afterSales.stage, stage),
    eq(afterSales.isExchanged, isExchanged),
    stage !== 'auditing'
      ? undefined
      : picturesDue === null
        ? isNull(afterSales.picturesDue)
        : isNotNull(afterSales.picturesDue),
  );
}

function getWhere({ state, kind, number, text, isUnread }: RequestFilter, due: RequestDue) {
  return and(
    state && isIn(state, due),
    isUnread === undefined ? undefined : hasUnreadWords,
    kind === undefined ? undefined : eq(afterSales.type, kind === 'refund' ? 1 : 2),
    number === undefined
      ? undefined
      : or(
          sql`${afterSales.refundSn} like ${anywhere(number)}`,
          sql`${orders.orderSn} like ${anywhere(number)}`,
        ),
    text === undefined
      ? undefined
      : sql`lower(${afterSales.remark} || ' ' || ${afterSales.reason}) like ${anywhere(text.toLowerCase())}`,
  );
}

function findRequests(db: Database) {
  return db
    .select({
      request: afterSales,
      order: { orderSn: orders.orderSn, currency: orders.currency },
      line: { title: orderLines.title, skuCode: orderLines.skuCode, attributes: orderLines.attributes },
      withdrawn: withdrawals.createtime,
      isUnread: sql<boolean>`${hasUnreadWords}`,
      version: rowVersion(afterSales),
    })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
    .leftJoin(withdrawals, eq(withdrawals.id, afterSales.withdrawalId));
}

/** One page of all shoppers' requests. */
export async function findRequestPage(
  db: Database,
  filter: RequestFilter,
  {
    sort,
    after,
    limit,
    due,
  }: {
    readonly sort: RequestSort;
    readonly after: Cursor | undefined;
    readonly limit: number;
    readonly due: RequestDue;
  },
): Promise<{ readonly rows: readonly FoundRequest[]; readonly hasMore: boolean }> {
  const isQueue = sort === 'waiting';
  const behind =
    after &&
    (isQueue
      ? sql`(${afterSales.updatetime}, ${afterSales.id}) > (${after.value}::bigint, ${after.id}::int)`
      : sql`${afterSales.id} < ${after.id}::int`);
  const found = await findRequests(db)
    .where(and(getWhere(filter, due), behind))
    .orderBy(...(isQueue ? [asc(afterSales.updatetime), asc(afterSales.id)] : [desc(afterSales.id)]))
    .limit(limit + 1);
  return { rows: found.slice(0, limit), hasMore: found.length > limit };
}

/** Cursor behind a request of a page. */
export function toRequestCursor(sort: RequestSort, { request }: FoundRequest): Cursor {
  return { sort, value: sort === 'waiting' ? request.updatetime : null, id: request.id };
}

/** One request by its number. */
export async function findRequest(db: Database, refundSn: string): Promise<FoundRequest | null> {
  const [row] = await findRequests(db).where(eq(afterSales.refundSn, refundSn));
  return row ?? null;
}

/** Other requests for the same line, oldest first. */
export async function findOtherRequests(db: Database, { id, lineId }: FoundRequest['request']) {
  const rows = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.lineId, lineId))
    .orderBy(asc(afterSales.id));
  return rows.filter((row) => row.id !== id);
}
