import {
  attributeIndex,
  categoryAlls,
  categoryIndex,
  collectCollectList,
  collectOptionCollect,
  goodsIndex,
  goodsLists,
  goodsV2detail,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { products } from '../../db/schema/products.ts';

let store: TestStore;
let visitor: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  visitor = store.visitor();
});
afterAll(() => store.close());

async function getId(slug: string): Promise<number> {
  const [row] = await store.db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return row?.id ?? 0;
}

async function list(fields: Record<string, unknown> = {}) {
  const reply = await visitor.call(goodsLists, fields);
  expect(reply).toMatchObject({ code: 1 });
  return reply.data;
}

describe('home page', () => {
  it('shows hot, recommended and new products with absolute picture URLs', async () => {
    const { data } = await visitor.call(goodsIndex);
    for (const cards of [data.hots, data.recommends, data.news]) {
      expect(cards.length).toBeGreaterThan(2);
      expect(cards.length).toBeLessThanOrEqual(12);
    }
    expect(data.hots[0].image).toMatch(new RegExp(`^${testOrigin}/media/goods/.+\\.webp$`, 'u'));
  });
});

describe('product lists', () => {
  it('page through the whole catalogue without duplicates', async () => {
    const first = await list({ page: 1, pageNum: 20 });
    const second = await list({ page: 2, pageNum: 20 });
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(first).toMatchObject({ per_page: 20, current_page: 1, last_page: 2 });
    expect(new Set(ids).size).toBe(first.total);
    expect(await list({ page: 99 })).toMatchObject({ data: [], total: first.total });
  });

  it.each([
    ['en', 'fountain', 'Fountain'],
    ['zh-cn', '饮水机', '饮水机'],
    ['de', 'trinkbrunnen', 'Trinkbrunnen'],
    ['ko', '급수기', '급수기'],
  ])('find products in %s by %s', async (lang, keyword, expected) => {
    visitor.lang = lang;
    const found = await list({ keyword });
    visitor.lang = 'en';
    expect(found.total).toBeGreaterThan(0);
    expect(found.data[0].title).toContain(expected);
  });

  it('find nothing for unknown words, and take wildcards literally', async () => {
    expect(await list({ keyword: 'zebra crossing' })).toMatchObject({ total: 0, data: [] });
    expect((await list({ keyword: '%' })).total).toBe(0);
  });

  it('find products by their number', async () => {
    const found = await list({ keyword: 'pw-aura-wh25' });
    expect(found.data.map(({ id }: { id: number }) => id)).toEqual([await getId('fountain-aura')]);
  });

  it("sort by price in the country's currency, both ways", async () => {
    visitor.country = 'JPN';
    const up = (await list({ orderby: 'price', orderway: 'asc', pageNum: 50 })).data.map(getPrice);
    const down = (await list({ orderby: 'price', orderway: 'desc', pageNum: 50 })).data.map(getPrice);
    visitor.country = 'CHN';
    expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
    expect(down).toEqual(up.toReversed());
    expect(up.every((price: number) => Number.isInteger(price))).toBe(true);
  });

  it('filter by a category with its children, a price range, a flag and a brand', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const inCategory = await list({ category_id: fountains.id, pageNum: 50 });
    expect(inCategory.total).toBe(6);
    const cheap = await list({ price: '0-100', pageNum: 50 });
    expect(cheap.data.every((card: Card) => getPrice(card) <= 100)).toBe(true);
    const hot = await list({ flag: 'hot', pageNum: 50 });
    expect(hot.data.every(({ tags }: Card) => tags.some(({ type }) => type === 'hot'))).toBe(true);
  });

  it('filter by attribute values', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const filters = (await visitor.call(attributeIndex, { category_id: fountains.id })).data;
    const colour = filters.find(({ name }: { name: string }) => name === 'Color');
    const blush = colour.attribute_value.find(({ name }: { name: string }) => name === 'Blush');
    const found = await list({ attributes: [{ attribute_id: colour.id, value_id: blush.id }] });
    expect(found.data.map(({ id }: Card) => id)).toEqual([await getId('fountain-brook')]);
  });

  it('combine attribute values with words, a price, and pages', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const category_id = fountains.id;
    const all: Card[] = (await list({ category_id, pageNum: 50 })).data;
    const filters: FilterRow[] = (await visitor.call(attributeIndex, { category_id })).data;
    for (const { id, attribute_value } of filters)
      for (const value of attribute_value) {
        const chosen = { category_id, attributes: [{ attribute_id: id, value_id: [value.id] }] };
        const found: Card[] = (await list({ ...chosen, pageNum: 50 })).data;
        const ids = new Set(found.map((card) => card.id));
        expect(ids.size).toBeGreaterThan(0);
        const paged: number[] = [];
        for (let page = 1; page <= ids.size; page += 1)
          paged.push(...(await list({ ...chosen, page, pageNum: 1 })).data.map((card: Card) => card.id));
        expect(new Set(paged)).toEqual(ids);
        const prices = found.map(getPrice);
        const price = `0-${Math.min(...prices)}`;
        expect((await list({ ...chosen, price })).total).toBe(
          prices.filter((amount) => amount === Math.min(...prices)).length,
        );
        const keyword = 'fountain';
        const named = new Set(
          (await list({ category_id, keyword, pageNum: 50 })).data.map((card: Card) => card.id),
        );
        expect((await list({ ...chosen, keyword })).total).toBe(
          [...ids].filter((id_) => named.has(id_)).length,
        );
        expect(all.map((card) => card.id)).toEqual(expect.arrayContaining([...ids]));
      }
  });

  it('of running offers contain those with an end, the earliest first', async () => {
    const now = store.clock.now();
    const { data }: { data: OfferCard[] } = await list({ flag: 'offer', pageNum: 50 });
    const ends = data.map(({ offer }) => offer?.endtime ?? 0);
    expect(data.length).toBeGreaterThan(1);
    expect(ends.every((end) => end > now)).toBe(true);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    const all: OfferCard[] = (await list({ pageNum: 50 })).data;
    const timed = all.filter(({ offer }) => offer !== null && offer.endtime !== null).map(({ id }) => id);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(timed));
    const [first] = data;
    expect((await list({ flag: 'offer', ids: `999999,${first?.id}` })).data).toMatchObject([
      { id: first?.id },
    ]);
    store.clock.advance(40 * 86_400);
    try {
      expect(await list({ flag: 'offer', page: 1 })).toMatchObject({ total: 0, data: [] });
    } finally {
      store.clock.advance(-40 * 86_400);
    }
  });

  it('return given ids in their order and leave out missing ones', async () => {
    const ids = [await getId('tracker-tag'), 999_999, await getId('fountain-aura')];
    const found = await list({ ids: ids.join(',') });
    expect(found.data.map(({ id }: Card) => id)).toEqual([ids[0], ids[2]]);
  });
});

