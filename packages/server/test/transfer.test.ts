import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/adapters/pglite.ts';
import { coupons } from '../src/db/schema/coupon.ts';
import { freightRules } from '../src/db/schema/discount.ts';
import { products, productTexts, skus, stockMovements } from '../src/db/schema/products.ts';
import type { StoreDeps } from '../src/http/appDeps.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { placeOrder, loadSku } from './store/buying.ts';
import { createMemoryFiles, type MemoryFiles } from './store/memoryFiles.ts';
import { transferFolder as run } from './store/transferFolder.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- documents of every shape
type Loose = any;
let store: TestStore;
let empty: Awaited<ReturnType<typeof openPglite>>;
let demo: MemoryFiles;

const emptyDeps = (): StoreDeps => ({ ...store.deps, db: empty.db });
async function exported(deps: StoreDeps, ...flags: string[]): Promise<MemoryFiles> {
  const files = createMemoryFiles();
  expect(await run('export', deps, files, ...flags)).toMatchObject({ status: 'done' });
  return files;
}
const json = (files: MemoryFiles, name: string): Loose => JSON.parse(files.text(name));
function changed(name: string, change: (list: Loose[]) => unknown): MemoryFiles {
  const list = json(demo, name);
  const kept = change(list);
  return createMemoryFiles({ [name]: JSON.stringify(Array.isArray(kept) ? kept : list) });
}
const productWith = (sn: string) => (product: Loose) => product.skus.some((sku: Loose) => sku.sn === sn);

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

