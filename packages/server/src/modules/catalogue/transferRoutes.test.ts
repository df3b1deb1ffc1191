import { fileURLToPath } from 'node:url';
import { goodsLists, goodsV2detail } from '@pawlet/core/contract';
import { maxSheetBytes, transferCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { copyProducts } from '../../../test/copyProducts.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { createMediaFiles } from '../../adapters/files/mediaFiles.ts';
import { products } from '../../db/schema/products.ts';
import { operatorJobs } from '../../db/schema/operatorJob.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { importSheet as importSheetOf } from './importSheet.ts';
import { operatorJob } from '../operator-jobs/job.ts';
import { dropOldJobs, extendLease, leaseJob } from '../operator-jobs/store.ts';

type Cells = Record<string, string>;

const media = createMediaFiles(fileURLToPath(new URL('../../../media', import.meta.url)));

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret, files: media } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const runJob = () => operatorJob.run(store.deps, store.clock.now());
const read = async (id: number, client = local) =>
  (await client.call(transferCalls.readTransfer, { params: { id: String(id) } })).data;

type Sheet = 'products' | 'variants' | 'complete';

async function exportSheet(sheet: Sheet, more: object = {}): Promise<Cells[]> {
  const { data } = await local.call(transferCalls.exportProducts, { input: { sheet, ...more } });
  expect(data).toMatchObject({ state: 'waiting', kind: 'export' });
  await runJob();
  expect(await read(data.id)).toMatchObject({ state: 'done', errors: [] });
  const { data: text } = await local.call(transferCalls.readSheet, { params: { id: String(data.id) } });
  return parse(text, { bom: true, columns: true });
}

type Mode = 'all-or-nothing' | 'good-lines';

const addImport = async (sheet: Sheet, rows: readonly Cells[] | string, more: object = {}) => {
  const text = typeof rows === 'string' ? rows : stringify([...rows], { header: true });
  const input = { sheet, mode: 'all-or-nothing' as Mode, ...more };
  const { data } = await local.call(transferCalls.importProducts, { input, file: new Blob([text]) });
  return data.id;
};
const importSheet = async (...given: Parameters<typeof addImport>) => {
  const id = await addImport(...given);
  await runJob();
  return read(id);
};
const priceOf = async (skuCode: string) => {
  const { productId } = await loadSku(store, skuCode);
  const { data } = await store.visitor().call(goodsV2detail, { id: productId });
  return data.sku.find((sku: { goods_sn: string }) => sku.goods_sn === skuCode)?.marketprice as string;
};

