import { sscSt, sscSte } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { visits } from '../../db/schema/visit.ts';
import { boundsJob } from '../upkeep/job.ts';

const day = 24 * 3600;
let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

it('keeps visits for 400 days and no longer', async () => {
  const visitor = store.visitor();
  const left = async (pass: number) => {
    store.clock.advance(pass);
    await boundsJob.run(store.deps, store.clock.now());
    const rows = await store.db.select().from(visits).orderBy(visits.id);
    return rows.map(({ kind, page }) => `${kind} ${page}`);
  };
  await visitor.call(sscSt, { page: 'pages/cart/cart', from: '' });
  expect(await left(400 * day)).toEqual(['open pages/cart/cart']);
  await visitor.call(sscSte, { page: 'pages/my/my', ms: 1000 });
  expect(await left(1)).toEqual(['leave pages/my/my']);
});