describe('export and import', { timeout: 240_000 }, () => {
  it('include every kind of entry in the shop', () => {
    expect(demo.names().filter((name) => name.endsWith('.json'))).toEqual([
      'attributes.json',
      'banners.json',
      'brands.json',
      'campaigns.json',
      'carriers.json',
      'categories.json',
      'codes.json',
      'coupons.json',
      'device-hints.json',
      'discounts.json',
      'freight.json',
      'goods.json',
      'guarantees.json',
      'notices.json',
      'pages.json',
      'pay-methods.json',
      'plans.json',
      'points-goods.json',
      'search-words.json',
      'shortcuts.json',
      'surveys.json',
      'synonyms.json',
      'tasks.json',
    ]);
    expect(demo.names()).toContain('pictures/goods/fountain-aura/white-front.webp');
    for (const name of demo.names().filter((one) => one.endsWith('.json')))
      expect([name, Object.keys(json(demo, name)).length > 0]).toEqual([name, true]);
  });

  it('report that an export changes nothing in its own shop', async () => {
    const outcome = await run('import', store.deps, demo, '--dry-run', '--stock', '--prune');
    expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining(' 0 changes.') });
  });

  it('transfer the demo shop into an empty one, and export it unchanged', async () => {
    expect(await run('import', emptyDeps(), demo, '--dry-run')).toMatchObject({ status: 'done' });
    expect(await empty.db.$count(products)).toBe(0);
    expect(await run('import', emptyDeps(), demo)).toMatchObject({ status: 'done' });
    const copy = await exported(emptyDeps());
    for (const name of demo.names()) expect([name, copy.text(name)]).toEqual([name, demo.text(name)]);
    expect(copy.names()).toEqual(demo.names());
  });

  it('can be repeated without changes', async () => {
    const before = await empty.db.$count(stockMovements);
    const [first] = await empty.db.select().from(products).orderBy(asc(products.id)).limit(1);
    expect(await run('import', emptyDeps(), demo)).toMatchObject({
      status: 'done',
      text: expect.stringContaining('0 changes.'),
    });
    expect(await empty.db.$count(stockMovements)).toBe(before);
    const [again] = await empty.db.select().from(products).orderBy(asc(products.id)).limit(1);
    expect(again).toEqual(first);
  });

  it('change prices of ordered products, and stock only on request', async () => {
    await placeOrder(store, await store.shopper(), 'PW-PUMP');
    const pump = await loadSku(store, 'PW-PUMP');
    const files = changed('goods.json', (list) => {
      const product = list.find(productWith('PW-PUMP'));
      for (const sku of product.skus) {
        sku.stock = 7;
        sku.prices.CNY = 4200;
      }
      return [product];
    });
    expect(await run('import', store.deps, files)).toMatchObject({ status: 'done' });
    expect(await loadSku(store, 'PW-PUMP')).toMatchObject({ id: pump.id, stock: pump.stock });
    expect(
      json(await exported(store.deps), 'goods.json').find(productWith('PW-PUMP')).skus[0].prices.CNY,
    ).toBe(4200);
    expect(await run('import', store.deps, files, '--stock')).toMatchObject({ status: 'done' });
    expect(await loadSku(store, 'PW-PUMP')).toMatchObject({ id: pump.id, stock: 7 });
  });

  it('let orders continue while their products change, and lose no stock', async () => {
    const list = json(await exported(store.deps), 'goods.json');
    for (const product of list) product.weightGrams += 1;
    const files = createMemoryFiles({ 'goods.json': JSON.stringify(list.reverse()) });
    const shopper = await store.shopper();
    const before = await loadSku(store, 'PW-PUMP');
    const buy = async () => {
      for (let round = 0; round < 5; round++) await placeOrder(store, shopper, 'PW-PUMP');
    };
    const [outcome] = await Promise.all([run('import', store.deps, files), buy()]);
    expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining('34 changed') });
    expect(await loadSku(store, 'PW-PUMP')).toMatchObject({ id: before.id, stock: before.stock - 5 });
    expect(store.errors).toEqual([]);
  });

  it('withdraw SKUs that a product no longer contains, and keep them for their orders', async () => {
    const files = changed('goods.json', (list) => {
      const product = list.find(({ slug }) => slug === 'fountain-aura');
      product.skus = product.skus.slice(1);
      return [product];
    });
    const [first] = json(demo, 'goods.json').find(({ slug }: Loose) => slug === 'fountain-aura').skus;
    expect(await run('import', emptyDeps(), files)).toMatchObject({ status: 'done' });
    const [row] = await empty.db.select().from(skus).where(eq(skus.skuCode, first.sn));
    expect(row).toMatchObject({ isActive: false });
    expect(await run('import', emptyDeps(), files)).toMatchObject({
      text: expect.stringContaining('0 changes.'),
    });
    expect(await run('import', emptyDeps(), demo)).toMatchObject({
      text: expect.stringContaining('1 change.'),
    });
  });

  it('swap the values of two SKUs, and give one a new number', async () => {
    const files = changed('goods.json', (list) => {
      const product = list.find(({ slug }) => slug === 'fountain-aura');
      const [one, two, three] = product.skus;
      [one.values, two.values] = [two.values, one.values];
      three.sn = 'PW-NEW-NUMBER';
      return [product];
    });
    const [, , third] = json(demo, 'goods.json').find(({ slug }: Loose) => slug === 'fountain-aura').skus;
    const [old] = await empty.db.select().from(skus).where(eq(skus.skuCode, third.sn));
    expect(await run('import', emptyDeps(), files)).toMatchObject({ status: 'done' });
    const [renamed] = await empty.db.select().from(skus).where(eq(skus.skuCode, 'PW-NEW-NUMBER'));
    expect(renamed?.id).toBe(old?.id);
    expect(await run('import', emptyDeps(), files)).toMatchObject({
      text: expect.stringContaining('0 changes.'),
    });
    expect(await run('import', emptyDeps(), demo)).toMatchObject({ status: 'done' });
    expect((await exported(emptyDeps())).text('goods.json')).toBe(demo.text('goods.json'));
  });

  it('withdraw what the files do not contain, only with --prune', async () => {
    const fewer = createMemoryFiles({
      'goods.json': JSON.stringify(json(demo, 'goods.json').slice(1)),
      'coupons.json': JSON.stringify(json(demo, 'coupons.json').slice(1)),
      'freight.json': JSON.stringify(json(demo, 'freight.json').slice(1)),
    });
    expect(await run('import', emptyDeps(), fewer)).toMatchObject({
      text: expect.stringContaining('0 changes.'),
    });
    expect(await run('import', emptyDeps(), fewer, '--prune')).toMatchObject({
      text: expect.stringContaining('3 changes.'),
    });
    const [hidden] = await empty.db.select().from(products).orderBy(asc(products.id)).limit(1);
    expect(hidden).toMatchObject({ status: 'hidden' });
    expect(await empty.db.$count(coupons, eq(coupons.isActive, false))).toBe(1);
    expect(await empty.db.$count(freightRules)).toBe(json(demo, 'freight.json').length - 1);
    expect(await run('import', emptyDeps(), demo)).toMatchObject({
      text: expect.stringContaining('3 changes.'),
    });
  });

  it('warn of a country without freight in a currency, and of no other', async () => {
    const rules = json(demo, 'freight.json');
    const inYuan = createMemoryFiles({
      'freight.json': JSON.stringify([{ ...Object(rules[0]), firstFee: { CNY: 100 } }, ...rules.slice(1)]),
    });
    const text = (await run('import', emptyDeps(), inYuan))?.text ?? '';
    expect(text.split('\n').filter((line) => line.startsWith('Warning'))).toEqual([
      expect.stringMatching(
        /^Warning: freight\.json.*the fee in USD, JPY, EUR, KRW, GBP, CHF, CAD is incomplete;/u,
      ),
    ]);
    expect((await run('import', emptyDeps(), demo))?.text).not.toContain('Warning');
  });

  it('update searches with the new name of a category', async () => {
    const files = changed('categories.json', (list) => {
      list.find(({ slug }) => slug === 'fountains').name.en = 'Wellsprings';
    });
    expect(await run('import', emptyDeps(), files)).toMatchObject({ status: 'done' });
    const texts = await empty.db.select().from(productTexts).where(eq(productTexts.language, 'en'));
    expect(texts.filter(({ search }) => search.includes('wellsprings')).length).toBeGreaterThan(2);
    await run('import', emptyDeps(), demo);
  });

  it.each([
    [
      'a category that is not there',
      'There is no category "made-up"',
      (list: Loose[]) => void (list[3].category = 'made-up'),
    ],
    [
      'a price below nothing',
      /goods\.json, entry 4 \([\w-]+\), field skus\[1\]\.prices\.CNY needs a whole number of hundredths, 0 or more, but it is -1\./u,
      (list: Loose[]) => void (list[3].skus[0].prices.CNY = -1),
    ],
    [
      'a price that has less than a yen in it',
      /field skus\[1\]\.prices needs whole yen and won/u,
      (list: Loose[]) => void (list[3].skus[0].prices.JPY = 320_050),
    ],
    [
      'a language that is missing',
      /goods\.json, entry 4 \([\w-]+\), field title\.ko is missing\./u,
      (list: Loose[]) => void delete list[3].title.ko,
    ],
    ['a field that is misspelt', 'field titel: unknown field.', (list: Loose[]) => void (list[3].titel = {})],
    [
      'a SKU number that exists twice',
      'exists twice',
      (list: Loose[]) => void (list[3].skus[0].sn = list[0].skus[0].sn),
    ],
    ['a product that exists twice', 'exists twice', (list: Loose[]) => void list.push(list[3])],
    [
      'a picture that is missing',
      'there is no file pictures/none.png',
      (list: Loose[]) => void (list[3].images = ['pictures/none.png']),
    ],
    [
      'two SKUs of one choice',
      'have the same values',
      (list: Loose[]) => void (list[0].skus[0].values = list[0].skus[1].values),
    ],
  ])('refuse %s with a message and change nothing', async (_, words, change) => {
    const before = (await exported(emptyDeps())).text('goods.json');
    const files = changed('goods.json', (list) => {
      for (const product of list) product.color = '#123456';
      change(list);
    });
    const outcome = await run('import', emptyDeps(), files);
    expect(outcome).toMatchObject({ status: 'refused' });
    expect(outcome?.text).toMatch(words);
    expect((await exported(emptyDeps())).text('goods.json')).toBe(before);
    expect(store.errors).toEqual([]);
  });

  it('refuse the SKU number of another product', async () => {
    const [first] = json(demo, 'goods.json');
    const files = changed('goods.json', (list) => {
      list[3].skus[0].sn = first.skus[0].sn;
      return [list[3]];
    });
    const outcome = await run('import', emptyDeps(), files);
    expect(outcome).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('belongs to another product'),
    });
  });

  it('refuse a category that would be its own ancestor', async () => {
    const files = changed('categories.json', (list) => {
      const child = list.find(({ parent }) => parent !== null);
      list.find(({ slug }) => slug === child.parent).parent = child.slug;
    });
    expect(await run('import', emptyDeps(), files)).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('cannot be its own ancestor'),
    });
  });

  it('refuse a survey without a page in the storefront, and list the existing ones', async () => {
    const files = changed('surveys.json', (list) => {
      list[0].type = 'shoes';
    });
    expect(await run('import', emptyDeps(), files)).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('field type needs one of drinker, feeder, but it is "shoes".'),
    });
  });

  it('report when there is nothing to import, invalid JSON, or an unknown flag', async () => {
    const refusal = (files: Record<string, string>, ...flags: string[]) =>
      run('import', emptyDeps(), createMemoryFiles(files), ...flags);
    expect(await refusal({})).toMatchObject({ status: 'refused', text: expect.stringContaining('skus.csv') });
    for (const text of ['{', '', '[{', '[1,', '{"a":[]}', 'null', '[null]', '[] []'])
      expect([text, await refusal({ 'brands.json': text })]).toMatchObject([text, { status: 'refused' }]);
    expect(await refusal({ 'brands.json': '[]' })).toMatchObject({ status: 'done' });
    expect(await refusal({ 'brands.json': '\uFEFF[]' })).toMatchObject({ status: 'done' });
    expect(await refusal({ 'brands.json': '[]' }, '--dryrun')).toMatchObject({ status: 'refused' });
    expect(store.errors).toEqual([]);
  });

  it('compute relative times from the day of the import', async () => {
    const relative = await exported(store.deps, '--relative-times');
    const [rule] = json(relative, 'discounts.json').filter(({ endtime }: Loose) => endtime !== null);
    expect(rule.endtime).toMatch(/^now\+\d+[dhms]$/u);
    expect(await run('import', store.deps, relative, '--dry-run')).toMatchObject({
      text: expect.stringContaining(' 0 changes.'),
    });
  });
});