describe('an exported sheet', () => {
  it('has every product or variant, and changes nothing when it is imported again', async () => {
    for (const sheet of ['products', 'variants', 'complete'] as const) {
      const rows = await exportSheet(sheet);
      expect(rows.length).toBeGreaterThan(30);
      const imported = await importSheet(sheet, rows, { setsStock: 'true' });
      expect(imported).toMatchObject({
        state: 'done',
        added: 0,
        changed: 0,
        refused: 0,
        errors: [],
        isWritten: false,
        availableUntil: null,
      });
      expect(imported.unchanged).toBe(imported.total);
    }
  });

  it('has the products of the filters of the list, and is kept for a day', async () => {
    const rows = await exportSheet('products', { text: 'aura' });
    expect(rows.map(({ slug }) => slug)).toContain('fountain-aura');
    expect(rows.length).toBeLessThan(10);
    const { id } = (await local.call(transferCalls.listTransfers, { input: { limit: '1' } })).data
      .items[0] ?? { id: 0 };
    const { availableUntil } = await read(id);
    expect(availableUntil).toBe(store.clock.now() + 24 * 3600);
    const response = await store.app.request(`http://shop.test/operator/v1/transfers/${id}/sheet`, {
      headers: localHeaders,
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="goods.csv"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Spreadsheets recognize UTF-8 by this mark.
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    store.clock.advance(24 * 3600 + 1);
    await dropOldJobs(store.db, store.clock.now());
    expect(await problemOf(read(id))).toMatchObject({ status: 404 });
    const late = local.call(transferCalls.readSheet, { params: { id: String(id) } });
    expect(await problemOf(late)).toMatchObject({ status: 404 });
  });
});

describe('an imported sheet', () => {
  const row = (sn: string, more: Cells): Cells => ({ sn, good: 'pump-quiet', ...more });

  it('changes prices, which shoppers see at once, and stock only where that is chosen', async () => {
    const before = await loadSku(store, 'PW-PUMP');
    const cells = { 'prices.CNY': '77.00', 'marketPrices.CNY': '88.00', stock: '5' };
    const kept = await importSheet('variants', [row('PW-PUMP', cells)]);
    expect(kept).toMatchObject({ state: 'done', changed: 1, isWritten: true, actor: 'local' });
    expect(await priceOf('PW-PUMP')).toBe('88.00');
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(before.stock);
    await importSheet('variants', [row('PW-PUMP', cells)], { setsStock: 'true' });
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(5);
  });

  it('adds products with their variants, which shoppers find', async () => {
    const rows = await exportSheet('complete', { text: 'PW-BROOK-WH' });
    expect(rows.map((cells) => [cells['slug'], cells['category'], cells['sku.sn']])).toEqual([
      ['fountain-brook', 'fountains-home', 'PW-BROOK-WH'],
      ['fountain-brook', '', 'PW-BROOK-BL'],
    ]);
    const added = rows.map((cells, index) => ({
      ...cells,
      slug: 'zephyr',
      'title.en': index === 0 ? 'Zephyr Fountain' : '',
      'sku.sn': `ZEPHYR-${index}`,
      'sku.stock': '4',
    }));
    const imported = await importSheet('complete', added);
    expect(imported).toMatchObject({ state: 'done', added: 1, refused: 0, errors: [], isWritten: true });
    const { data } = await store.visitor().call(goodsLists, { keyword: 'zephyr' });
    expect(data.data).toMatchObject([{ title: 'Zephyr Fountain' }]);
    expect((await loadSku(store, 'ZEPHYR-1')).stock).toBe(4);
    // Without a category, and without a variant.
    const early = await importSheet('variants', [{ sn: 'LONE-1', good: 'lone', 'prices.CNY': '1.00' }]);
    expect(early.errors.map(({ column, problem }) => [column, problem])).toContainEqual([
      'category',
      'required',
    ]);
    const [first = {}] = await exportSheet('products', { text: 'zephyr' });
    const alone = await importSheet('products', [{ ...first, slug: 'alone' }]);
    expect(alone).toMatchObject({ refused: 1, isWritten: false, errors: [{ line: 2, column: 'skus' }] });
  });

  it('with errors says which lines, and takes none or the good ones as chosen', async () => {
    const rows = [
      row('PW-PUMP', { 'prices.CNY': '66.00', 'marketPrices.CNY': '66.00' }),
      { sn: 'PW-BROOK-WH', good: 'fountain-brook', 'prices.CNY': 'cheap', 'marketPrices.CNY': '' },
      { sn: 'PW-MINI-WH', good: 'fountain-aura', 'prices.CNY': '1.00', 'marketPrices.CNY': '' },
      { sn: 'PW-MINI-MT', good: 'fountain-mini', 'prices.CNY': '55.00', 'marketPrices.CNY': '55.00' },
      { sn: '', good: 'fountain-mini', 'prices.CNY': '1.00', 'marketPrices.CNY': '' },
      row('PW-PUMP', { 'prices.CNY': '1.00', 'marketPrices.CNY': '' }),
    ];
    const before = await priceOf('PW-MINI-MT');
    const none = await importSheet('variants', rows);
    expect(none).toMatchObject({ state: 'done', isWritten: false, refused: 4 });
    const lines = none.errors.map(({ line, column, problem }) => [line, column, problem]);
    expect(lines).toEqual(
      expect.arrayContaining([
        [3, 'prices.CNY', 'format'],
        [4, 'values', 'choice'],
        [6, 'sn', 'required'],
        [7, 'sn', 'taken'],
      ]),
    );
    expect(none.errors.find(({ line }) => line === 7)).toMatchObject({
      detail: '“PW-PUMP” is there twice',
      message: 'line 7 of skus.csv: "PW-PUMP" exists twice.',
    });
    const german = await read(none.id, clientWith(store, { ...localHeaders, lang: 'de' }));
    expect(german.errors.find(({ line }) => line === 7)?.detail).toBe('„PW-PUMP“ kommt zweimal vor');
    expect(german.errors.find(({ line }) => line === 3)?.detail).toBe('„cheap“ ist kein Betrag wie 12.50');
    // What forms refuse, too, has their words.
    const ofFourth = german.errors.filter(({ line }) => line === 4).map(({ detail }) => detail);
    expect(ofFourth).toContain('Wähle einen der erlaubten Werte');
    expect(await priceOf('PW-MINI-MT')).toBe(before);

    const good = await importSheet('variants', rows, { mode: 'good-lines' });
    expect(good).toMatchObject({ state: 'done', isWritten: true, changed: 2, refused: 4 });
    expect([await priceOf('PW-PUMP'), await priceOf('PW-MINI-MT')]).toEqual(['66.00', '55.00']);
  });

  it('as a preview changes nothing', async () => {
    const before = await priceOf('PW-PUMP');
    const preview = await importSheet('variants', [row('PW-PUMP', { 'prices.CNY': '1.00' })], {
      mode: 'good-lines',
      isPreview: 'true',
    });
    expect(preview).toMatchObject({ state: 'done', changed: 1, isWritten: false });
    expect(await priceOf('PW-PUMP')).toBe(before);
  });

  it('that is none is refused, or fails with the reason', async () => {
    expect(await importSheet('products', 'a,b\n1,2\n')).toMatchObject({
      state: 'failed',
      errors: [
        {
          line: 0,
          message: 'goods.csv has an unknown column "a".',
          detail: 'There is no column named “a”',
        },
      ],
    });
    expect(await importSheet('products', 'slug\n"open\n')).toMatchObject({
      state: 'failed',
      errors: [{ line: 0, detail: expect.stringMatching(/^Line \d+ is not valid CSV$/u) as string }],
    });
    const upload = (file: Blob) =>
      local.call(transferCalls.importProducts, { input: { sheet: 'products', mode: 'good-lines' }, file });
    expect(await problemOf(upload(new Blob(['PK\u0003\u0004\u0000'])))).toMatchObject({
      errors: [{ field: 'file', problem: 'format' }],
    });
    expect(await problemOf(upload(new Blob([new Uint8Array(maxSheetBytes + 1)])))).toMatchObject({
      status: 413,
      detail: 'The file is too large: at most 20 MB',
    });
  });
});

describe('a transfer', () => {
  const cancel = (id: number) => local.call(transferCalls.cancelTransfer, { params: { id: String(id) } });

  it('is canceled while it waits, and while it runs', async () => {
    const waiting = await addImport('products', 'slug\nx\n');
    expect((await cancel(waiting)).data).toMatchObject({ state: 'canceled', ended: store.clock.now() });
    expect(await problemOf(cancel(waiting))).toMatchObject({
      status: 409,
      reason: 'ended',
      current: { id: waiting },
    });

    const rows = await exportSheet('products');
    const running = await addImport(
      'products',
      rows.map((cells) => ({ ...cells, weightGrams: '7' })),
      { mode: 'good-lines' },
    );
    // As the node that works on it sees it before its first batch.
    await store.db.update(operatorJobs).set({ isCancelling: true }).where(eq(operatorJobs.id, running));
    await runJob();
    expect(await read(running)).toMatchObject({ state: 'canceled', isWritten: false, changed: 0 });
    expect((await exportSheet('products'))[0]?.['weightGrams']).not.toBe('7');
  });

  it('of a node that was killed is taken over, and given up after three', async () => {
    const id = await addImport('variants', [{ sn: 'PW-PUMP', good: 'pump-quiet', 'prices.CNY': '44.00' }]);
    const lease = () => leaseJob(store.db, crypto.randomUUID(), store.clock.now());
    for (const _ of [1, 2]) {
      const leased = await lease();
      if (leased?.id !== id) throw new Error('The import was not leased.');
      // It still works.
      store.clock.advance(9);
      expect(await extendLease(store.db, leased, store.clock.now())).toBe(true);
      store.clock.advance(9);
      expect(await lease()).toBeNull();
      store.clock.advance(2);
    }
    await runJob();
    expect(await read(id)).toMatchObject({ state: 'done', changed: 1, isWritten: true });
    const other = await addImport('products', 'slug\nx\n');
    for (const _ of [1, 2, 3]) {
      expect((await lease())?.id).toBe(other);
      store.clock.advance(11);
    }
    await runJob();
    expect(await read(other)).toMatchObject({ state: 'failed', ended: store.clock.now() });
  });

  it(
    'of many products reports its progress, and keeps or undoes what it has written when it is canceled',
    { timeout: 120_000 },
    async () => {
      for (let count = 0; count < 250;) {
        count = (await copyProducts(store.db, 250)).length;
        await store.db.execute(sql`drop table copies, sku_copies`);
      }
      const rows = await exportSheet('products');
      const seen: number[] = [];
      const run = (grams: string, mode: Mode, last: number, isCanceled = false) =>
        importSheetOf({
          db: store.db,
          pictures: createShopPictures(store.deps),
          sheet: 'products',
          content: stringify(
            rows.map((cells) => ({ ...cells, weightGrams: grams })),
            { header: true },
          ),
          options: { mode, setsStock: false, isPreview: false },
          now: store.clock.now(),
          onProgress: async (count) => {
            seen.push(count);
            return count < last;
          },
          onWriting: async () => undefined,
          isCanceled: async () => isCanceled,
        });
      const countWith = (grams: number) => store.db.$count(products, eq(products.weightGrams, grams));
      const never = rows.length + 1;
      expect(await run('11', 'all-or-nothing', never)).toMatchObject({
        state: 'done',
        report: { changed: rows.length, isWritten: true },
      });
      expect(seen).toEqual([0, 100, 200, rows.length]);
      expect(await countWith(11)).toBe(rows.length);
      expect(await run('12', 'all-or-nothing', never, true)).toMatchObject({
        state: 'cancelled',
        report: { isWritten: false },
      });
      expect(await run('12', 'all-or-nothing', 100)).toMatchObject({ state: 'cancelled' });
      expect(await countWith(12)).toBe(0);
      expect(await run('12', 'good-lines', 100)).toMatchObject({
        state: 'cancelled',
        report: { changed: 100, isWritten: true },
      });
      expect(await countWith(12)).toBe(100);
      // Once more: the rest.
      expect(await run('12', 'good-lines', never)).toMatchObject({
        state: 'done',
        report: { changed: rows.length - 100, unchanged: 100 },
      });
    },
  );
});
