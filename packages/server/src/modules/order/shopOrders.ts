import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order.ts';
import { toStoredForms } from '../phone/parsePhone.ts';
import { isPaid, type OrderRow } from './repository.ts';

/** Filters of the order list for operators. */
export interface ShopOrderFilter {
  /** Paid, and not completely shipped. */
  readonly isToShip: boolean;
  /** To be shipped, with a reminder of the shopper. */
  readonly isReminded: boolean;
  /** Part of the order number; '' for any. */
  readonly number: string;
  /** Part of the recipient's name; '' for any. */
  readonly name: string;
  /** Part of the recipient's phone number; '' for any. */
  readonly phone: string;
}

function getWhere({ isToShip, isReminded, number, name, phone }: ShopOrderFilter) {
  return and(
    isToShip || isReminded ? and(isPaid, eq(orders.shippingstate, 'unshipped')) : undefined,
    isReminded ? isNotNull(orders.remindtime) : undefined,
    number === '' ? undefined : sql`${orders.orderSn} like ${anywhere(number)}`,
    name === '' ? undefined : sql`lower(${orders.receiver}) like ${anywhere(name.toLowerCase())}`,
    phone === '' ? undefined : wherePhone(phone.replaceAll(/\D/gu, '')),
  );
}

function wherePhone(digits: string): SQL | undefined {
  const own = sql`regexp_replace(${orders.mobile}, '\\D', '', 'g')`;
  const withPrefix = sql`coalesce(${orders.overseas} ->> 'area_code', '86') || ${own}`;
  return or(
    sql`${own} like ${anywhere(digits)}`,
    ...toStoredForms(digits).map((form) => sql`${withPrefix} like ${anywhere(form)}`),
  );
}

/**
 * One page of all shoppers' orders and their number: orders to ship with the longest waiting first, others
 * newest first.
 */
export async function findShopOrders(
  db: Database,
  filter: ShopOrderFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const where = getWhere(filter);
  const isQueue = filter.isToShip || filter.isReminded;
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(
      ...(isQueue ? [asc(orders.paytime), asc(orders.id)] : [desc(orders.createtime), desc(orders.id)]),
    )
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(orders, where) };
}
