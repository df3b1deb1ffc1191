import { and, eq, gt, isNull } from 'drizzle-orm';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { refuse, type Refusal } from '../../http/result.ts';
import { lockShopper } from '../user/accounts.ts';

/** Maximum numbers of one shopper's texts held for moderation: operators read all of them. */
const maxHeld = { review: 100, followUp: 20, question: 20, answer: 20 } as const;

/** A kind of text that is held for moderation. */
export type HeldKind = keyof typeof maxHeld;

const tables = { review: reviews, followUp: reviews, question: questions, answer: answers } as const;

/** Refuses a text of a shopper who has too many of its kind held already. Needs a transaction. */
export async function refuseHeld(context: ShopperContext, kind: HeldKind): Promise<Refusal | null> {
  const { db, shopper } = context;
  // Of concurrent texts, each counts the earlier ones.
  await lockShopper(db, shopper.id);
  const limit = maxHeld[kind];
  return (await countHeld(context, kind)) < limit
    ? null
    : refuse('LIMIT_REACHED', { data: { limit }, messageKey: 'review.held' });
}

async function countHeld({ db, shopper }: ShopperContext, kind: HeldKind): Promise<number> {
  const table = tables[kind];
  const ofKind =
    kind === 'review' ? eq(reviews.pid, 0) : kind === 'followUp' ? gt(reviews.pid, 0) : undefined;
  return db.$count(
    table,
    and(eq(table.userId, shopper.id), eq(table.status, 'hidden'), isNull(table.refusetime), ofKind),
  );
}
