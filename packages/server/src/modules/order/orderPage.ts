import { type OperatorInputOf, type orderCalls } from '@pawlet/operator';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { productTexts, skus } from '../../db/schema/products.ts';
import type { Cursor } from '../operator-api/cursor.ts';
import { toStoredForms } from '../phone/parsePhone.ts';
import { isPaid, type OrderRow } from './repository.ts';

type ListInput = OperatorInputOf<typeof orderCalls.listOrders>;

/** Filters of the operators' order list, with times in epoch seconds. */
export type OrderPageFilter = Pick<
  ListInput,
  'number' | 'name' | 'phone' | 'product' | 'partner' | 'state' | 'currency'
> & {
  readonly customer?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** Sorts of the list. */
export type OrderPageSort = NonNullable<ListInput['sort']>;

/** An order with the version of its row. */
export interface VersionedOrder extends OrderRow {
  readonly version: string;
}

/** Totals above this are not counted further. */
const largestTotal = 10_000;
const maxProducts = 1000;

const version = rowVersion(orders);

/** The current version of an order. */
export async function readVersion(db: Database, orderId: number): Promise<string> {
  const [row] = await db.select({ version }).from(orders).where(eq(orders.id, orderId));
  return row?.version ?? '';
}

/** The list's order: by a column, and by id among equals. */
const sorts = {
  '-created': { column: orders.createtime, isDescending: true },
  created: { column: orders.createtime, isDescending: false },
  // The queue: the index of open orders has this order.
  paid: { column: orders.paytime, isDescending: false },
} as const;

/**
 * One page of all shoppers' orders. The ids are searched in an index that has everything the list is filtered
 * by; only the rows of the page are read.
 */
export async function findOrderPage(
  db: Database,
  where: OrderCondition,
  {
    sort,
    after,
    limit,
    isCounted = false,
  }: {
    readonly sort: OrderPageSort;
    readonly after: Cursor | undefined;
    readonly limit: number;
    /** Also counts all that match from `after` on, up to 10,000, in the same search. @default false */
    readonly isCounted?: boolean | undefined;
  },
): Promise<{ readonly rows: readonly VersionedOrder[]; readonly hasMore: boolean; readonly found: number }> {
  if (where === null) return { rows: [], hasMore: false, found: 0 };
  const { column, isDescending } = sorts[sort];
  const direction = isDescending ? desc : asc;
  const place = sql`(${column}, ${orders.id})`;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        where,
        sort === 'paid' ? isNotNull(orders.paytime) : undefined,
        after &&
          (isDescending
            ? sql`${place} < (${after.value}::bigint, ${after.id}::int)`
            : sql`${place} > (${after.value}::bigint, ${after.id}::int)`),
      ),
    )
    .orderBy(direction(column), direction(orders.id))
    .limit(isCounted ? largestTotal : limit + 1);
  const ids = found.slice(0, limit).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ order: orders, version })
          .from(orders)
          .where(inArray(orders.id, ids))
          .orderBy(direction(column), direction(orders.id));
  return {
    rows: rows.map((row) => ({ ...row.order, version: row.version })),
    hasMore: found.length > limit,
    found: found.length,
  };
}

/** Cursor behind an order of a page. */
export function toOrderCursor(sort: OrderPageSort, { id, createtime, paytime }: OrderRow): Cursor {
  return { sort, value: sort === 'paid' ? paytime : createtime, id };
}

/** How many orders match, at most 10,000. */
export async function countOrderPage(db: Database, where: OrderCondition): Promise<number> {
  if (where === null) return 0;
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(where)
    .limit(largestTotal)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** A condition for orders; undefined for all of them, null where nothing can match. */
export type OrderCondition = SQL | undefined | null;

/** The condition of a filter, for both the page and its total: products are searched once. */
export async function toOrderCondition(db: Database, filter: OrderPageFilter): Promise<OrderCondition> {
  const { number, name, phone, product, customer, partner, state, currency, from, to } = filter;
  const bought = product === undefined ? undefined : await whereBought(db, product);
  if (bought === null) return null;
  return and(
    state === undefined ? undefined : whereState(state),
    number === undefined ? undefined : sql`${orders.orderSn} like ${anywhere(number)}`,
    name === undefined ? undefined : sql`lower(${orders.receiver}) like ${anywhere(name.toLowerCase())}`,
    phone === undefined ? undefined : wherePhone(phone.replaceAll(/\D/gu, '')),
    bought,
    customer === undefined ? undefined : eq(orders.userId, customer),
    partner === undefined ? undefined : and(eq(orders.sup, partner), ne(orders.sup, '')),
    currency === undefined ? undefined : eq(orders.currency, currency),
    from === undefined ? undefined : gte(orders.createtime, from),
    to === undefined ? undefined : lt(orders.createtime, to),
  );
}

function whereState(state: NonNullable<ListInput['state']>): SQL | undefined {
  switch (state) {
    case 'waitingPayment':
      return and(eq(orders.orderstate, 'open'), eq(orders.paystate, 'unpaid'));
    case 'waitingDelivery':
      return and(isPaid, eq(orders.shippingstate, 'unshipped'));
    case 'reminded':
      return and(isPaid, eq(orders.shippingstate, 'unshipped'), isNotNull(orders.remindtime));
    case 'waitingReceipt':
      return and(isPaid, eq(orders.shippingstate, 'shipped'));
    case 'waitingEvaluation':
      return and(isPaid, eq(orders.shippingstate, 'received'));
    case 'aftersale':
      return eq(orders.orderstate, 'after-sale');
    default:
      return eq(orders.orderstate, state);
  }
}

const shortestWhole = 5;

/** A number as it is stored: national, with or without its first 0, however it was typed. */
function wherePhone(digits: string): SQL {
  const own = sql`translate(${orders.mobile}, ' +-()./', '')`;
  // A short number is the end of any other.
  const ends = toStoredForms(digits).flatMap((form) =>
    Array.from({ length: Math.max(0, form.length - shortestWhole + 1) }, (_, start) => form.slice(start)),
  );
  const isLike = (column: SQLWrapper) =>
    sql`(${column} like ${anywhere(digits)} or ${column} = any(${sql.param(ends)}::text[]))`;
  // Few numbers have other signs than digits, and removing them takes most of the time of a search.
  return sql`case when ${orders.mobile} ~ '[^0-9]' then ${isLike(own)} else ${isLike(orders.mobile)} end`;
}

/** Orders with a product; null where no product has this in its title or code. */
async function whereBought(db: Database, text: string): Promise<SQL | null> {
  const pattern = anywhere(text.toLowerCase());
  const titled = await db
    .selectDistinct({ id: productTexts.productId })
    .from(productTexts)
    .where(sql`lower(${productTexts.title}) like ${pattern}`)
    .limit(maxProducts);
  const coded = await db
    .select({ id: skus.id, productId: skus.productId })
    .from(skus)
    .where(sql`lower(${skus.skuCode}) like ${pattern}`)
    .limit(maxProducts);
  if (titled.length + coded.length === 0) return null;
  const productIds = titled.map(({ id }) => id);
  // All of them by product, for its index; the code of a variant only means that variant.
  const all = [...new Set([...productIds, ...coded.map(({ productId }) => productId)])];
  const isMeant = or(
    isOneOf(orderLines.productId, productIds),
    isOneOf(
      orderLines.skuId,
      coded.map(({ id }) => id),
    ),
  );
  return inArray(
    orders.id,
    db
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(isOneOf(orderLines.productId, all), isMeant)),
  );
}
