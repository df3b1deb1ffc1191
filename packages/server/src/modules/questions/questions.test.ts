import {
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
  goodsAskGetAskAnswerLists,
  goodsAskGetAskLists,
  goodsAskGetMyAskLists,
  goodsV2detail,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { products, skus } from '../../db/schema/products.ts';
import { orders } from '../../db/schema/order.ts';
import { publishAnswer, publishQuestion } from '../reviews/moderation.ts';

let store: TestStore;
let asker: TestClient;
let buyer: TestClient;
let skuCode: string;
let productId: number;

beforeAll(async () => {
  store = await createTestStore();
  asker = await store.shopper();
  buyer = await store.shopper('second@pawlet.test');
  const [sku] = await store.db
    .select({ skuCode: skus.skuCode, productId: skus.productId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(products.slug, 'fountain-aura'));
  skuCode = sku?.skuCode ?? '';
  productId = sku?.productId ?? 0;
});
afterAll(() => store.close());

async function buy(client: TestClient): Promise<void> {
  const orderSn = await placeOrder(store, client, skuCode);
  await store.db.update(orders).set({ paystate: 'paid' }).where(eq(orders.orderSn, orderSn));
}

async function ask(type: 1 | 2, content = 'Does it hum?'): Promise<number> {
  const reply = await asker.call(goodsAskAddAskData, { goods_id: productId, content, type });
  expect(reply).toMatchObject({ code: 1, data: { status: 'hidden' } });
  return reply.data.id;
}

it('lists the questions shown on the product page', async () => {
  const detail = (await store.visitor().call(goodsV2detail, { id: productId })).data;
  const list = (await store.visitor().call(goodsAskGetAskLists, { goods_id: productId })).data;
  expect(list.total).toBe(detail.ask_nums);
  expect(list.data.slice(0, 2)).toEqual(detail.ask);
});

it('holds a question for moderation, visible to its author meanwhile', async () => {
  const before = (await asker.call(goodsAskGetAskLists, { goods_id: productId })).data.total;
  const id = await ask(1);
  expect((await asker.call(goodsAskGetAskLists, { goods_id: productId })).data.total).toBe(before);
  expect((await asker.call(goodsAskGetMyAskLists, { type: 2 })).data.data).toMatchObject([
    { id, status: 'hidden', goods: { id: productId }, can_answer: 0, my_answer: null },
  ]);
  expect(await asker.call(goodsAskGetAskAnswerLists, { ask_id: id })).toMatchObject({ code: 1 });
  expect(await buyer.call(goodsAskGetAskAnswerLists, { ask_id: id })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
  expect(await buyer.call(goodsAskAddAskAnswerData, { ask_id: id, content: 'No.' })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
  await publishQuestion(store.db, id);
  expect((await asker.call(goodsAskGetAskLists, { goods_id: productId })).data.total).toBe(before + 1);
});

it('lets everybody or past buyers answer, never the author of the question, and flags buyers', async () => {
  const open = await ask(1, 'Is it loud?');
  const closed = await ask(2, 'How long does the filter last?');
  await publishQuestion(store.db, open);
  await publishQuestion(store.db, closed);
  const canAnswer = async (client: TestClient, id: number) =>
    (await client.call(goodsAskGetAskAnswerLists, { ask_id: id })).data.ask.can_answer;
  expect([
    await canAnswer(asker, open),
    await canAnswer(buyer, open),
    await canAnswer(buyer, closed),
  ]).toEqual([0, 1, 0]);
  expect(await canAnswer(store.visitor(), open)).toBe(0);
  const answer = (client: TestClient, ask_id: number, content = 'Not at all.') =>
    client.call(goodsAskAddAskAnswerData, { ask_id, content });
  expect((await answer(asker, open)).code).toBe(403);
  expect((await answer(buyer, closed)).code).toBe(403);
  const first = await answer(buyer, open);
  expect(first).toMatchObject({ code: 1, data: { status: 'hidden' } });

  await buy(buyer);
  expect(await canAnswer(buyer, closed)).toBe(1);
  const second = await answer(buyer, closed, 'Four weeks.');
  expect(second.code).toBe(1);
  expect((await asker.call(goodsAskGetAskAnswerLists, { ask_id: closed })).data).toMatchObject({
    ask: { answer_nums: 0 },
    list: { total: 0 },
  });
  await publishAnswer(store.db, first.data.id);
  await publishAnswer(store.db, second.data.id);
  expect((await asker.call(goodsAskGetAskAnswerLists, { ask_id: open })).data.list.data).toMatchObject([
    { is_buy: 0 },
  ]);
  expect((await asker.call(goodsAskGetAskAnswerLists, { ask_id: closed })).data).toMatchObject({
    ask: { answer_nums: 1, answer: [{ content: 'Four weeks.', is_buy: 1, user: { nickname: 'Biscuit' } }] },
    list: { total: 1, data: [{ is_buy: 1 }] },
  });

  const received = (await buyer.call(goodsAskGetMyAskLists, { type: 1, num: 50 })).data;
  expect(received.data.map(({ id }: { id: number }) => id)).toContain(closed);
  expect((await asker.call(goodsAskGetMyAskLists, { type: 1 })).data.total).toBe(0);
  expect((await buyer.call(goodsAskGetMyAskLists, { type: 3 })).data.data).toMatchObject([
    { id: closed, my_answer: { content: 'Four weeks.', lang: 'en', status: 'normal' } },
    { id: open, my_answer: { content: 'Not at all.' } },
  ]);
});

it('shows held texts to their author only, marked as held', async () => {
  const id = await ask(1, 'Can I use distilled water?');
  const read = async (client: TestClient) =>
    (await client.call(goodsAskGetAskAnswerLists, { ask_id: id })).data;
  expect(await read(asker)).toMatchObject({ ask: { status: 'hidden' }, own: [] });
  await publishQuestion(store.db, id);
  expect((await read(asker)).ask.status).toBe('normal');
  const reply = await buyer.call(goodsAskAddAskAnswerData, { ask_id: id, content: 'Better not.' });
  expect(await read(buyer)).toMatchObject({
    own: [{ id: reply.data.id, content: 'Better not.' }],
    list: { total: 0 },
  });
  expect((await read(asker)).own).toEqual([]);
  expect((await read(store.visitor())).own).toEqual([]);
  await publishAnswer(store.db, reply.data.id);
  expect(await read(buyer)).toMatchObject({ own: [], list: { data: [{ content: 'Better not.' }] } });
});

it.each([
  [{ content: ' ', type: 1 }, { content: 'required' }],
  [{ content: 'x'.repeat(201), type: 1 }, { content: 'length' }],
  [{ content: 'Why?' }, { type: 'required' }],
  [{ content: 'Why?', type: 3 }, { type: 'choice' }],
])('refuses the question %o', async (fields, problems) => {
  const reply = await asker.call(goodsAskAddAskData, { goods_id: productId, ...fields });
  expect(reply.data).toEqual({ reason: 'VALIDATION', fields: problems });
});

it('refuses an empty answer, questions without a product, and too many at once', async () => {
  expect(await buyer.call(goodsAskAddAskAnswerData, { ask_id: 1, content: '' })).toMatchObject({
    data: { reason: 'VALIDATION', fields: { content: 'required' } },
  });
  expect(await asker.call(goodsAskAddAskData, { goods_id: 999_999, content: 'Why?', type: 1 })).toMatchObject(
    {
      data: { reason: 'NOT_FOUND' },
    },
  );
  let last = '';
  for (let round = 0; round < 31 && last === ''; round += 1) {
    const reply = await asker.call(goodsAskAddAskData, { goods_id: productId, content: 'Why?', type: 1 });
    last = reply.data.reason ?? '';
    // Moderated ones do not count towards the limit of held ones.
    if (last === '') await publishQuestion(store.db, reply.data.id);
  }
  expect(last).toBe('RATE_LIMITED');
});
