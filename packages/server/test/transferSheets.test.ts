import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '../src/db/schema/coupon.ts';
import { products, skuPrices, skus } from '../src/db/schema/products.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { createMemoryFiles, type MemoryFiles } from './store/memoryFiles.ts';
import { transferFolder } from './store/transferFolder.ts';

type Row = Record<string, string>;
let store: TestStore;
let sheets: MemoryFiles;

const run = (name: 'export' | 'import', files: MemoryFiles, ...flags: string[]) =>
  transferFolder(name, store.deps, files, ...flags);
async function exported(...flags: string[]) {
  const files = createMemoryFiles();
  expect(await run('export', files, ...flags)).toMatchObject({ status: 'done' });
  return files;
}
const getCsv = (files: MemoryFiles) => files.names().filter((name) => name.endsWith('.csv'));
const loadRows = (files: MemoryFiles, name: string) =>
  parse<Row>(files.text(name), { columns: true, bom: true });
const toText = (rows: readonly Row[], delimiter = ',') => stringify([...rows], { header: true, delimiter });
const loadSku = async (sn: string) => (await store.db.select().from(skus).where(eq(skus.skuCode, sn)))[0];
const localized = (name: string, text: string): Row =>
  Object.fromEntries(
    ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'].map((part) => [`${name}.${part}`, text]),
  );

beforeAll(async () => {
  store = await createTestStore();
  sheets = await exported('--csv');
});
afterAll(() => store.close());

describe('sheets', { timeout: 120_000 }, () => {
  it('contain products, SKUs, categories, coupons, codes and freight, and change nothing in their own shop', async () => {
    expect(getCsv(sheets)).toEqual([
      'categories.csv',
      'codes.csv',
      'coupons.csv',
      'freight.csv',
      'goods.csv',
      'skus.csv',
    ]);
    expect(sheets.text('skus.csv').startsWith('\uFEFFsn,good,values,image,stock')).toBe(true);
    expect(await run('import', sheets, '--dry-run', '--stock')).toMatchObject({
      status: 'done',
      text: expect.stringContaining(' 0 changes.'),
    });
  });

  it('change prices and stock by these columns alone, also with semicolons and decimal commas', async () => {
    const files = createMemoryFiles({
      'skus.csv': '\uFEFFsn;good;stock;prices.EUR\r\nPW-PUMP;pump-quiet;41;12,5\r\n',
    });
    const before = await loadSku('PW-PUMP');
    expect(await run('import', files, '--stock')).toMatchObject({
      text: expect.stringContaining('1 change.'),
    });
    expect(await loadSku('PW-PUMP')).toMatchObject({ id: before?.id, image: before?.image, stock: 41 });
    const prices = await store.db
      .select()
      .from(skuPrices)
      .where(eq(skuPrices.skuId, before?.id ?? 0));
    expect(prices.find(({ currency }) => currency === 'EUR')?.price).toBe(1250);
    expect(prices.length).toBe(8);
  });

  it('add a product with options', async () => {
    const files = createMemoryFiles({
      'goods.csv': toText([{ slug: 'mat-sheet', category: 'fountains', ...localized('title', 'Mat') }]),
      'skus.csv': toText([
        { sn: 'SH-1', good: 'mat-sheet', values: 'colour=white', stock: '3', 'prices.EUR': '10' },
        { sn: 'SH-2', good: 'mat-sheet', values: 'colour=graphite', stock: '4', 'prices.EUR': '11.00' },
      ]),
    });
    expect(await run('import', files)).toMatchObject({ text: expect.stringContaining('1 change.') });
    expect(await loadSku('SH-2')).toMatchObject({ stock: 4 });
    expect(await run('import', files, '--stock')).toMatchObject({
      text: expect.stringContaining('0 changes.'),
    });
    const [product] = await store.db.select().from(products).where(eq(products.slug, 'mat-sheet'));
    expect(product).toMatchObject({ isMulti: true, status: 'normal' });
  });

  it('escape what a spreadsheet would run as a formula, and import it unchanged', async () => {
    const names = ['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)', "'=quoted", '\tTab'];
    for (const [index, name] of names.entries()) {
      const slug = `formula-${index}`;
      const [coupon] = await store.db.select().from(coupons).limit(1);
      if (coupon === undefined) throw new Error('The demo shop has no coupons.');
      const { id: _, ...row } = coupon;
      await store.db.insert(coupons).values({ ...row, slug, claimed: 0, name: { ...row.name, en: name } });
    }
    const files = await exported('--csv');
    const cells = loadRows(files, 'coupons.csv').map((row) => row['name.en'] ?? '');
    for (const name of names) expect(cells).toContain(`'${name}`);
    for (const sheet of getCsv(files))
      for (const row of loadRows(files, sheet))
        for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+$)/u);
    expect(await run('import', files, '--dry-run')).toMatchObject({
      text: expect.stringContaining(' 0 changes.'),
    });
  });

  it.each([
    [
      'line 2 of skus.csv, column prices.EUR, needs an amount such as 12.50, but it is "a lot"',
      'sn,good,prices.EUR\nPW-PUMP,pump-quiet,a lot\n',
    ],
    [
      'line 3 of skus.csv, column stock, needs a whole number, but it is "1.5"',
      'sn,good,stock\nPW-PUMP,pump-quiet,1\nPW-PUMP,pump-quiet,1.5\n',
    ],
    ['line 2 of skus.csv, column good, needs the name of a product', 'sn,good\nPW-PUMP,\n'],
    ['has an unknown column "price"', 'sn,good,price\nPW-PUMP,pump-quiet,1\n'],
    ['has the column "stock" twice', 'sn,good,stock,stock\nPW-PUMP,pump-quiet,1,2\n'],
    ['has no column "sn"', 'good,stock\npump-quiet,1\n'],
    ['is not valid CSV', 'sn,good\nPW-PUMP,pump-quiet,3\n'],
    ['needs values such as colour=white, but it is "white"', 'sn,good,values\nNEW-1,fountain-aura,white\n'],
    ['needs a value of capacity', 'sn,good,values\nNEW-1,fountain-aura,colour=white\n'],
  ])('are refused with a message: %s', async (words, text) => {
    const outcome = await run('import', createMemoryFiles({ 'skus.csv': text }), '--stock');
    expect(outcome).toMatchObject({ status: 'refused', text: expect.stringContaining(words) });
    expect(store.errors).toEqual([]);
  });

  it('cannot be combined with a JSON file of the same kind', async () => {
    const both = createMemoryFiles({ 'coupons.json': '[]', 'coupons.csv': sheets.text('coupons.csv') });
    expect(await run('import', both)).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('coupons.json and coupons.csv'),
    });
  });
});
