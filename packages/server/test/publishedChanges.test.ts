import {
  attributeIndex,
  categoryAlls,
  categoryIndex,
  commonInit,
  goodsIndex,
  goodsLists,
  goodsV2detail,
  pageIndex,
  pageLists,
} from '@pawlet/core/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangeFollower, followChanges } from '../src/adapters/followChanges.ts';
import { textOfQuery } from '../src/adapters/textOfQuery.ts';
import { loadRows } from '../src/db/database.ts';
import { publishChange } from '../src/db/publishChange.ts';
import * as category from '../src/db/schema/category.ts';
import * as change from '../src/db/schema/change.ts';
import * as coupon from '../src/db/schema/coupon.ts';
import * as discount from '../src/db/schema/discount.ts';
import * as page from '../src/db/schema/page.ts';
import * as products from '../src/db/schema/products.ts';
import * as review from '../src/db/schema/review.ts';
import * as search from '../src/db/schema/search.ts';
import * as session from '../src/db/schema/session.ts';
import * as content from '../src/db/schema/shopContent.ts';
import * as shopper from '../src/db/schema/shopper.ts';
import { type CacheChoice, createReplyCache, type ReplyCache } from '../src/http/replyCache.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { loadSku } from './store/buying.ts';
import type { TestClient } from './store/testClient.ts';

const pump = 'PW-PUMP';

let store: TestStore;
let changes: ChangeFollower;
let visitor: TestClient;
let pumpId: number;
let userId: number;
const chosen: CacheChoice[] = [];

/** Notes what is cached. */
function watch(cache: ReplyCache): ReplyCache {
  return {
    ...cache,
    get(choice, load, parent) {
      chosen.push(choice);
      return cache.get(choice, load, parent);
    },
    getEach(choices, load, parent) {
      chosen.push(...choices);
      return cache.getEach(choices, load, parent);
    },
  };
}

const replyCache = createReplyCache({
  nowMs: () => store.clock.nowMs(),
  knowsChanges: () => changes.knowsChanges(),
});

beforeAll(async () => {
  store = await createTestStore({ deps: { replyCache: watch(replyCache) } });
  changes = followChanges({
    connect: store.connectChanges,
    onChanges: (published) => replyCache.drop(published),
    onUnknown: () => replyCache.clear(),
    logger: store.deps.logger,
  });
  await vi.waitUntil(() => changes.knowsChanges());
  visitor = store.visitor();
  pumpId = (await loadSku(store, pump)).productId;
  const [author] = await loadRows<{ id: number }>(store.db, sql`select min(id) as id from shoppers`);
  userId = author?.id ?? 0;
});
afterAll(async () => {
  await changes.close();
  await store.close();
});
beforeEach(() => {
  chosen.length = 0;
});

const calls = {
  home: () => visitor.call(goodsIndex),
  list: () => visitor.call(goodsLists, { ids: String(pumpId) }),
  cheapest: () => visitor.call(goodsLists, { orderby: 'price', orderway: 'asc' }),
  'within a price': () => visitor.call(goodsLists, { price: '10-100', with_counts: 1 }),
  'found products': () => visitor.call(goodsLists, { keyword: 'pump' }),
  'nothing found': () => visitor.call(goodsLists, { keyword: 'qqqqqq' }),
  'list of a coupon': () => visitor.call(goodsLists, { coupon_id: '1' }),
  detail: () => visitor.call(goodsV2detail, { id: pumpId }),
  categories: () => visitor.call(categoryIndex),
  'flat categories': () => visitor.call(categoryAlls),
  filters: () => visitor.call(attributeIndex, { category_id: 1 }),
  init: () => visitor.call(commonInit),
  'a page': () => visitor.call(pageIndex, { diyname: 'terms' }),
  'a page of the law': () => visitor.call(pageIndex, { diyname: 'withdrawal' }),
  pages: () => visitor.call(pageLists, { type: 'help' }),
} satisfies Readonly<Record<string, () => Promise<{ readonly data: unknown }>>>;
type Call = keyof typeof calls;

const read = async (call: Call): Promise<unknown> => (await calls[call]()).data;