interface Card {
  readonly id: number;
  readonly price: string;
  readonly tags: readonly { readonly type: string }[];
}

interface OfferCard {
  readonly id: number;
  readonly offer: { readonly endtime: number | null } | null;
}

interface FilterRow {
  readonly id: number;
  readonly name: string;
  readonly attribute_value: readonly { readonly id: number; readonly name: string; readonly nums: number }[];
}

describe('attribute filters of a category', () => {
  const loadFilters = async (fields: Record<string, unknown>): Promise<FilterRow[]> =>
    (await visitor.call(attributeIndex, fields)).data;

  it('have the number of products for each value', async () => {
    const categories: { readonly id: number }[] = (await visitor.call(categoryIndex)).data;
    for (const { id: category_id } of categories)
      for (const { id, attribute_value } of await loadFilters({ category_id }))
        for (const value of attribute_value) {
          const found = await list({ category_id, attributes: [{ attribute_id: id, value_id: value.id }] });
          expect([value.name, value.nums]).toEqual([value.name, found.total]);
        }
  });

  it('count within words, price, brand and the values selected for other attributes', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const category_id = fountains.id;
    const [first, second] = await loadFilters({ category_id });
    const chosen = first?.attribute_value[0];
    if (first === undefined || second === undefined || chosen === undefined) throw new Error('no filters');
    const narrowing = { keyword: 'fountain', price: '0-300' };
    const rows = await loadFilters({ category_id, ...narrowing, values: String(chosen.id) });
    const choices = { [first.id]: [chosen.id] };
    for (const { id, attribute_value } of rows)
      for (const value of attribute_value) {
        // Another value of the same attribute widens the list: it is counted as if it were selected alone.
        const merged = { ...choices, [id]: [value.id] };
        const attributes = Object.entries(merged).map(([attribute_id, value_id]) => ({
          attribute_id,
          value_id,
        }));
        const found = await list({ category_id, ...narrowing, attributes });
        expect([value.name, value.nums]).toEqual([value.name, found.total]);
      }
    expect(
      rows.flatMap(({ attribute_value }) => attribute_value).some(({ nums: count }) => count === 0),
    ).toBe(true);
  });

  it('refuse values that are not ids', async () => {
    expect(await visitor.call(attributeIndex, { category_id: 1, values: '1,x' })).toMatchObject({
      code: 0,
      data: { reason: 'VALIDATION', fields: { values: 'format' } },
    });
  });
});

