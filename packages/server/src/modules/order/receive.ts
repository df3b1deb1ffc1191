import type { Database } from '../../db/database.ts';
import { rewardInviter } from '../invited/service.ts';
import { earnPoints, findTerms, pointsEarned } from '../points/service.ts';
import { keptAmount } from './keptAmount.ts';
import { findLines, type OrderRow } from './repository.ts';
import type { OrderActor } from './states.ts';
import { transition } from './transitions.ts';

/**
 * Marks an order as received: the payment earns points, and a new shopper's first purchase rewards the
 * inviter. Needs a transaction. Null when the order's state does not allow it.
 */
export async function receiveOrder(
  db: Database,
  order: OrderRow,
  actor: OrderActor,
  now: number,
): Promise<OrderRow | null> {
  const lines = await findLines(db, [order.id]);
  const pointsTerms = await findTerms(db, order.currency);
  const changes = { receivetime: now, pointsTerms };
  const received = await transition(db, order, lines, { event: 'receive', actor, now, changes });
  if (!received) return null;
  const { userId, id } = received;
  const points = pointsEarned(keptAmount(received), pointsTerms);
  await earnPoints(db, { userId, points, kind: 'order', ref: id, now });
  await rewardInviter(db, received, now);
  return received;
}
