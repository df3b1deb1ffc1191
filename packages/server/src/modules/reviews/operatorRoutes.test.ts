import { goodsAskGetMyAskLists } from '@pawlet/core/contract';
import { moderationCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { products } from '../../db/schema/products.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

let store: TestStore;
let local: OperatorClient;
let productId = 0;
let author = 0;
let other = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  ({ productId } = await loadSku(store, 'PW-PUMP'));
  const [first, second] = await Promise.all(
    [eq(shoppers.username, 'demo'), eq(shoppers.email, 'second@pawlet.test')].map(async (who) => {
      const [row] = await store.db.select().from(shoppers).where(who);
      return row?.id ?? 0;
    }),
  );
  author = first ?? 0;
  other = second ?? 0;
  for (const table of [reviews, questions, answers])
    await store.db.update(table).set({ status: 'normal' }).where(eq(table.status, 'hidden'));
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

async function addReview(userId = author, content = 'Quiet and strong', star = 5): Promise<number> {
  const now = store.clock.now();
  const [row] = await store.db
    .insert(reviews)
    .values({ userId, productId, content, star, createtime: now, updatetime: now })
    .returning();
  return row?.id ?? 0;
}

async function addQuestion(content = 'Is it loud?'): Promise<number> {
  const row = { userId: author, productId, content, createtime: store.clock.now() };
  const [asked] = await store.db.insert(questions).values(row).returning();
  return asked?.id ?? 0;
}

async function addAnswer(questionId: number, content: string): Promise<number> {
  const row = { userId: other, questionId, content, createtime: store.clock.now() };
  const [given] = await store.db.insert(answers).values(row).returning();
  return given?.id ?? 0;
}

/** Parameters of the path. */
const at = <TKind extends 'review' | 'question' | 'answer'>(kind: TKind, id: number) => ({
  params: { kind, id: String(id) },
});
describe('the lists', () => {
  it('have held texts of every kind, each author in turn, page by page', async () => {
    const ids = [await addReview(other), await addReview(other), await addReview(author)];
    const question = await addQuestion();
    const { data } = await local.call(moderationCalls.listHeld);
    expect(data.total).toBe(4);
    expect(data.items.map(({ kind, id }) => `${kind} ${id}`)).toEqual(
      expect.arrayContaining([...ids.map((id) => `review ${id}`), `question ${question}`]),
    );
    expect(new Set(data.items.slice(0, 2).map((item) => item.author.id))).toEqual(new Set([author, other]));
    expect(data.items[0]).toMatchObject({ state: 'held', heldByAuthor: 2, product: { id: productId } });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await local.call(moderationCalls.listHeld, {
        input: { limit: '1', ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...page.data.items.map(({ id }) => id));
      cursor = page.data.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(data.items.map(({ id }) => id));
    const own = await local.call(moderationCalls.listHeld, { input: { author: String(other) } });
    expect(own.data).toMatchObject({ total: 2 });
  });

  it('find texts by state, author, product, stars and words, newest first', async () => {
    const id = await addReview(other, 'The lid of mine does not close', 2);
    const find = async (input: object) => {
      const { data } = await local.call(moderationCalls.listTexts, { params: { kind: 'review' }, input });
      return data.items.map((item) => item.id);
    };
    for (const input of [
      {},
      { state: 'held' },
      { author: String(other) },
      { product: String(productId) },
      { stars: '2' },
      { text: 'LID of' },
    ])
      expect([input, (await find(input))[0]]).toEqual([input, id]);
    for (const input of [
      { state: 'published' },
      { state: 'refused' },
      { author: String(author) },
      { product: String(productId + 1) },
      { stars: '3' },
      { text: 'handle of' },
    ])
      expect([input, (await find(input)).includes(id)]).toEqual([input, false]);
    const all = await find({ limit: '200' });
    expect(all).toEqual(all.toSorted((one, two) => two - one));
    const answer = await addAnswer(await addQuestion('How heavy is it?'), 'Two kilograms');
    const { data } = await local.call(moderationCalls.listTexts, {
      params: { kind: 'answer' },
      input: { product: String(productId), text: 'kilograms' },
    });
    expect(data.items).toMatchObject([{ id: answer, stars: null, product: { id: productId } }]);
    const foreign = await local.call(moderationCalls.listTexts, {
      params: { kind: 'review' },
      input: { limit: '1' },
    });
    const wrong = local.call(moderationCalls.listTexts, {
      params: { kind: 'question' },
      input: { cursor: foreign.data.next ?? '' },
    });
    expect(await problemOf(wrong)).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });
});

describe('decisions', () => {
  it('publish a review, reply to it, and hide it again, and are logged with kind and id', async () => {
    const id = await addReview();
    const countReviews = async () => {
      const [row] = await store.db.select().from(products).where(eq(products.id, productId));
      return row?.comments ?? 0;
    };
    const before = await countReviews();
    const person = await personHeaders(store, 'support');
    const client = clientWith(store, person);
    const published = await client.call(moderationCalls.publishText, at('review', id));
    expect(published.data).toMatchObject({ state: 'published', refusal: '' });
    expect(await countReviews()).toBe(before + 1);
    const content = 'Thank you from all of us';
    const { data } = await client.call(moderationCalls.replyToText, {
      ...at('review', id),
      input: { content },
    });
    expect(data.replies).toMatchObject([{ content, isByShop: true, isPublished: true }]);
    const input = { reason: 'Names a person' };
    const hidden = await client.call(moderationCalls.hideText, { ...at('review', id), input });
    expect(hidden.data).toMatchObject({ state: 'refused', refusal: input.reason });
    expect(await countReviews()).toBe(before);
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({
      command: 'moderation.hide',
      target: `review ${id}`,
      actor: person.email,
      outcome: 'done',
    });
  });

  it('refuse a question with a reason that its author reads', async () => {
    const id = await addQuestion('Buy at my shop');
    const input = { reason: 'Advertising' };
    await local.call(moderationCalls.refuseText, { ...at('question', id), input });
    const shopper = await store.shopper();
    const mine = (await shopper.call(goodsAskGetMyAskLists, { type: 2, page: 1, num: 50 })).data.data;
    expect(mine.find((row: { id: number }) => row.id === id)).toMatchObject({ refusal: 'Advertising' });
    // A question that nobody sees gets no answer.
    const answer = local.call(moderationCalls.replyToText, {
      ...at('question', id),
      input: { content: 'No' },
    });
    expect(await problemOf(answer)).toMatchObject({ reason: 'not-published', current: { state: 'refused' } });
    const hide = local.call(moderationCalls.hideText, { ...at('question', id), input });
    expect(await problemOf(hide)).toMatchObject({ status: 409, reason: 'not-published' });
    const empty = local.call(moderationCalls.refuseText, { ...at('question', id), input: { reason: '' } });
    expect(await problemOf(empty)).toMatchObject({ errors: [{ field: 'reason', problem: 'required' }] });
  });

  it('of two people at once count once: the other one gets what is true', async () => {
    const id = await addReview();
    const calls = [
      local.call(moderationCalls.publishText, at('review', id)),
      local.call(moderationCalls.refuseText, { ...at('review', id), input: { reason: 'No' } }),
    ];
    const results = await Promise.allSettled(calls);
    const { data } = await local.call(moderationCalls.readText, at('review', id));
    // Publishing is also allowed after a refusal: only the refusal can come too late.
    const lost = results.filter((result) => result.status === 'rejected');
    expect(data.state).toBe('published');
    for (const { reason } of lost) {
      if (!isOperatorProblem(reason)) throw reason;
      expect(reason.problem).toMatchObject({ reason: 'decided', current: { state: 'published' } });
    }
    const again = local.call(moderationCalls.publishText, at('review', id));
    expect(await problemOf(again)).toMatchObject({ status: 409, reason: 'decided', current: { id } });
  });

  it('on an older version are refused with the current one', async () => {
    const id = await addReview();
    const { version } = await local.call(moderationCalls.readText, at('review', id));
    await local.call(moderationCalls.refuseText, { ...at('review', id), input: { reason: 'Rude' } });
    const late = local.call(moderationCalls.publishText, { ...at('review', id), version: version ?? '' });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { refusal: 'Rude' } });
  });

  it('about unknown texts find nothing', async () => {
    const unknown = local.call(moderationCalls.publishText, at('answer', 999_999));
    expect(await problemOf(unknown)).toMatchObject({ status: 404 });
  });
});
