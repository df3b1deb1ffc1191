import { and, avg, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

const author = { id: shoppers.id, nickname: shoppers.nickname, avatar: shoppers.avatar };

/** Texts in the reader's language come first. */
const inLanguageFirst = (column: PgColumn, language: string) => desc(sql`${column} = ${language}`);

/**
 * The newest published reviews of a product, those in the reader's language first, each with its published
 * replies.
 */
export async function findNewestReviews(db: Database, productId: number, language: string, limit: number) {
  const found = await db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(and(eq(reviews.productId, productId), eq(reviews.pid, 0), eq(reviews.status, 'normal')))
    .orderBy(inLanguageFirst(reviews.lang, language), desc(reviews.createtime), desc(reviews.id))
    .limit(limit);
  const ids = found.map(({ review }) => review.id);
  const replies =
    ids.length === 0
      ? []
      : await db
          .select({ review: reviews, author })
          .from(reviews)
          .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
          .where(and(inArray(reviews.pid, ids), eq(reviews.status, 'normal')))
          .orderBy(reviews.createtime, reviews.id);
  return found.map((row) => ({
    ...row,
    replies: replies.filter(({ review }) => review.pid === row.review.id),
  }));
}

/** Average rating of a product's published reviews, to one decimal; null where there are none. */
export async function findAverageStar(db: Database, productId: number): Promise<number | null> {
  const [row] = await db
    .select({ star: avg(reviews.star).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.pid, 0), eq(reviews.status, 'normal')));
  return row?.star == null ? null : Math.round(row.star * 10) / 10;
}

/** The newest published questions about a product, those in the reader's language first, with up to two answers each, buyers' first. */
export async function findNewestQuestions(db: Database, productId: number, language: string, limit: number) {
  const where = and(eq(questions.productId, productId), eq(questions.status, 'normal'));
  const found = await db
    .select({ question: questions, author, total: sql<number>`(count(*) over ())::int` })
    .from(questions)
    .leftJoin(shoppers, eq(shoppers.id, questions.userId))
    .where(where)
    .orderBy(inLanguageFirst(questions.lang, language), desc(questions.createtime), desc(questions.id))
    .limit(limit);
  const ids = found.map(({ question }) => question.id);
  const given =
    ids.length === 0
      ? []
      : await db
          .select({ answer: answers, author })
          .from(answers)
          .leftJoin(shoppers, eq(shoppers.id, answers.userId))
          .where(and(inArray(answers.questionId, ids), eq(answers.status, 'normal')))
          .orderBy(desc(answers.isBuy), answers.createtime, answers.id);
  return {
    total: found[0]?.total ?? 0,
    questions: found.map((row) => {
      const own = given.filter(({ answer }) => answer.questionId === row.question.id);
      return { ...row, answerCount: own.length, answers: own.slice(0, 2) };
    }),
  };
}
