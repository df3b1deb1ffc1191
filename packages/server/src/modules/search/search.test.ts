import { attributeIndex, categoryIndex, goodsLists } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { and, eq } from 'drizzle-orm';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { products, productTexts } from '../../db/schema/products.ts';
import { searchDocuments, searchWords } from '../../db/schema/search.ts';
import { indexProducts } from './indexProducts.ts';

let store: TestStore;
let visitor: TestClient;
let slugs: ReadonlyMap<number, string>;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  visitor = store.visitor();
  const rows = await store.db.select({ id: products.id, slug: products.slug }).from(products);
  slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
});
afterAll(() => store.close());

interface Found {
  readonly total: number;
  readonly slugs: readonly string[];
}

async function search(keyword: string, lang = 'en', fields: Record<string, unknown> = {}): Promise<Found> {
  visitor.lang = lang;
  const reply = await visitor.call(goodsLists, { keyword, pageNum: 50, ...fields });
  expect(reply, keyword).toMatchObject({ code: 1 });
  return {
    total: reply.data.total,
    slugs: reply.data.data.map(({ id }: { readonly id: number }) => slugs.get(id) ?? ''),
  };
}

/** Language, input, and the product, or the beginning of the acceptable names. */
const searches: readonly (readonly [lang: string, keyword: string, wanted: string])[] = [
  ['en', 'fontain', 'fountain'],
  ['en', 'fountians', 'fountain'],
  ['en', 'water dispenser', 'fountain'],
  ['en', 'kibble dispenser', 'feeder'],
  ['en', 'webcams', 'camera'],
  ['en', 'gps locator', 'tracker-tag'],
  ['en', 'slowfeed bowl', 'feeder-slow'],
  ['en', 'batteries', 'battery-pack'],
  ['zh-cn', '飲水機', 'fountain'],
  ['zh-cn', '喝水器', 'fountain'],
  ['zh-cn', '自动投食机', 'feeder'],
  ['zh-cn', '猫用饮水机', 'fountain'],
  ['zh-cn', '监控摄象头', 'camera'],
  ['zh-cn', '宠物追踪器', 'tracker'],
  ['zh-cn', '活性碳滤芯', 'filter-carbon'],
  ['zh-cn', '无线喝水机', 'fountain-brook'],
  ['de', 'Trinkbrunen', 'fountain'],
  ['de', 'Brunnen aus Edelstal', 'fountain-steel'],
  ['de', 'Futterspender', 'feeder'],
  ['de', 'Schlingnäpfe', 'feeder-slow'],
  ['de', 'Ladegeraet', 'adapter-usb'],
  ['de', 'Halsbänder', 'tracker-collar'],
  ['de', 'Wasserspender kabellos', 'fountain-brook'],
  ['de', 'Netzteile', 'adapter-usb'],
  ['fr', 'fontane', 'fountain'],
  ['fr', 'cameras', 'camera'],
  ['fr', 'distributeur de croquettes', 'feeder'],
  ['fr', 'gamelles antiglouton', 'feeder-slow'],
  ['fr', 'chargeurs', 'adapter-usb'],
  ['fr', 'filtre charbon', 'filter-carbon'],
  ['fr', 'collier conecté', 'tracker-collar'],
  ['es', 'bebederos', 'fountain'],
  ['es', 'fuente inalambrica', 'fountain-brook'],
  ['es', 'camaras', 'camera'],
  ['es', 'rastreador', 'tracker'],
  ['es', 'comedero automatco', 'feeder-meal'],
  ['es', 'collares inteligentes', 'tracker-collar'],
  ['es', 'cargador', 'adapter-usb'],
  ['it', 'fontane', 'fountain'],
  ['it', 'videocamera', 'camera'],
  ['it', 'localizatore', 'tracker'],
  ['it', 'ciotole lente', 'feeder-slow'],
  ['it', 'caricabatterie', 'adapter-usb'],
  ['it', 'collari', 'tracker-collar'],
  ['it', 'mangiatoia', 'feeder'],
  ['ja', 'みずのみ', 'fountain'],
  ['ja', 'フイルター', 'filter'],
  ['ja', 'ｶﾒﾗ', 'camera'],
  ['ja', '猫用給水機', 'fountain'],
  ['ja', 'トラッカー', 'tracker'],
  ['ja', '自動えさやり', 'feeder'],
  ['ja', 'スマートくびわ', 'tracker-collar'],
  ['ko', '급슈기', 'fountain'],
  ['ko', '자동급식기', 'feeder-meal'],
  ['ko', '정수기', 'fountain'],
  ['ko', '고양이급수기', 'fountain'],
  ['ko', '위치 추적기', 'tracker'],
  ['ko', '충전기', 'adapter-usb'],
  ['ko', '홈캠', 'camera'],
  ['ko', 'drinking fountian', 'fountain'],
];