function getPrice({ price }: { readonly price: string }): number {
  return Number(price);
}

describe('counts of a list', () => {
  interface Band {
    readonly low: string | null;
    readonly high: string | null;
    readonly nums: number;
  }
  const counted = (fields: Record<string, unknown>) => list({ ...fields, pageNum: 1, with_counts: 1 });
  const parseRange = ({ low, high }: Band) => `${low ?? ''}-${high ?? ''}`;

  it('equal the totals of the lists by price band, which contain every product once', async () => {
    const categories: { readonly id: number }[] = (await visitor.call(categoryIndex)).data;
    const places = [
      {},
      { keyword: 'fountain' },
      { flag: 'hot' },
      { flag: 'offer' },
      ...categories.map(({ id }) => ({ category_id: id })),
    ];
    let bandCount = 0;
    for (const place of places)
      for (const narrowing of [{}, { brand_id: '1' }]) {
        const fields = { ...place, ...narrowing };
        const { total, price_bands: bands }: { total: number; price_bands: Band[] } = await counted(fields);
        expect(total).toBe((await list(fields)).total);
        bandCount += bands.length;
        const found: number[] = [];
        for (const band of bands) {
          const within = await list({ ...fields, price: parseRange(band), pageNum: 50 });
          expect([parseRange(band), band.nums]).toEqual([parseRange(band), within.total]);
          found.push(...within.data.map(({ id }: { id: number }) => id));
        }
        if (bands.length === 0) continue;
        expect(new Set(found).size).toBe(found.length);
        expect(found).toHaveLength(total);
      }
    expect(bandCount).toBeGreaterThan(10);
  });

  it('keep the bands for any selected band and other filters', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const place = { category_id: fountains.id };
    const { price_bands: bands } = await counted(place);
    const chosen = await counted({ ...place, price: parseRange(bands[0]) });
    expect(chosen.price_bands).toEqual(bands);
    expect(chosen.total).toBe(bands[0].nums);
    const [filter] = (await visitor.call(attributeIndex, place)).data;
    const attributes = [{ attribute_id: filter.id, value_id: filter.attribute_value[0].id }];
    const narrowed = await counted({ ...place, attributes });
    expect(narrowed.price_bands.map(parseRange)).toEqual(bands.map(parseRange));
    expect(narrowed.price_bands.reduce((sum: number, { nums: count }: Band) => sum + count, 0)).toBe(
      narrowed.total,
    );
  });

  it('show what an empty list would contain without each of its filters', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    const place = { category_id: fountains.id };
    const [filter] = (await visitor.call(attributeIndex, place)).data;
    const attributes = [{ attribute_id: filter.id, value_id: filter.attribute_value[0].id }];
    const found = await counted({ ...place, attributes, price: '900000-' });
    expect(found.total).toBe(0);
    const [cheap, all] = await Promise.all([list({ ...place, attributes }), list(place)]);
    expect(found.without).toEqual([
      { filter: 'price', attribute_id: null, nums: cheap.total },
      { filter: 'all', attribute_id: null, nums: all.total },
    ]);
    expect((await counted({ ...place, attributes })).without).toEqual([]);
  });

  it('are left out by default, and try a limited number of filters', async () => {
    expect(await list({ price: '900000-' })).toMatchObject({ total: 0, price_bands: [], without: [] });
    const attributes = Array.from({ length: 30 }, (_, place) => ({
      attribute_id: place + 1,
      value_id: 99_999,
    }));
    expect((await counted({ attributes })).without).toMatchObject([{ filter: 'all' }]);
  });
});

