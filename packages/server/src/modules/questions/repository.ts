import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, questions } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

const author = { id: shoppers.id, nickname: shoppers.nickname, avatar: shoppers.avatar };
const bestAnswers = 2;
const maxHeld = 10;

/** A question as stored. */
export type QuestionRow = typeof questions.$inferSelect;

interface Asked {
  readonly question: QuestionRow;
  readonly author: { readonly id: number; readonly nickname: string; readonly avatar: string } | null;
}

/** One question with its author, in any status. */
export async function findQuestion(db: Database, id: number): Promise<Asked | null> {
  const [row] = await db
    .select({ question: questions, author })
    .from(questions)
    .leftJoin(shoppers, eq(shoppers.id, questions.userId))
    .where(eq(questions.id, id));
  return row ?? null;
}

async function findPage(db: Database, where: SQL | undefined, order: SQL[], offset: number, limit: number) {
  const rows = await db
    .select({ question: questions, author })
    .from(questions)
    .leftJoin(shoppers, eq(shoppers.id, questions.userId))
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(questions, where) };
}

const newest = [desc(questions.createtime), desc(questions.id)];

/** Texts in the reader's language come first. */
const inOwnLanguage = (language: string) => desc(sql`${questions.lang} = ${language}`);

/** Published questions about a product: those in the reader's language first, then the newest. */
export async function findAbout(
  db: Database,
  productId: number,
  language: string,
  offset: number,
  limit: number,
) {
  const where = and(eq(questions.productId, productId), eq(questions.status, 'normal'));
  return findPage(db, where, [inOwnLanguage(language), ...newest], offset, limit);
}

/** A shopper's own questions, including held ones: those in the reader's language first, then the newest. */
export async function findOwn(db: Database, userId: number, language: string, offset: number, limit: number) {
  const order = [inOwnLanguage(language), ...newest];
  return findPage(db, eq(questions.userId, userId), order, offset, limit);
}

/**
 * Published questions of others about some products: those in the reader's language first, then the newest.
 */
export async function findReceived(
  db: Database,
  userId: number,
  productIds: readonly number[],
  language: string,
  offset: number,
  limit: number,
) {
  if (productIds.length === 0) return { rows: [], total: 0 };
  const isReceived = and(
    inArray(questions.productId, productIds),
    ne(questions.userId, userId),
    eq(questions.status, 'normal'),
  );
  return findPage(db, isReceived, [inOwnLanguage(language), ...newest], offset, limit);
}

/** A shopper's answers with their questions: those in the reader's language first, then the newest. */
export async function findOwnAnswers(
  db: Database,
  userId: number,
  language: string,
  offset: number,
  limit: number,
) {
  const where = eq(answers.userId, userId);
  const rows = await db
    .select({ question: questions, author, answer: answers })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(shoppers, eq(shoppers.id, questions.userId))
    .where(where)
    .orderBy(inOwnLanguage(language), desc(answers.createtime), desc(answers.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(answers, where) };
}

/** Number of published answers to a question, and the best of them. */
interface BestAnswers {
  readonly answerCount: number;
  readonly answers: { readonly answer: typeof answers.$inferSelect; readonly author: Asked['author'] }[];
}

/** Best published answers to each question, buyers' first. */
export async function findBestAnswers(
  db: Database,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, BestAnswers>> {
  if (questionIds.length === 0) return new Map();
  const given = await db
    .select({ answer: answers, author })
    .from(answers)
    .leftJoin(shoppers, eq(shoppers.id, answers.userId))
    .where(and(inArray(answers.questionId, questionIds), eq(answers.status, 'normal')))
    .orderBy(desc(answers.isBuy), answers.createtime, answers.id);
  return new Map(
    questionIds.map((id) => {
      const own = given.filter(({ answer }) => answer.questionId === id);
      return [id, { answerCount: own.length, answers: own.slice(0, bestAnswers) }];
    }),
  );
}

/** One page of the published answers to a question, buyers' first. */
export async function findAnswers(db: Database, questionId: number, offset: number, limit: number) {
  const where = and(eq(answers.questionId, questionId), eq(answers.status, 'normal'));
  const rows = await db
    .select({ answer: answers, author })
    .from(answers)
    .leftJoin(shoppers, eq(shoppers.id, answers.userId))
    .where(where)
    .orderBy(desc(answers.isBuy), answers.createtime, answers.id)
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(answers).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A shopper's own held answers to a question, newest first. */
export async function findOwnHeld(db: Database, questionId: number, userId: number) {
  return db
    .select({ answer: answers, author })
    .from(answers)
    .leftJoin(shoppers, eq(shoppers.id, answers.userId))
    .where(and(eq(answers.questionId, questionId), eq(answers.userId, userId), eq(answers.status, 'hidden')))
    .orderBy(desc(answers.createtime), desc(answers.id))
    .limit(maxHeld);
}
