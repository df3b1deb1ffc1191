import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { recountReviews } from './repository.ts';

/** What came of a step of the people who read what shoppers write. */
export type ModerationResult = 'done' | 'not-found' | 'already-done';

/** Publishes a held review or follow-up, and brings what the product says about its reviews up to date. */
async function publishReview(db: Database, id: number, now: number): Promise<ModerationResult> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ status: 'normal', updatetime: now })
      .where(and(eq(reviews.id, id), eq(reviews.status, 'hidden')))
      .returning({ goodsId: reviews.goodsId });
    if (!row) return (await tx.$count(reviews, eq(reviews.id, id))) > 0 ? 'already-done' : 'not-found';
    await recountReviews(tx, row.goodsId);
    return 'done';
  });
}

/** Answers a review for the shop; shown at once. */
export async function replyReview(
  db: Database,
  id: number,
  content: string,
  now: number,
): Promise<ModerationResult> {
  const [replied] = await db
    .select({ goodsId: reviews.goodsId, lang: reviews.lang })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.pid, 0)));
  if (!replied) return 'not-found';
  const { goodsId, lang } = replied;
  await db
    .insert(reviews)
    .values({ pid: id, goodsId, lang, content, status: 'normal', createtime: now, updatetime: now });
  return 'done';
}

/** Publishes a held question. */
export async function publishQuestion(db: Database, id: number): Promise<ModerationResult> {
  const [row] = await db
    .update(questions)
    .set({ status: 'normal' })
    .where(and(eq(questions.id, id), eq(questions.status, 'hidden')))
    .returning({ id: questions.id });
  if (row) return 'done';
  return (await db.$count(questions, eq(questions.id, id))) > 0 ? 'already-done' : 'not-found';
}

/** Publishes a held answer. */
export async function publishAnswer(db: Database, id: number): Promise<ModerationResult> {
  const [row] = await db
    .update(answers)
    .set({ status: 'normal' })
    .where(and(eq(answers.id, id), eq(answers.status, 'hidden')))
    .returning({ id: answers.id });
  if (row) return 'done';
  return (await db.$count(answers, eq(answers.id, id))) > 0 ? 'already-done' : 'not-found';
}

/** A text that waits to be read by the shop. */
export interface HeldText {
  readonly kind: 'review' | 'question' | 'answer';
  readonly id: number;
  readonly content: string;
}

/** What has waited since `before` (epoch seconds) or longer, the oldest of each kind first. */
export async function findHeld(db: Database, before: number, limit: number): Promise<HeldText[]> {
  const heldReviews = await db
    .select({ id: reviews.id, content: reviews.content })
    .from(reviews)
    .where(and(eq(reviews.status, 'hidden'), lte(reviews.createtime, before)))
    .orderBy(asc(reviews.createtime), asc(reviews.id))
    .limit(limit);
  const heldQuestions = await db
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    .where(and(eq(questions.status, 'hidden'), lte(questions.createtime, before)))
    .orderBy(asc(questions.createtime), asc(questions.id))
    .limit(limit);
  const heldAnswers = await db
    .select({ id: answers.id, content: answers.content })
    .from(answers)
    .where(and(eq(answers.status, 'hidden'), lte(answers.createtime, before)))
    .orderBy(asc(answers.createtime), asc(answers.id))
    .limit(limit);
  return [
    ...heldReviews.map((row) => ({ ...row, kind: 'review' as const })),
    ...heldQuestions.map((row) => ({ ...row, kind: 'question' as const })),
    ...heldAnswers.map((row) => ({ ...row, kind: 'answer' as const })),
  ];
}

/** Publishes a held text of any kind. */
export async function publishHeld(
  db: Database,
  { kind, id }: Pick<HeldText, 'kind' | 'id'>,
  now: number,
): Promise<ModerationResult> {
  if (kind === 'review') return publishReview(db, id, now);
  return kind === 'question' ? publishQuestion(db, id) : publishAnswer(db, id);
}