describe('product page', () => {
  it('has its variants, and each SKU refers to rows of its spec groups', async () => {
    const { data } = await visitor.call(goodsV2detail, { id: await getId('fountain-aura') });
    expect(data.sku_spec.map(({ title }: { title: string }) => title)).toEqual(['Color', 'Capacity']);
    const rows = data.sku_spec.flatMap(({ sku_value }: { sku_value: { id: number }[] }) =>
      sku_value.map(({ id }) => String(id)),
    );
    expect(data.sku).toHaveLength(5);
    for (const sku of data.sku) {
      const ids = sku.sku_id.split(',');
      expect(ids).toHaveLength(2);
      expect(ids.every((id: string) => rows.includes(id))).toBe(true);
    }
    expect(data.sku.some(({ stocks }: { stocks: number }) => stocks === 0)).toBe(true);
  });

  it('has offer, discounts, freight, promises, reviews and questions', async () => {
    const { data } = await visitor.call(goodsV2detail, { id: await getId('fountain-aura') });
    expect(data).toMatchObject({
      price: '169.15',
      regular_price: '199.00',
      offer: { price: '169.15', endtime: store.clock.now() + 3 * 86_400 },
    });
    expect(data.discount_list.map(({ type }: { type: string }) => type)).toContain('full_reduction');
    expect(data.freight).toMatchObject({ from: '10.00', free_over: '99.00' });
    expect(data.guarantee.length).toBeGreaterThan(1);
    expect(data.comment.length).toBeGreaterThan(0);
    expect(data.comment[0]).toMatchObject({
      user: { nickname: expect.any(String) },
      sku_attr: expect.stringContaining(':'),
    });
    expect(data.content).toContain(`src="${testOrigin}/media/`);
    expect(data.params.length).toBeGreaterThan(2);
  });

  it('counts views, and is not found for an unknown id', async () => {
    const id = await getId('pump-quiet');
    const before = (await visitor.call(goodsV2detail, { id })).data.views;
    expect((await visitor.call(goodsV2detail, { id })).data.views).toBe(before + 1);
    expect(await visitor.call(goodsV2detail, { id: 999_999 })).toMatchObject({
      code: 0,
      data: { reason: 'NOT_FOUND' },
    });
  });

  it('of a product with a single SKU has no groups and one SKU', async () => {
    const { data } = await visitor.call(goodsV2detail, { id: await getId('pump-quiet') });
    expect(data).toMatchObject({ sku_spec: [], is_multi: 0, sku: [{ sku_id: '' }] });
  });

  it('uses the language and currency of the visitor', async () => {
    const french = store.visitor();
    french.lang = 'fr';
    french.country = 'FRA';
    const { data } = await french.call(goodsV2detail, { id: await getId('fountain-aura') });
    expect(data).toMatchObject({
      title: 'Fontaine à eau Pawlet Aura',
      price: '42.42',
      regular_price: '49.90',
    });
    expect(data.discount_list.find(({ type }: { type: string }) => type === 'full_reduction').desc).toMatch(
      /-3\s€ dès 50\s€ d’achat/u,
    );
  });
});

describe('categories', () => {
  it('are returned as a tree, with products, and flat under their parents', async () => {
    const tree = (await visitor.call(categoryIndex)).data;
    expect(tree).toHaveLength(6);
    expect(tree[0].childlist.length).toBeGreaterThan(1);
    const withGoods = (await visitor.call(categoryIndex, { category_mode: 1 })).data;
    expect(
      withGoods.every((node: { goods: unknown[] }) => node.goods.length > 0 && node.goods.length <= 10),
    ).toBe(true);
    const flat = (await visitor.call(categoryAlls)).data;
    expect(flat[0]).toMatchObject({ pid: 0, haschild: 1, spacer: '' });
    expect(flat[1]).toMatchObject({ pid: flat[0].id, haschild: 0 });
    expect(flat[1].name.startsWith(flat[1].spacer)).toBe(true);
  });
});

describe('favourites', () => {
  it('are toggled, set, and listed with their products', async () => {
    const shopper = await store.shopper();
    const goods_id = await getId('tracker-tag');
    expect((await shopper.call(collectOptionCollect, { goods_id })).data).toEqual({ status: 1 });
    expect((await shopper.call(goodsV2detail, { id: goods_id })).data.is_collect).toBe(true);
    const page = (await shopper.call(collectCollectList)).data;
    expect(page).toMatchObject({ total: 1, data: [{ goods_id, status: 1, goods: { id: goods_id } }] });
    expect((await shopper.call(collectOptionCollect, { goods_id, status: 1 })).data).toEqual({ status: 1 });
    expect((await shopper.call(collectOptionCollect, { goods_id })).data).toEqual({ status: 0 });
    expect((await shopper.call(collectCollectList)).data.total).toBe(0);
    expect(await shopper.call(collectOptionCollect, { goods_id: 999_999 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });

  it('show the remaining stock, and whether the product is still for sale', async () => {
    const shopper = await store.shopper();
    const goods_id = await getId('tracker-tag');
    await shopper.call(collectOptionCollect, { goods_id, status: 1 });
    const read = async () => (await shopper.call(collectCollectList)).data.data[0].goods;
    expect(await read()).toMatchObject({ status: 'normal', stocks: expect.any(Number) });
    expect((await read()).stocks).toBeGreaterThan(0);
    await store.db.update(products).set({ status: 'hidden' }).where(eq(products.id, goods_id));
    expect(await read()).toMatchObject({ id: goods_id, status: 'hidden' });
    await store.db.update(products).set({ status: 'normal' }).where(eq(products.id, goods_id));
    await shopper.call(collectOptionCollect, { goods_id, status: 0 });
  });
});
