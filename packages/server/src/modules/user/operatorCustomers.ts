import type {
  customerCalls,
  OperatorCustomer,
  OperatorCustomerEntry,
  OperatorInputOf,
} from '@pawlet/operator';
import { and, desc, eq, exists, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { socialLinks } from '../../db/schema/account.ts';
import { coupons, userCoupons } from '../../db/schema/coupon.ts';
import { orders } from '../../db/schema/order.ts';
import { pointsLogs } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { Language } from '../../i18n/language.ts';
import { findUnsubscribed } from '../mail-consent/addresses.ts';
import { toOrderEntry } from '../order/operatorOrder.ts';
import { findOrderPage } from '../order/orderPage.ts';
import { toStoredForms } from '../phone/parsePhone.ts';
import { money } from '../products/wireValues.ts';
import { findSessionsOf, type ShopperRow } from './repository.ts';

type ListInput = OperatorInputOf<typeof customerCalls.listCustomers>;

/** Filters of the list of customers. */
export type CustomerFilter = Pick<ListInput, 'name' | 'phone' | 'email' | 'order' | 'partner' | 'state'>;

const shownOrders = 10;
const shownMoves = 20;
const shownCoupons = 50;

interface FoundCustomer {
  readonly shopper: ShopperRow;
  readonly version: string;
}

function findCustomers(db: Database) {
  return db.select({ shopper: shoppers, version: rowVersion(shoppers) }).from(shoppers);
}

function wherePhone(digits: string): SQL | undefined {
  const stored = [shoppers.mobile, shoppers.mobileKey];
  return or(
    ...[digits, ...toStoredForms(digits)].flatMap((form) =>
      stored.map((column) => sql`${column} like ${anywhere(form)}`),
    ),
  );
}

function getWhere(db: Database, { name, phone, email, order, partner, state }: CustomerFilter) {
  const isNamed = (text: string) =>
    sql`lower(${shoppers.nickname} || ' ' || ${shoppers.username}) like ${anywhere(text.toLowerCase())}`;
  const isOfOrder = (orderSn: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(and(eq(orders.orderSn, orderSn), eq(orders.userId, shoppers.id))),
    );
  return and(
    name === undefined ? undefined : isNamed(name),
    phone === undefined ? undefined : wherePhone(phone.replaceAll(/\D/gu, '')),
    email === undefined ? undefined : sql`${shoppers.email} like ${anywhere(email.toLowerCase())}`,
    order === undefined ? undefined : isOfOrder(order),
    partner === undefined ? undefined : eq(shoppers.sup, partner),
    state === undefined
      ? undefined
      : state === 'active'
        ? isNull(shoppers.deletedAt)
        : isNotNull(shoppers.deletedAt),
  );
}

async function toEntries(
  db: Database,
  found: readonly FoundCustomer[],
): Promise<readonly OperatorCustomerEntry[]> {
  const ids = found.map(({ shopper }) => shopper.id);
  const counts = await db
    .select({ userId: orders.userId, orders: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(isOneOf(orders.userId, ids))
    .groupBy(orders.userId);
  return found.map(({ shopper, version }) => ({
    id: shopper.id,
    username: shopper.username,
    nickname: shopper.nickname,
    phone: shopper.mobile,
    email: shopper.email,
    created: shopper.createdAt,
    deleted: shopper.deletedAt,
    points: shopper.points,
    orderCount: counts.find(({ userId }) => userId === shopper.id)?.orders ?? 0,
    partner: shopper.sup,
    version,
  }));
}

/** One page of the customers, newest first; `after` is the id of the last one of the page before. */
export async function findCustomerPage(
  db: Database,
  filter: CustomerFilter,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<{ readonly items: readonly OperatorCustomerEntry[]; readonly hasMore: boolean }> {
  const found = await findCustomers(db)
    .where(and(getWhere(db, filter), after === undefined ? undefined : lt(shoppers.id, after)))
    .orderBy(desc(shoppers.id))
    .limit(limit + 1);
  return { items: await toEntries(db, found.slice(0, limit)), hasMore: found.length > limit };
}

/** One customer with everything that the shop knows about them; null for an unknown id. */
export async function readOperatorCustomer(
  db: Database,
  id: number,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<OperatorCustomer | null> {
  const found = await findCustomers(db).where(eq(shoppers.id, id));
  const [entry] = await toEntries(db, found);
  const shopper = found[0]?.shopper;
  if (!entry || !shopper) return null;
  const page = { sort: '-created', after: undefined, limit: shownOrders } as const;
  const { rows } = await findOrderPage(db, eq(orders.userId, id), page);
  const sessions = await findSessionsOf(db, id, now);
  return {
    ...entry,
    level: shopper.level,
    invitedBy: shopper.invitedBy,
    agreedVersion: shopper.agreedVersion,
    unsubscribed: shopper.email === null ? null : await findUnsubscribed(db, shopper.email),
    totals: await sumTotals(db, id),
    orders: rows.map(toOrderEntry),
    pointsMoves: await readMoves(db, id, language),
    coupons: await readCoupons(db, id, { language, now }),
    sessions: sessions.map(({ id: sessionId, platform, brand, model, createdAt, lastSeenAt, expiresAt }) => ({
      id: sessionId,
      platform,
      brand,
      model,
      created: createdAt,
      lastSeen: lastSeenAt,
      expires: expiresAt,
    })),
    links: await db
      .select({ provider: socialLinks.provider, name: socialLinks.nickname, created: socialLinks.createdAt })
      .from(socialLinks)
      .where(eq(socialLinks.shopperId, id))
      .orderBy(socialLinks.id),
  };
}

async function sumTotals(db: Database, userId: number): Promise<OperatorCustomer['totals']> {
  const total = (column: typeof orders.paidAmount | typeof orders.refundedAmount) =>
    sql<number>`sum(${column})`.mapWith(Number);
  const rows = await db
    .select({
      currency: orders.currency,
      orders: sql<number>`count(*)`.mapWith(Number),
      paid: total(orders.paidAmount),
      refunded: total(orders.refundedAmount),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.paystate, 'paid')))
    .groupBy(orders.currency)
    .orderBy(orders.currency);
  return rows.map(({ paid, refunded, ...row }) => ({
    ...row,
    paid: money(paid),
    refunded: money(refunded),
  }));
}

async function readMoves(
  db: Database,
  userId: number,
  language: Language,
): Promise<OperatorCustomer['pointsMoves']> {
  const rows = await db
    .select()
    .from(pointsLogs)
    .where(eq(pointsLogs.userId, userId))
    .orderBy(desc(pointsLogs.id))
    .limit(shownMoves);
  return rows.map(({ createtime, delta, after, kind, memo }) => ({
    time: createtime,
    delta,
    balance: after,
    kind,
    text: memo[language],
  }));
}

async function readCoupons(
  db: Database,
  userId: number,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<OperatorCustomer['coupons']> {
  const rows = await db
    .select({ own: userCoupons, name: coupons.name })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(eq(userCoupons.userId, userId))
    .orderBy(desc(userCoupons.id))
    .limit(shownCoupons);
  return rows.map(({ own, name }) => ({
    id: own.id,
    name: name[language],
    state: getCouponState(own, now),
    from: own.beginTime,
    until: own.expireTime,
    used: own.usetime,
  }));
}

function getCouponState(
  { isUsed, beginTime, expireTime }: typeof userCoupons.$inferSelect,
  now: number,
): OperatorCustomer['coupons'][number]['state'] {
  if (isUsed) return 'used';
  if (expireTime <= now) return 'expired';
  return beginTime > now ? 'coming' : 'usable';
}
