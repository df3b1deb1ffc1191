import type {
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
  goodsAskGetAskAnswerLists,
  goodsAskGetAskLists,
  goodsAskGetMyAskLists,
  ParsedInputOf,
  WireOutputOf,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';
import { answers, questions } from '../../db/schema/review.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { deny, ok, refuse, type Result } from '../../http/result.ts';
import { takeWriting } from '../reviews/pace.ts';
import { findProductDigests } from '../reviews/present.ts';
import { getShopName } from '../config/shopName.ts';
import { canAnswer, toAnswer, toQuestion } from '../products/digests.ts';
import { toPage } from '../products/wireValues.ts';
import { findBoughtProducts } from '../order/bought.ts';
import {
  findAbout,
  findAnswers,
  findBestAnswers,
  findOwn,
  findOwnAnswers,
  findOwnHeld,
  findQuestion,
  findReceived,
} from './repository.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Questions with their best answers, as visible to this reader. */
async function toQuestions(context: RequestContext, rows: readonly Asked[]) {
  const { db, shopper } = context;
  const best = await findBestAnswers(
    db,
    rows.map(({ question }) => question.id),
  );
  const productIds = rows.map(({ question }) => question.productId);
  const bought =
    shopper && rows.length > 0 ? await findBoughtProducts(db, shopper.id, productIds) : undefined;
  const shopName = await getShopName(context);
  return rows.map((row) => {
    const { productId, id, status } = row.question;
    const found = best.get(id) ?? { answerCount: 0, answers: [] };
    const isOpen = status === 'normal' && shopper !== null;
    return {
      ...toQuestion({ ...row, total: 0, ...found }, context, shopName),
      can_answer: isOpen ? canAnswer(row.question, shopper, bought?.has(productId) === true) : 0,
    };
  });
}

/** Questions about a product. */
export async function readQuestions(
  context: RequestContext,
  { goods_id, page, num }: ParsedInputOf<typeof goodsAskGetAskLists>,
): Promise<WireOutputOf<typeof goodsAskGetAskLists>> {
  const { rows, total } = await findAbout(context.db, goods_id, context.language, (page - 1) * num, num);
  return toPage(total, page, num, await toQuestions(context, rows));
}

/** Creates a question; held for moderation. */
export async function ask(
  context: ShopperContext,
  { goods_id, content, type }: ParsedInputOf<typeof goodsAskAddAskData>,
): Promise<Result<{ id: number; status: string }>> {
  const { db, shopper, now, language } = context;
  const [known] = await db
    .select({ status: products.status })
    .from(products)
    .where(eq(products.id, goods_id));
  if (!known || known.status === 'hidden') return refuse('NOT_FOUND');
  const early = await takeWriting(context, 'question');
  if (early) return early;
  const [row] = await db
    .insert(questions)
    .values({ userId: shopper.id, productId: goods_id, content, type, lang: language, createtime: now })
    .returning({ id: questions.id, status: questions.status });
  return row ? ok(row) : refuse('NOT_FOUND');
}

/** Answers a published question; held for moderation. Shoppers who may not answer get 403. */
export async function answer(
  context: ShopperContext,
  { ask_id, content }: ParsedInputOf<typeof goodsAskAddAskAnswerData>,
): Promise<Result<{ id: number; status: string }>> {
  const { db, shopper, now, language } = context;
  const asked = await findQuestion(db, ask_id);
  if (asked?.question.status !== 'normal') return refuse('NOT_FOUND');
  const { productId } = asked.question;
  const isBuyer = (await findBoughtProducts(db, shopper.id, [productId])).has(productId);
  if (canAnswer(asked.question, shopper, isBuyer) === 0) return deny(403);
  const early = await takeWriting(context, 'answer');
  if (early) return early;
  const [row] = await db
    .insert(answers)
    .values({
      questionId: ask_id,
      userId: shopper.id,
      content,
      isBuy: isBuyer ? 1 : 0,
      lang: language,
      createtime: now,
    })
    .returning({ id: answers.id, status: answers.status });
  return row ? ok(row) : refuse('NOT_FOUND');
}

/** One question with a page of its answers, including the shopper's own held ones. */
export async function readAnswers(
  context: RequestContext,
  { ask_id, page, num }: ParsedInputOf<typeof goodsAskGetAskAnswerLists>,
): Promise<Result<WireOutputOf<typeof goodsAskGetAskAnswerLists>>> {
  const { db, shopper } = context;
  const asked = await findQuestion(db, ask_id);
  const isShown = asked?.question.status === 'normal' || asked?.question.userId === shopper?.id;
  const [question] = asked && isShown ? await toQuestions(context, [asked]) : [];
  if (!asked || !question) return refuse('NOT_FOUND');
  const { rows, total } = await findAnswers(db, ask_id, (page - 1) * num, num);
  const held = shopper ? await findOwnHeld(db, ask_id, shopper.id) : [];
  const shopName = await getShopName(context);
  return ok({
    // Only the author sees a held question and a reason for refusal.
    ask: { ...question, status: asked.question.status, refusal: asked.question.refusal },
    list: toPage(
      total,
      page,
      num,
      rows.map((row) => toAnswer(row, context, shopName)),
    ),
    own: held.map((row) => ({ ...toAnswer(row, context, shopName), refusal: row.answer.refusal })),
  });
}

type Own = ParsedInputOf<typeof goodsAskGetMyAskLists>;

/** The shopper's questions, their answers, or the questions that they may answer. */
export async function readOwn(
  context: ShopperContext,
  { type, page, num }: Own,
): Promise<WireOutputOf<typeof goodsAskGetMyAskLists>> {
  const { rows, total } = await findRows(context, type, (page - 1) * num, num);
  const asked = await toQuestions(context, rows);
  const digests = await findProductDigests(
    context,
    rows.map(({ question }) => question.productId),
  );
  const list = rows.map((row, index) => ({
    ...(asked[index] ?? { id: row.question.id }),
    goods: digests.get(row.question.productId) ?? null,
    status: row.question.status,
    // Only the author sees the reason.
    refusal: row.question.userId === context.shopper.id ? row.question.refusal : '',
    my_answer: row.answer
      ? {
          id: row.answer.id,
          content: row.answer.content,
          lang: row.answer.lang,
          status: row.answer.status,
          refusal: row.answer.refusal,
          createtime: row.answer.createtime,
        }
      : null,
  }));
  return toPage(total, page, num, list);
}

type OwnRow = Asked & { readonly answer?: typeof answers.$inferSelect };

async function findRows(
  { db, shopper, language }: ShopperContext,
  type: Own['type'],
  offset: number,
  limit: number,
): Promise<{ readonly rows: readonly OwnRow[]; readonly total: number }> {
  if (type === 2) return findOwn(db, shopper.id, language, offset, limit);
  if (type === 3) return findOwnAnswers(db, shopper.id, language, offset, limit);
  const bought = await findBoughtProducts(db, shopper.id);
  return findReceived(db, shopper.id, [...bought], language, offset, limit);
}
