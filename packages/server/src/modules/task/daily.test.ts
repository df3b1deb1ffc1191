import { collectOptionCollect, taskIndex } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

function moveTo(moment: string): void {
  store.clock.advance(Date.parse(moment) / 1000 - store.clock.now());
}

it('counts what was done since midnight, also on a day with a clock change', async () => {
  moveTo('2027-03-13T12:00:00Z');
  const shopper = await store.shopper('second@pawlet.test');
  shopper.country = 'USA';
  const favour = async (sn: string) =>
    shopper.call(collectOptionCollect, { goods_id: (await loadSku(store, sn)).productId, status: 1 });
  const done = async () =>
    (await shopper.call(taskIndex)).data.find(({ kind }: { kind: string }) => kind === 'favourite').progress;
  // Half past eleven in the evening before, in New York.
  moveTo('2027-03-14T04:30:00Z');
  await favour('PW-PUMP');
  expect(await done()).toBe(1);
  moveTo('2027-03-14T16:00:00Z');
  expect(await done()).toBe(0);
  await favour('TT-HUB');
  expect(await done()).toBe(1);
});