describe('a search', () => {
  it('finds the intended product first or second despite typing errors, plurals and other words in eight languages', async () => {
    expect(searches).toHaveLength(60);
    const missed: string[] = [];
    for (const [lang, keyword, wanted] of searches) {
      const found = await search(keyword, lang);
      const isWanted = (slug: string) => slug === wanted || slug.startsWith(`${wanted}-`);
      if (!found.slugs.slice(0, 2).some(isWanted))
        missed.push(`${lang} ${keyword}: ${found.slugs.slice(0, 4).join(', ') || 'nothing'}`);
    }
    console.log(
      `Searches: ${searches.length - missed.length} of ${searches.length} find the product`,
      missed,
    );
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
  });

  it('ranks the exact name first, then name prefixes, words, synonyms and typing errors', async () => {
    expect((await search('Pawlet Mini Fountain')).slugs[0]).toBe('fountain-mini');
    expect((await search('pawlet mini')).slugs[0]).toBe('fountain-mini');
    expect((await search('battery')).slugs[0]).toBe('battery-pack');
    // "Waterer" is in one name and a synonym of what the others are called.
    const waterers = (await search('waterer')).slugs;
    expect(waterers[0]).toBe('fountain-tower');
    expect(waterers).toEqual(expect.arrayContaining(['fountain-aura', 'fountain-mini']));
    // An existing word is not a typing error of another one: "pump" is not "plug", "mat" not "cat".
    expect((await search('pump')).slugs[0]).toBe('pump-quiet');
    expect((await search('mat')).slugs[0]).toBe('mat-silicone');
  });

  it.each([
    'asdfgh',
    'qwertz uiop',
    'zebra crossing',
    '你好世界啊',
    '안녕하세요',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '.*',
    '%_%_%',
  ])('finds nothing for %s', async (nonsense) => {
    for (const lang of ['en', 'zh-cn', 'de', 'ko', 'ja'])
      expect([lang, await search(nonsense, lang)]).toEqual([lang, { total: 0, slugs: [] }]);
  });

  it('accepts any text of the allowed length', async () => {
    const hostile = [
      'a'.repeat(100),
      '猫'.repeat(100),
      'a '.repeat(50),
      '%'.repeat(100),
      '\u{1F600}'.repeat(50),
      '급'.repeat(100),
    ];
    for (const keyword of hostile) await search(keyword, 'ko');
    visitor.lang = 'en';
    expect(await visitor.call(goodsLists, { keyword: 'a'.repeat(101) })).toMatchObject({ code: 0 });
    expect(store.errors).toEqual([]);
  });

  it('counts what it lists, on all pages, in each order and with each filter', async () => {
    const [fountains] = (await visitor.call(categoryIndex)).data;
    for (const [lang, keyword] of [
      ['en', 'fontain'],
      ['de', 'Wasserspender'],
      ['zh-cn', '喝水器'],
    ] as const) {
      const whole = await search(keyword, lang);
      expect(whole.total).toBe(whole.slugs.length);
      expect(whole.total).toBeGreaterThan(1);
      const second = await search(keyword, lang, { page: 2, pageNum: 1 });
      expect(second).toEqual({ total: whole.total, slugs: [whole.slugs[1]] });
      const byPrice = await search(keyword, lang, { orderby: 'price', orderway: 'asc' });
      expect(byPrice.slugs.toSorted()).toEqual(whole.slugs.toSorted());
      const category_id = fountains.id;
      const filters = (await visitor.call(attributeIndex, { category_id, keyword })).data;
      for (const { id, attribute_value } of filters)
        for (const value of attribute_value) {
          const attributes = [{ attribute_id: id, value_id: [value.id] }];
          const found = await search(keyword, lang, { category_id, attributes });
          expect([value.name, value.nums]).toEqual([value.name, found.total]);
        }
    }
  });
});

describe('search without results', () => {
  const nearest = async (keyword: string, lang: string, fields: Record<string, unknown> = {}) => {
    visitor.lang = lang;
    return (await visitor.call(goodsLists, { keyword, ...fields })).data.nearest;
  };

  it('suggests searches with results', async () => {
    expect(await nearest('Katzenbrunnen zebra', 'de')).toEqual(['Katzenbrunnen']);
    expect(await nearest('caméra solaire xyzzy', 'fr')).toEqual(['caméra solaire', 'caméra', 'solaire']);
    expect(await nearest('fountainette', 'en')).toContain('fountain');
    expect(await nearest('asdfgh', 'en')).toEqual([]);
  });

  it("keeps the shopper's filters", async () => {
    expect(await nearest('fountain', 'en', { price: '999999-' })).toEqual([]);
    expect(await nearest('fountain', 'en')).toEqual([]);
  });
});

describe('synonyms', () => {
  it('are the shop’s own as soon as it sets them', async () => {
    const total = async (keyword: string) => (await search(keyword)).total;
    expect(await total('gurgler')).toBe(0);
    await operate(store, 'set-synonyms', ['en', 'gurgler', 'fountain']);
    expect(await total('gurgler')).toBe(await total('fountain'));
    await operate(store, 'remove-synonyms', ['en', 'gurgler']);
    expect(await total('gurgler')).toBe(0);
    expect((await operate(store, 'set-synonyms', ['en', 'default'])).text).toContain('waterer');
  });
});

describe('search documents', () => {
  it('are updated after external changes and removed with their products', async () => {
    const { db } = store;
    const id = [...slugs].find(([, slug]) => slug === 'mat-silicone')?.[0] ?? 0;
    const one = and(eq(productTexts.productId, id), eq(productTexts.language, 'en'));
    const [old] = await db.select().from(productTexts).where(one);
    await db.update(productTexts).set({ title: 'Wobbleboard', search: 'wobbleboard' }).where(one);
    await indexProducts(db);
    expect((await search('woblleboard')).slugs).toEqual(['mat-silicone']);
    await db.update(productTexts).set({ title: old?.title, search: old?.search }).where(one);
    await indexProducts(db);
    expect(await db.$count(searchWords, eq(searchWords.word, 'wobbleboard'))).toBe(0);
  });

  it('are built once', async () => {
    const before = await store.db.$count(searchDocuments);
    expect(before).toBe(slugs.size * 8);
    await indexProducts(store.db);
    expect(await store.db.$count(searchDocuments)).toBe(before);
  });
});