/** Each table of the catalogue, and what its triggers publish. */
const published = new Map<PgTable, readonly string[]>([
  [products.products, ['publish_goods']],
  [products.skus, ['publish_skus']],
  [products.skuPrices, ['product:']],
  [products.productTexts, ['product:']],
  [products.productContents, ['product:']],
  [products.productPrices, ['product:']],
  [products.productSpecs, ['product:']],
  [products.productSpecValues, ['product:']],
  [products.productAttributes, ['product:']],
  [products.guarantees, ['catalogue']],
  [category.categories, ['catalogue']],
  [category.categoryAttributes, ['catalogue']],
  [category.attributes, ['catalogue']],
  [category.attributeValues, ['catalogue']],
  [category.brands, ['catalogue']],
  [review.reviews, ['reviews:']],
  [review.questions, ['reviews:']],
  [review.answers, ['reviews:']],
  [discount.discountRules, ['offers']],
  [discount.freightRules, ['offers']],
  [coupon.coupons, ['coupons']],
  [content.shopContents, ['content']],
  [page.pages, ['content']],
  [search.searchDocuments, ['search']],
  [search.searchWords, ['search']],
]);

/** Topics of a table as cached values name them. */
const covers: Readonly<Record<string, readonly string[]>> = {
  publish_goods: ['product:', 'products'],
  publish_skus: ['stock:', 'prices'],
  'product:': ['product:', 'products'],
};

/** Tables that calls of visitors read past the cache, or whose changes are published by those that show them. */
const uncached = new Set([
  getTableName(shopper.shoppers),
  ...Object.values(session)
    .filter((value) => is(value, PgTable))
    .map(getTableName),
  getTableName(change.changes),
]);

