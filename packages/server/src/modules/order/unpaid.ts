import { stateConstant } from '../../db/schema/columns.ts';
import { orderStates, paymentStates } from '@pawlet/core/contract';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { orders } from '../../db/schema/order.ts';
import { stockReservations } from '../../db/schema/reservation.ts';
import { addressKey } from '../../http/addressKey.ts';
import { isPrivateAddress } from '../../http/isPrivateAddress.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { refuse, type Refusal } from '../../http/result.ts';
import { accountLimits, addressLimits, type UnpaidLimits, unpaidWindowSeconds } from './unpaidLimits.ts';

/** Stock reserved without payment, now or within the last day. */
interface Held extends Record<string, unknown> {
  readonly open_orders: number;
  readonly open_pieces: number;
  readonly recent_orders: number;
  readonly recent_pieces: number;
  /** Times at which the first order of each kind stops counting. */
  readonly open_until: number;
  readonly recent_until: number;
}

function heldBy(isCounted: SQL) {
  const isOpen = sql`filter (where ${orders.orderstate} = ${stateConstant(orderStates, 'open')})`;
  return prepareSql<Held>(sql`
    select (count(*) ${isOpen})::int as open_orders, (coalesce(sum(${stockReservations.pieces}) ${isOpen}, 0))::int as open_pieces,
      count(*)::int as recent_orders, coalesce(sum(${stockReservations.pieces}), 0)::int as recent_pieces,
      (min(${orders.deadline}) ${isOpen})::float8 as open_until,
      (min(${stockReservations.createtime}) + ${sql.raw(String(unpaidWindowSeconds))})::float8 as recent_until
    from ${stockReservations} join ${orders} on ${orders.id} = ${stockReservations.orderId}
    where ${isCounted} and ${orders.paystate} = ${stateConstant(paymentStates, 'unpaid')} and ${stockReservations.createtime} > ${sql.placeholder('since')}`);
}

const heldByAccount = heldBy(sql`${stockReservations.userId} = ${sql.placeholder('userId')}`);
const heldByAddress = heldBy(sql`${stockReservations.addressKey} = ${sql.placeholder('address')}`);

const insertReservation = prepareSql(sql`
  insert into ${stockReservations} (order_id, user_id, address_key, pieces, createtime)
  values (${sql.placeholder('orderId')}, ${sql.placeholder('userId')}, ${sql.placeholder('address')},
    ${sql.placeholder('pieces')}, ${sql.placeholder('now')})`);

/** The seed separates these locks from others; the key is hashed, and a collision only causes waiting. */
const lockName = prepareSql(
  sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}::text, 26))`,
);

/**
 * Records what an unpaid order reserves, and refuses it where its account or address exceeds a limit. Account
 * and address are locked until the end of the transaction, so that concurrent orders are counted one after
 * the other: call it last, when the order waits for no other lock.
 */
export async function holdUnpaid(
  { db, shopper, address: clientAddress, now }: ShopperContext,
  { orderId, pieces }: { readonly orderId: number; readonly pieces: number },
): Promise<Refusal | null> {
  const userId = shopper.id;
  const address = isPrivateAddress(clientAddress) ? '' : addressKey(clientAddress);
  const since = now - unpaidWindowSeconds;
  // Account first, everywhere, to avoid deadlocks. Statements after a lock see what was committed before.
  const [, , , [ofAccount], [ofAddress]] = await Promise.all([
    lockName(db, { name: `unpaid account ${userId}` }),
    address === '' ? undefined : lockName(db, { name: `unpaid address ${address}` }),
    insertReservation(db, { orderId, userId, address, pieces, now }),
    heldByAccount(db, { userId, since }),
    address === '' ? [] : heldByAddress(db, { address, since }),
  ]);
  return (
    (ofAccount && whyAccountIsFull(ofAccount, now)) ?? (ofAddress && whyAddressIsFull(ofAddress, now)) ?? null
  );
}

function isOver(held: Held, limits: UnpaidLimits, kind: 'open' | 'recent'): boolean {
  return kind === 'open'
    ? held.open_orders > limits.openOrders || held.open_pieces > limits.openPieces
    : held.recent_orders > limits.recentOrders || held.recent_pieces > limits.recentPieces;
}

function whyAccountIsFull(held: Held, now: number): Refusal | null {
  const { openOrders, openPieces } = accountLimits;
  if (isOver(held, accountLimits, 'open')) {
    const limit = held.open_orders > openOrders ? openOrders : openPieces;
    return refuse('LIMIT_REACHED', { data: { limit, unpaid: 1 }, messageKey: 'order.unpaid.account' });
  }
  return isOver(held, accountLimits, 'recent') ? wait(held.recent_until, now, 'order.unpaid.recent') : null;
}

function whyAddressIsFull(held: Held, now: number): Refusal | null {
  if (isOver(held, addressLimits, 'open')) return wait(held.open_until, now, 'order.unpaid.address');
  return isOver(held, addressLimits, 'recent') ? wait(held.recent_until, now, 'order.unpaid.address') : null;
}

function wait(
  until: number,
  now: number,
  messageKey: 'order.unpaid.recent' | 'order.unpaid.address',
): Refusal {
  const data = { retry_after: Math.max(1, until - now), unpaid: 1 };
  return refuse('RATE_LIMITED', { data, messageKey });
}

/** Deletes expired records. */
export async function dropOldReservations(db: Database, now: number): Promise<void> {
  await db.delete(stockReservations).where(lt(stockReservations.createtime, now - unpaidWindowSeconds));
}
