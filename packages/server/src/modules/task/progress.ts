import { and, eq, gte, inArray, isNotNull, like, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favourites } from '../../db/schema/favourites.ts';
import { userCoupons } from '../../db/schema/coupon.ts';
import { invites } from '../../db/schema/invite.ts';
import { orders } from '../../db/schema/order.ts';
import { questions, reviews } from '../../db/schema/review.ts';
import { pointsExchanges } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { checkIns } from '../../db/schema/signIn.ts';
import type { tasks } from '../../db/schema/task.ts';

/** A task as stored. */
export type TaskRow = typeof tasks.$inferSelect;

/** Whose actions count, and since when. */
export interface Actor {
  readonly userId: number;
  /** The day in the shopper's time zone, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Start in epoch seconds; 0 for all time. */
  readonly since: number;
}

type Count = (db: Database, doer: Actor) => Promise<number>;

/** How often each kind of task was done: computed from existing data, without separate counters. */
const counts: Readonly<Record<TaskRow['kind'], Count>> = {
  sign_in: (db, { userId, today, since }) =>
    db.$count(
      checkIns,
      and(
        eq(checkIns.userId, userId),
        eq(checkIns.type, 'normal'),
        since > 0 ? like(checkIns.date, today) : undefined,
      ),
    ),
  favourite: (db, { userId, since }) =>
    db.$count(
      favourites,
      and(eq(favourites.userId, userId), eq(favourites.status, 1), gte(favourites.createtime, since)),
    ),
  order: (db, { userId, since }) =>
    db.$count(
      orders,
      and(
        eq(orders.userId, userId),
        eq(orders.paystate, 'paid'),
        eq(orders.shippingstate, 'received'),
        inArray(orders.orderstate, ['open', 'completed']),
        gte(orders.createtime, since),
      ),
    ),
  review: (db, { userId, since }) =>
    db.$count(
      reviews,
      and(
        eq(reviews.userId, userId),
        eq(reviews.pid, 0),
        eq(reviews.status, 'normal'),
        gte(reviews.createtime, since),
      ),
    ),
  question: (db, { userId, since }) =>
    db.$count(
      questions,
      and(eq(questions.userId, userId), eq(questions.status, 'normal'), gte(questions.createtime, since)),
    ),
  invite: (db, { userId, since }) =>
    db.$count(
      invites,
      and(eq(invites.inviterId, userId), isNotNull(invites.rewardtime), gte(invites.createtime, since)),
    ),
  exchange: (db, { userId, since }) =>
    db.$count(
      pointsExchanges,
      and(
        eq(pointsExchanges.userId, userId),
        inArray(pointsExchanges.status, ['delivered', 'completed']),
        gte(pointsExchanges.createtime, since),
      ),
    ),
  coupon: (db, { userId, since }) =>
    db.$count(userCoupons, and(eq(userCoupons.userId, userId), gte(userCoupons.createtime, since))),
  profile: (db, { userId }) =>
    db.$count(shoppers, and(eq(shoppers.id, userId), or(ne(shoppers.avatar, ''), ne(shoppers.bio, '')))),
};

/** How often a shopper has done a task, up to its target. */
export async function computeProgress(db: Database, task: TaskRow, doer: Actor): Promise<number> {
  return Math.min(task.target, await counts[task.kind](db, doer));
}
