import { insertAll } from '../bulk.ts';
import { products } from '../schema/products.ts';
import { answers, questions } from '../schema/review.ts';
import { shoppers } from '../schema/shopper.ts';
import { allPeople } from './data/people/allPeople.ts';
import { allQuestions } from './data/questions/allQuestions.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;
const answerAfterSeconds = 7 * 3600;

/** Questions about products, with the answers of other shoppers. */
export const questionsStep: SeedStep = {
  name: 'questions',
  async run({ db, now }) {
    const productIds = new Map(
      (await db.select({ slug: products.slug, id: products.id }).from(products)).map((row) => [
        row.slug,
        row.id,
      ]),
    );
    const people = await db.select({ key: shoppers.username, id: shoppers.id }).from(shoppers);
    const personIds = new Map(people.map(({ key, id }) => [key, id]));
    const getLanguage = (person: string): string =>
      allPeople.find(({ key }) => key === person)?.language ?? '';
    const asked = await db
      .insert(questions)
      .values(
        allQuestions.map((question, index) => ({
          userId: personIds.get(question.person) ?? 0,
          productId: productIds.get(question.product) ?? 0,
          content: question.text,
          lang: getLanguage(question.person),
          status: 'normal' as const,
          createtime: now - question.daysAgo * daySeconds - ((index * 1237) % 36_000),
        })),
      )
      .returning();
    await insertAll(
      db,
      answers,
      asked.flatMap(({ id, createtime }, index) =>
        (allQuestions[index]?.answers ?? []).map((answer, order) => ({
          questionId: id,
          userId: personIds.get(answer.person) ?? 0,
          content: answer.text,
          isBuy: answer.isBuyer ? 1 : 0,
          lang: getLanguage(answer.person),
          status: 'normal' as const,
          createtime: Math.min(now, createtime + (order + 1) * answerAfterSeconds),
        })),
      ),
    );
  },
};
