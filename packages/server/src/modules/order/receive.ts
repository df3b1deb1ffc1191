import type { Database } from '../../db/database.ts';
import { rewardInviter } from '../invited/service.ts';
import { earnPoints } from '../score/service.ts';
import { findLines, type OrderRow } from './repository.ts';
import { scoreGive } from './shopRules.ts';
import type { OrderActor } from './states.ts';
import { transition } from './transitions.ts';

/**
 * An order is received: what was paid earns points, and a newcomer's first purchase rewards whoever invited
 * them. Needs a transaction. Null when the order's state does not allow it.
 */
export async function receiveOrder(
  db: Database,
  order: OrderRow,
  actor: OrderActor,
  now: number,
): Promise<OrderRow | null> {
  const lines = await findLines(db, [order.id]);
  const changes = { receivetime: now };
  const received = await transition(db, order, lines, { event: 'receive', actor, now, changes });
  if (!received) return null;
  const { userId, paidAmount, refundedAmount, id } = received;
  await earnPoints(db, {
    userId,
    points: pointsFor(paidAmount - refundedAmount),
    kind: 'order',
    ref: id,
    now,
  });
  await rewardInviter(db, received, now);
  return received;
}

/** Points that an amount paid brings. */
export function pointsFor(amountMinor: number): number {
  return Math.max(0, Math.floor((amountMinor * scoreGive) / 100));
}
