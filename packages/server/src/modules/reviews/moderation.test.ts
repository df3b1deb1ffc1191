import {
  commentIndex,
  commentMyListPost,
  goodsAskGetAskAnswerLists,
  goodsAskGetMyAskLists,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { products } from '../../db/schema/products.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

let store: TestStore;
let shopper: TestClient;
let productId = 0;
let author = 0;
let flooder = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  ({ productId } = await loadSku(store, 'PW-PUMP'));
  const getId = async (username: string) => {
    const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, username));
    return row?.id ?? 0;
  };
  author = await getId('demo');
  const [other] = await store.db.select().from(shoppers).where(eq(shoppers.email, 'second@pawlet.test'));
  flooder = other?.id ?? 0;
  for (const table of [reviews, questions, answers])
    await store.db.update(table).set({ status: 'normal' }).where(eq(table.status, 'hidden'));
});
afterAll(() => store.close());

const review = (userId: number, createtime: number, status: 'normal' | 'hidden' = 'hidden') =>
  store.db
    .insert(reviews)
    .values({ userId, productId, content: `by ${userId}`, createtime, updatetime: createtime, status })
    .returning({ id: reviews.id });

interface Held {
  readonly total: number;
  readonly held: readonly {
    readonly id: number;
    readonly author: { readonly id: number };
    readonly heldByAuthor: number;
  }[];
}

describe('moderation queue', () => {
  it('lists every author on its first page, however much one account has written', async () => {
    for (let index = 0; index < 120; index += 1) await review(flooder, 1000 + index);
    const [own] = await review(author, 5000);
    const first = (await readJson(store, 'held')) as Held;
    expect(first.total).toBe(121);
    expect(first.held).toHaveLength(50);
    expect(first.held.slice(0, 2)).toEqual([
      expect.objectContaining({
        author: expect.objectContaining({ id: flooder }),
        heldByAuthor: 120,
      }),
      expect.objectContaining({
        id: own?.id,
        author: expect.objectContaining({ id: author }),
        heldByAuthor: 1,
      }),
    ]);
    const pages = [
      first,
      ...(await Promise.all([2, 3].map((page) => readJson(store, 'held', [`page=${page}`])))),
    ];
    expect(new Set((pages as Held[]).flatMap(({ held }) => held.map(({ id }) => id))).size).toBe(121);
    expect((await operate(store, 'held', ['page=9'])).text).toBe('There are only 3 pages.');
    const of = (await readJson(store, 'held', [`author=${author}`])) as Held;
    expect(of.held.map(({ id }) => id)).toEqual([own?.id]);
  });

  it('omits refused texts, whose author sees the reason', async () => {
    const [own] = await review(author, 6000);
    await operate(store, 'refuse-review', [String(own?.id), 'Advertising']);
    expect((await readJson(store, 'held', [`author=${author}`])) as Held).toMatchObject({ total: 1 });
    const mine = (await shopper.call(commentMyListPost, { status: 1 })).data.data;
    expect(mine.find(({ id }: { id: number }) => id === own?.id)).toMatchObject({
      status: 'hidden',
      refusal: 'Advertising',
    });
    // The shop may change its decision.
    expect(await operate(store, 'publish-review', [String(own?.id)])).toMatchObject({ status: 'done' });
    const [row] = await store.db
      .select()
      .from(reviews)
      .where(eq(reviews.id, own?.id ?? 0));
    expect(row).toMatchObject({ status: 'normal', refusal: '', refusetime: null });
  });
});

describe('hidden review', () => {
  it('no longer counts for its product, even the last one', async () => {
    await store.db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.productId, productId));
    const [own] = await review(author, 7000);
    await operate(store, 'publish-review', [String(own?.id)]);
    const [before] = await store.db.select().from(products).where(eq(products.id, productId));
    expect(before?.comments).toBe(1);
    await operate(store, 'hide-review', [String(own?.id), 'Wrong product']);
    const [after] = await store.db.select().from(products).where(eq(products.id, productId));
    expect(after?.comments).toBe(0);
    expect((await store.visitor().call(commentIndex, { goods_id: productId })).data.data).toEqual([]);
  });
});

describe('questions', () => {
  it('are answered by the shop, at once and under its name; a reason for refusal is only visible to the author', async () => {
    const asked = async () => {
      const row = { userId: author, productId, content: 'Is it loud?', createtime: store.clock.now() };
      const [made] = await store.db.insert(questions).values(row).returning();
      return made?.id ?? 0;
    };
    const ask_id = await asked();
    await operate(store, 'publish-question', [String(ask_id)]);
    await operate(store, 'answer-question', [String(ask_id), 'No, it is quiet']);
    const { list } = (await store.visitor().call(goodsAskGetAskAnswerLists, { ask_id, page: 1 })).data;
    expect(list.data).toMatchObject([{ content: 'No, it is quiet', user: { id: 0, nickname: 'Pawlet' } }]);
    const refused = await asked();
    await operate(store, 'refuse-question', [String(refused), 'Asked', 'before']);
    const mine = (await shopper.call(goodsAskGetMyAskLists, { type: 2, page: 1, num: 10 })).data.data;
    expect(mine.find(({ id }: { id: number }) => id === refused)).toMatchObject({
      status: 'hidden',
      refusal: 'Asked before',
    });
    const read = { ask_id: refused, page: 1 };
    expect((await shopper.call(goodsAskGetAskAnswerLists, read)).data.ask).toMatchObject({
      status: 'hidden',
      refusal: 'Asked before',
    });
    expect((await store.visitor().call(goodsAskGetAskAnswerLists, read)).data).toEqual({
      reason: 'NOT_FOUND',
    });
    expect(store.errors).toEqual([]);
  });

  it('show a refused answer and its reason to its author only', async () => {
    const createtime = store.clock.now();
    const [asked] = await store.db
      .insert(questions)
      .values({ userId: author, productId, content: 'Is it heavy?', status: 'normal', createtime })
      .returning();
    const questionId = asked?.id ?? 0;
    const [given] = await store.db
      .insert(answers)
      .values({ questionId, userId: author, content: 'Buy another', createtime })
      .returning();
    await operate(store, 'refuse-answer', [String(given?.id), 'Advertises']);
    const read = async (client: TestClient) =>
      (await client.call(goodsAskGetAskAnswerLists, { ask_id: questionId, page: 1 })).data;
    expect((await read(shopper)).own).toMatchObject([{ content: 'Buy another', refusal: 'Advertises' }]);
    expect(await read(store.visitor())).toMatchObject({ ask: { refusal: '' }, own: [], list: { total: 0 } });
  });
});
