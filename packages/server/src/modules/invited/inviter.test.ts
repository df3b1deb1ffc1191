import { invitedGetConfig } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { shoppers } from '../../db/schema/shopper.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());

it('shows the name of an inviter and nothing else, and nobody for an unknown one', async () => {
  const [inviter] = await gatherCrowd(store, 1);
  if (!inviter) throw new Error('nobody came');
  const row = eq(shoppers.id, inviter.id);
  await store.db.update(shoppers).set({ nickname: 'Alice', email: 'alice@home.test' }).where(row);
  const seenBy = async (client = store.visitor(), id = inviter.id) =>
    (await client.call(invitedGetConfig, { invite_id: id })).data;
  const seen = await seenBy();
  expect(seen).toMatchObject({ is_known: 1, inviter: { nickname: 'A***e' } });
  expect(Object.keys(seen.inviter)).toEqual(['nickname', 'avatar']);
  expect(JSON.stringify(seen)).not.toMatch(/Alice|alice@|home\.test/u);
  expect(seen.score).toBeGreaterThan(0);
  // The shopper's own link, an unknown one, and none at all.
  expect(await seenBy(inviter.client)).toMatchObject({ is_known: 0, inviter: null });
  expect(await seenBy(store.visitor(), 999_999)).toMatchObject({ is_known: 0, inviter: null });
  expect((await store.visitor().call(invitedGetConfig)).data).toMatchObject({
    is_known: null,
    inviter: null,
  });
  await operate(store, 'points-rates', ['off']);
  store.clock.advance(11);
  expect((await seenBy()).score).toBe(0);
  await store.db.update(shoppers).set({ deletedAt: store.clock.now() }).where(row);
  expect(await seenBy()).toMatchObject({ is_known: 0, inviter: null });
});