describe('the triggers of the catalogue', () => {
  it.each([...published].map(([table, topics]) => [getTableName(table), topics] as const))(
    'publish each change of %s',
    async (table, topics) => {
      const rows = await loadRows<{ definition: string }>(
        store.db,
        sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal`,
      );
      for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
        const found = rows.find(({ definition }) => definition.includes(`AFTER ${event}`))?.definition ?? '';
        expect(found, event).toSatisfy(
          (text: string) => topics.some((topic) => text.includes(topic)) || text.includes(`publish_${table}`),
        );
      }
    },
  );
});

describe('a cached reply', () => {
  it.each(Object.keys(calls) as Call[])(
    '%s names the topics of all tables that it is made of',
    async (call) => {
      replyCache.clear();
      await visitor.call(goodsIndex);
      replyCache.clear();
      chosen.length = 0;
      const client = Reflect.get(store.db, '$client') as { query: (...given: unknown[]) => unknown };
      const queries = vi.spyOn(client, 'query');
      await read(call);
      const texts = queries.mock.calls.map(([query]) => textOfQuery(query));
      queries.mockClear();
      await read(call);
      const again = queries.mock.calls.map(([query]) => textOfQuery(query));
      queries.mockRestore();
      // Only the form token of the configuration and counts of views are not cached.
      expect(again.filter((text) => !/form_sessions|goods set views|rate_limits/iu.test(text))).toEqual([]);

      const topics = new Set(chosen.flatMap((choice) => choice.topics));
      const tables = new Set(
        texts
          .filter((text) => !/^(insert|update|with locked)/iu.test(text))
          .flatMap((text) =>
            [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/giu)].map(([, name = '']) => name),
          ),
      );
      const named = new Map([...published].map(([table, list]) => [getTableName(table), list]));
      const missing = [...tables].filter((table) => {
        const list = named.get(table);
        if (list === undefined) return false;
        return !list
          .flatMap((topic) => covers[topic] ?? [topic])
          .some((topic) => [...topics].some((one) => one.startsWith(topic)));
      });
      expect(missing).toEqual([]);
      const known = new Set([...named.keys(), ...uncached]);
      const stored = await loadRows<{ name: string }>(
        store.db,
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const tableNames = new Set(stored.map(({ name }) => name));
      expect([...tables].filter((table) => tableNames.has(table) && !known.has(table))).toEqual([]);
      expect(texts.length).toBeGreaterThan(0);
    },
  );
});

const asJson = (value: unknown): string => JSON.stringify(value);
const all = (text: string) =>
  asJson(Object.fromEntries('zh en ja fr de it es ko'.split(' ').map((one) => [one, text])));

describe('a change in the database is shown at once', () => {
  const rows: readonly (readonly [string, Call, () => string, string])[] = [
    [
      'a price',
      'detail',
      () => `update sku_prices set price = 123400 from skus where skus.id = sku_id and goods_sn = '${pump}'`,
      '1234.00',
    ],
    [
      'a price, in lists',
      'list',
      () => `update sku_prices set price = 432100 from skus where skus.id = sku_id and goods_sn = '${pump}'`,
      '4321.00',
    ],
    [
      'a name',
      'list',
      () => `update goods_texts set title = 'Renamed' where goods_id = ${pumpId}`,
      'Renamed',
    ],
    [
      'a description',
      'detail',
      () => `update goods_contents set content = 'Rewritten' where goods_id = ${pumpId}`,
      'Rewritten',
    ],
    [
      'a product',
      'detail',
      () => `update goods set video = '/media/x.mp4' where id = ${pumpId}`,
      '/media/x.mp4',
    ],
    ['a category', 'categories', () => `update categories set name = '${all('Fish')}' where id = 1`, 'Fish'],
    [
      'a category, flat',
      'flat categories',
      () => `update categories set name = '${all('Birds')}' where id = 1`,
      'Birds',
    ],
    [
      'a value of an attribute',
      'filters',
      () => `update attribute_values set name = '${all('Mauve')}'`,
      'Mauve',
    ],
    ['a guarantee', 'detail', () => `update guarantees set name = '${all('Forever')}'`, 'Forever'],
    ['freight', 'detail', () => `update freight_rules set days = 7654`, '"days":7654'],
    [
      'a discount',
      'detail',
      () =>
        `insert into discount_rules (kind, name, terms, goods_id) values ('goods', '${all('Sale')}', '{"percentOff": 50}', ${pumpId})`,
      '2160.50',
    ],
    [
      'a coupon',
      'detail',
      () =>
        `update coupons set name = '${all('Thanks')}', scope = '{"goodsIds":[],"categoryIds":[],"brandIds":[]}'`,
      'Thanks',
    ],
    [
      'a banner',
      'init',
      () =>
        `insert into shop_contents (name, value) values ('banners', '[]') on conflict (name) do update set value = '[{"title": ${all('Now')}, "image": "", "path": "/p/now"}]'`,
      '/p/now',
    ],
    [
      'an announcement',
      'init',
      () => `update pages set title = '${all('Closed today')}' where type = 'notice'`,
      'Closed today',
    ],
    [
      'a review',
      'detail',
      () =>
        `insert into reviews (user_id, goods_id, content, status, createtime, updatetime) values (${userId}, ${pumpId}, 'Quiet!', 'normal', 1, 1)`,
      'Quiet!',
    ],
    [
      'the name of its author',
      'detail',
      () => `update shoppers set nickname = 'Quentin' where id = ${userId}`,
      'Quentin',
    ],
    [
      'a question',
      'detail',
      () =>
        `insert into questions (user_id, goods_id, content, status, createtime) values (${userId}, ${pumpId}, 'Loud?', 'normal', 1)`,
      'Loud?',
    ],
    [
      'an answer',
      'detail',
      () =>
        `insert into answers (question_id, content, status, createtime) select max(id), 'No.', 'normal', 1 from questions`,
      'No.',
    ],
    [
      'what words find',
      'found products',
      () =>
        `update goods_search set document = document || ' pump ' where goods_id = (select max(id) from goods)`,
      'PLACE',
    ],
  ];
  it.each(rows)('%s (%s)', async (_, call, write, shown) => {
    const before = asJson(await read(call));
    await store.db.execute(sql.raw(write()));
    await vi.waitFor(async () => {
      const after = asJson(await read(call));
      if (shown === 'PLACE') expect(after).not.toBe(before);
      else expect(after).toContain(shown);
    });
    if (shown !== 'PLACE') expect(before).not.toContain(shown);
  });

  it('that a product is sold out, but the number of the rest only within seconds', async () => {
    const stockOf = async (): Promise<number> =>
      ((await read('detail')) as { sku: { stocks: number }[] }).sku[0]?.stocks ?? -1;
    const set = (stock: number) =>
      store.db.execute(sql`update skus set stock = ${stock} where goods_sn = ${pump}`);
    await set(0);
    await expect.poll(stockOf).toBe(0);
    await set(12);
    await expect.poll(stockOf).toBe(12);
    await set(11);
    const drops = vi.spyOn(store.deps.logger, 'warn');
    // Minor changes have no notification: the next look finds them.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await stockOf()).toBe(12);
    store.clock.advance(5);
    expect(await stockOf()).toBe(11);
    expect(drops).not.toHaveBeenCalled();
  });

  it('that an operator publishes', async () => {
    await read('detail');
    await publishChange(store.db, ['settings']);
    await expect.poll(() => replyCache.has(chosen[0]?.key ?? '')).toBe(false);
  });

  it('after its transaction only, and never if that is undone', async () => {
    const title = async () => asJson(await read('list'));
    await title();
    const undone = store.db
      .transaction(async (tx) => {
        await tx.execute(sql`update goods_texts set title = 'Undone' where goods_id = ${pumpId}`);
        throw new Error('undone');
      })
      .catch(() => 'undone');
    expect(await undone).toBe('undone');
    expect(await title()).not.toContain('Undone');
    const rows = await loadRows<{ count: number }>(
      store.db,
      sql`select count(*)::int as count from changes where xid = pg_current_xact_id()`,
    );
    expect(rows[0]?.count).toBe(0);
  });
});
