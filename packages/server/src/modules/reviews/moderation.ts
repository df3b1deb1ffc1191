import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { forgetTranslations } from '../translation/stored.ts';
import { recountReviews } from './repository.ts';

/** Result of a moderation step. */
export type ModerationResult = 'done' | 'not-found' | 'already-done';

/** Publishes a held review or follow-up, and updates the product's review counts. */
async function publishReview(db: Database, id: number, now: number): Promise<ModerationResult> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ status: 'normal', updatetime: now, refusal: '', refusetime: null })
      .where(and(eq(reviews.id, id), eq(reviews.status, 'hidden')))
      .returning({ productId: reviews.productId });
    if (!row) return (await tx.$count(reviews, eq(reviews.id, id))) > 0 ? 'already-done' : 'not-found';
    await recountReviews(tx, row.productId);
    return 'done';
  });
}

/** Adds the shop's reply to a review; published at once. */
export async function replyReview(
  db: Database,
  id: number,
  content: string,
  now: number,
): Promise<ModerationResult> {
  const [replied] = await db
    .select({ productId: reviews.productId, lang: reviews.lang })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.pid, 0)));
  if (!replied) return 'not-found';
  const { productId, lang } = replied;
  await db
    .insert(reviews)
    .values({ pid: id, productId, lang, content, status: 'normal', createtime: now, updatetime: now });
  return 'done';
}

/** Moderation of shoppers' texts before they are published. */
export type TextKind = 'review' | 'question' | 'answer';

const tables = { review: reviews, question: questions, answer: answers } as const;

/** Publishes a held question. */
export async function publishQuestion(db: Database, id: number): Promise<ModerationResult> {
  return publishPlain(db, questions, id);
}

/** Publishes a held answer. */
export async function publishAnswer(db: Database, id: number): Promise<ModerationResult> {
  return publishPlain(db, answers, id);
}

async function publishPlain(
  db: Database,
  table: typeof questions | typeof answers,
  id: number,
): Promise<ModerationResult> {
  const [row] = await db
    .update(table)
    .set({ status: 'normal', refusal: '', refusetime: null })
    .where(and(eq(table.id, id), eq(table.status, 'hidden')))
    .returning({ id: table.id });
  if (row) return 'done';
  return (await db.$count(table, eq(table.id, id))) > 0 ? 'already-done' : 'not-found';
}

/** Publishes a held or refused text of any kind. */
export async function publishHeld(
  db: Database,
  { kind, id }: Pick<HeldText, 'kind' | 'id'>,
  now: number,
): Promise<ModerationResult> {
  if (kind === 'review') return publishReview(db, id, now);
  return kind === 'question' ? publishQuestion(db, id) : publishAnswer(db, id);
}

/** Rejects a held text (`refuse`) or hides a published one (`hide`), with a reason for its author. */
export async function refuseText(
  db: Database,
  { kind, id, step }: { readonly kind: TextKind; readonly id: number; readonly step: 'refuse' | 'hide' },
  refusal: string,
  now: number,
): Promise<ModerationResult> {
  const table = tables[kind];
  return inTransaction(db, async (tx) => {
    const isOpen =
      step === 'hide'
        ? eq(table.status, 'normal')
        : and(eq(table.status, 'hidden'), isNull(table.refusetime));
    const [row] = await tx
      .update(table)
      .set({ status: 'hidden', refusal, refusetime: now })
      .where(and(eq(table.id, id), isOpen))
      .returning();
    if (!row) return (await tx.$count(table, eq(table.id, id))) > 0 ? 'already-done' : 'not-found';
    await forgetTranslations(tx, kind, id);
    if (kind === 'review' && 'productId' in row) await recountReviews(tx, row.productId);
    return 'done';
  });
}

/** Adds the shop's answer to a published question; published at once. */
export async function answerQuestion(
  db: Database,
  id: number,
  content: string,
  now: number,
): Promise<ModerationResult> {
  const [asked] = await db
    .select({ lang: questions.lang })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.status, 'normal')));
  if (!asked) return 'not-found';
  await db
    .insert(answers)
    .values({ questionId: id, userId: null, content, lang: asked.lang, status: 'normal', createtime: now });
  return 'done';
}

/** A text in the moderation queue. */
export interface HeldText {
  readonly kind: TextKind;
  readonly id: number;
  readonly content: string;
}

/** A held text with its author. */
export interface HeldEntry extends HeldText {
  readonly userId: number;
  /** Number of held texts of this author. */
  readonly ofAuthor: number;
  readonly createtime: number;
}

/** Which held texts to list. */
export interface HeldFilter {
  /** Held since then or longer, in epoch seconds. */
  readonly before: number;
  /** Only of this author; undefined for all. */
  readonly userId?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The moderation queue and its size: the oldest text of every author first, then the second of each, so that
 * nobody can bury others' texts under their own.
 */
export async function findHeldFairly(
  db: Database,
  { before, userId, offset, limit }: HeldFilter,
): Promise<{ readonly entries: readonly HeldEntry[]; readonly total: number }> {
  const waiting = sql.join(
    (['review', 'question', 'answer'] as const).map((kind) => {
      const { id, userId: author, content, createtime, status, refusetime } = tables[kind];
      const isAuthor = userId === undefined ? sql`true` : eq(author, userId);
      return sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${author} as user_id, ${content} as content,
        ${createtime} as createtime from ${tables[kind]}
        where ${status} = 'hidden' and ${refusetime} is null and ${createtime} <= ${before} and ${isAuthor}`;
    }),
    sql` union all `,
  );
  const rows = await loadRows<{
    kind: TextKind;
    id: number;
    user_id: number | null;
    content: string;
    createtime: string | number;
    of_author: string | number;
  }>(
    db,
    sql`select *, count(*) over (partition by user_id) as of_author
      from (select *, row_number() over (partition by user_id order by createtime, kind, id) as turn
        from (${waiting}) as waiting) as numbered
      order by turn, createtime, kind, id offset ${offset} limit ${limit}`,
  );
  const [counted] = await loadRows<{ total: string | number }>(
    db,
    sql`select count(*) as total from (${waiting}) as waiting`,
  );
  return {
    entries: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      content: row.content,
      userId: row.user_id ?? 0,
      ofAuthor: Number(row.of_author),
      createtime: Number(row.createtime),
    })),
    total: Number(counted?.total ?? 0),
  };
}

/** The texts held since `before` (epoch seconds) or longer. */
export async function findHeld(db: Database, before: number, limit: number): Promise<readonly HeldText[]> {
  return (await findHeldFairly(db, { before, offset: 0, limit })).entries;
}
