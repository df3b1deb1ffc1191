import { collectOptionCollect, goodsLists, goodsV2detail } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { goods } from '../../db/schema/goods.ts';
import { createMemory } from '../../http/memory.ts';

let store: TestStore;
let nowMs = 0;
const memory = createMemory({ nowMs: () => nowMs });

beforeAll(async () => {
  store = await createTestStore({ deps: { memory } });
});
afterAll(() => store.close());

it('remembers a product for all, but never what is one shopper’s own', async () => {
  const visitor = store.visitor();
  const shopper = await store.shopper();
  const id = (await visitor.call(goodsLists)).data.data[0].id as number;
  await shopper.call(collectOptionCollect, { goods_id: id, status: 1 });
  const own = (await shopper.call(goodsV2detail, { id })).data;
  expect(own.is_collect).toBe(true);
  const shown = (await visitor.call(goodsV2detail, { id })).data;
  expect(shown).toEqual({
    ...own,
    is_collect: false,
    ask: own.ask.map((entry: object) => ({ ...entry, can_answer: 0 })),
  });
  visitor.lang = 'de';
  expect((await visitor.call(goodsV2detail, { id })).data.title).not.toBe(shown.title);
});

it('tells a change after five seconds at the latest, and the views of that time with it', async () => {
  const visitor = store.visitor();
  const id = (await visitor.call(goodsLists)).data.data[1].id as number;
  const look = async () => (await visitor.call(goodsV2detail, { id })).data;
  const before = await look();
  await store.db.update(goods).set({ status: 'soldout' }).where(eq(goods.id, id));
  expect((await look()).status).toBe(before.status);
  nowMs += 5000;
  store.clock.advance(5);
  expect((await look()).status).toBe('soldout');
  nowMs += 5000;
  expect((await look()).views).toBe(before.views + 3);
});
