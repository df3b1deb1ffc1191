import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/adapters/pglite.ts';
import { goods, skus, stockMovements } from '../src/db/schema/goods.ts';
import { transferCommands } from '../src/modules/transfer/commands.ts';
import type { AppDeps } from '../src/http/appDeps.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { placeOrder, skuOf } from './store/buying.ts';

// Documents of every shape; each expectation says what it needs.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;
type Files = Map<string, string>;
let store: TestStore;
let empty: Awaited<ReturnType<typeof openPglite>>;
let demo: Files;

async function run(name: 'export' | 'import', deps: AppDeps, files: Files, ...flags: string[]) {
  const localFiles: AppDeps['localFiles'] = {
    read: async (_, file) => files.get(file),
    write: async (_, file, text) => void files.set(file, text),
  };
  const command = transferCommands.find((known) => known.name === name);
  return command?.run({ ...deps, localFiles }, ['folder', ...flags], store.clock.now());
}
const emptyDeps = (): AppDeps => ({ ...store.deps, db: empty.db });
async function exported(deps: AppDeps): Promise<Files> {
  const files: Files = new Map();
  await run('export', deps, files);
  return files;
}
const changed = (name: string, change: (list: Loose[]) => void): Files => {
  const list = JSON.parse(demo.get(name) ?? '[]');
  change(list);
  return new Map([[name, JSON.stringify(list)]]);
};

beforeAll(async () => {
  store = await createTestStore();
  empty = await openPglite();
  await empty.migrate();
  demo = await exported(store.deps);
});
afterAll(async () => {
  await empty.close();
  await store.close();
});

describe('export and import', { timeout: 120_000 }, () => {
  it('carry the demo shop into an empty one, and back out the same', async () => {
    expect(await run('import', emptyDeps(), demo, '--dry-run')).toMatchObject({ status: 'done' });
    expect(await empty.db.$count(goods)).toBe(0);
    expect(await run('import', emptyDeps(), demo)).toMatchObject({ status: 'done' });
    const copy = await exported(emptyDeps());
    for (const [name, text] of demo)
      expect([name, JSON.parse(copy.get(name) ?? '')]).toEqual([name, JSON.parse(text)]);
  });

  it('can be repeated without changing anything', async () => {
    const before = await empty.db.$count(stockMovements);
    expect(await run('import', emptyDeps(), demo)).toMatchObject({ status: 'done' });
    expect(await exported(emptyDeps())).toEqual(demo);
    expect(await empty.db.$count(stockMovements)).toBe(before);
  });

  it('change prices and stock of goods that have been ordered, and take missing SKUs off sale', async () => {
    await placeOrder(store, await store.shopper(), 'PW-PUMP');
    const pump = await skuOf(store, 'PW-PUMP');
    const files = changed('goods.json', (list) => {
      const good = list.find(({ skus: own }) => own.some(({ sn }: { sn: string }) => sn === 'PW-PUMP'));
      good.skus = good.skus.map((sku: { sn: string }) => ({
        ...sku,
        sn: sku.sn === 'PW-PUMP' ? 'PW-PUMP' : sku.sn,
        stock: 7,
      }));
      list.splice(0, list.length, good);
    });
    expect(await run('import', store.deps, files)).toMatchObject({ status: 'done' });
    expect(await skuOf(store, 'PW-PUMP')).toMatchObject({ id: pump.id, stock: 7 });
  });

  it.each([
    ['a category that is not there', (list: Loose[]) => void (list[3].category = 'made-up')],
    ['a price below nothing', (list: Loose[]) => void (list[3].skus[0].prices.CNY = -1)],
    ['a language that is missing', (list: Loose[]) => void delete list[3].title.ko],
    ['an article number of another good', (list: Loose[]) => void (list[3].skus[0].sn = list[0].skus[0].sn)],
  ])('refuse %s in words and change nothing', async (_, change) => {
    const before = await exported(emptyDeps());
    const files = changed('goods.json', (list) => {
      for (const good of list) good.color = '#123456';
      change(list);
    });
    const outcome = await run('import', emptyDeps(), files);
    expect(outcome).toMatchObject({ status: 'refused' });
    expect(outcome?.text.length).toBeGreaterThan(20);
    expect(await exported(emptyDeps())).toEqual(before);
    expect(await empty.db.select().from(skus).where(eq(skus.isActive, false))).toEqual([]);
    expect(store.errors).toEqual([]);
  });

  it('say so when there is nothing to take in, or no JSON', async () => {
    expect(await run('import', emptyDeps(), new Map())).toMatchObject({ status: 'refused' });
    expect(await run('import', emptyDeps(), new Map([['brands.json', '{']]))).toMatchObject({
      status: 'refused',
    });
  });
});
