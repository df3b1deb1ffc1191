import { fileURLToPath } from 'node:url';
import { goodsLists } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFiles } from '../src/adapters/localFiles.ts';
import { openPglite } from '../src/adapters/pglite.ts';
import { createApp } from '../src/createApp.ts';
import { discountCodes, freightRules } from '../src/db/schema/discount.ts';
import type { StoreDeps } from '../src/http/appDeps.ts';
import { operate } from './store/operator.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { TestClient } from './store/testClient.ts';

const example = fileURLToPath(new URL('../../../docs/guides/import-example', import.meta.url));
let store: TestStore;
let empty: Awaited<ReturnType<typeof openPglite>>;
let deps: StoreDeps;

beforeAll(async () => {
  store = await createTestStore();
  empty = await openPglite();
  await empty.migrate();
  deps = { ...store.deps, db: empty.db, localFiles };
});
afterAll(async () => {
  await empty.close();
  await store.close();
});

it('imports the folder of the guide, once', { timeout: 120_000 }, async () => {
  const run = () => operate({ deps }, 'import', [example]);
  expect(await run()).toMatchObject({ status: 'done', text: expect.stringContaining('goods: 1 new') });
  expect(await run()).toMatchObject({ status: 'done', text: expect.stringContaining('0 changes.') });

  const app = createApp(deps);
  const visitor = new TestClient((address, init) => app.request(`${testOrigin}${address}`, init));
  const { data } = await visitor.call(goodsLists, { keyword: 'stoneware' });
  expect(data.data).toMatchObject([{ title: 'Stoneware bowl', price: '129.00' }]);
  expect((await app.request(`${data.data[0].image}?w=400`)).status).toBe(200);
  const [rule] = (await empty.db.select().from(freightRules)).filter(({ country }) => country === 'CHN');
  expect(rule).toMatchObject({ firstFee: { CNY: 1000 }, freeOver: { CNY: 9900 }, days: 3 });
  const [code] = await empty.db.select().from(discountCodes);
  expect(code).toMatchObject({ code: 'OPENING', reduction: { kind: 'percent', percentOff: 10 } });
});
