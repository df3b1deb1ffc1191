import { fileURLToPath } from 'node:url';
import { goodsLists, goodsV2detail, orderDetail } from '@pawlet/core/contract';
import { type OperatorProduct, productCalls, shopCurrencies, textLanguages } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, placeOrder, setStock } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { createMediaFiles } from '../../adapters/files/mediaFiles.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { categories } from '../../db/schema/category.ts';
import { products, stockMovements } from '../../db/schema/products.ts';

const media = createMediaFiles(fileURLToPath(new URL('../../../media', import.meta.url)));
const picture = 'goods/fountain-aura/white-front';
const otherPicture = 'goods/fountain-aura/white-use';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      operatorSecret,
      files: media,
      toSafeHtml: (html) => Promise.resolve(html.replaceAll(/<script.*?<\/script>/gu, '')),
    },
  });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

it('lists the currencies of the countries that shoppers can choose, in their order', async () => {
  const list = async () => (await local.call(productCalls.listCurrencies)).data.items;
  expect(new Set(await list())).toEqual(new Set(shopCurrencies));
  await operate(store, 'settings', ['shop.countries', '["DEU","CHE","FRA","CHN"]']);
  expect(await list()).toEqual(['EUR', 'CHF', 'CNY']);
  await operate(store, 'settings', ['shop.countries', 'default']);
});

async function readBySku(skuCode: string): Promise<OperatorProduct> {
  const { productId } = await loadSku(store, skuCode);
  const { data } = await local.call(productCalls.readProduct, { params: { id: String(productId) } });
  return data;
}

/** Parameters and version of an edit. */
const at = ({ id, version }: OperatorProduct) => ({ params: { id: String(id) }, version });

function visitorIn(language: string) {
  const visitor = store.visitor();
  visitor.lang = language;
  return visitor;
}

/** What shoppers see. */
async function seeDetail(id: number, language = 'en') {
  const reply = await visitorIn(language).call(goodsV2detail, { id });
  return reply.code === 1 ? reply.data : null;
}

const price = (currency: string, amount: string) => ({ currency, price: amount });
const inAllCurrencies = (amount: string) =>
  ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'].map((currency) => price(currency, amount));

let nextNumber = 1;

function newProduct() {
  const number = nextNumber++;
  return {
    category: 'fountains-home',
    brand: 'pawlet',
    title: { zh: `饮水机 ${number}`, en: `Fountain Étoile ${number}`, de: `Brunnen ${number}` },
    content: { en: '<p>Quiet.</p><script>alert(1)</script>' },
    options: [{ attribute: 'colour', values: ['white', 'sage'] }],
    variants: [
      { sku: `NEW-${number}-W`, values: ['white'], stock: 7, prices: inAllCurrencies('20.00') },
      { sku: `NEW-${number}-S`, values: ['sage'], stock: 3, prices: inAllCurrencies('25.00') },
    ],
    pictures: [{ key: picture, alt: { en: 'A white fountain', de: 'Ein weißer Brunnen' } }],
  };
}

const create = async (more: object = {}) =>
  (await local.call(productCalls.createProduct, { input: { ...newProduct(), ...more } })).data;

describe('the list of products', () => {
  const list = async (input: object) => (await local.call(productCalls.listProducts, { input })).data;
  const slugs = async (input: object) => (await list(input)).items.map(({ slug }) => slug);

  it('finds products by title in the language of the request, by SKU number, slug and id', async () => {
    const aura = await readBySku('PW-AURA-WH25');
    expect(await slugs({ text: 'aUrA' })).toContain(aura.slug);
    expect(await slugs({ text: 'pw-aura-gr' })).toEqual([aura.slug]);
    expect(await slugs({ text: aura.slug })).toEqual([aura.slug]);
    expect(await slugs({ text: String(aura.id) })).toContain(aura.slug);
    expect(await slugs({ text: aura.title.zh })).toEqual([]);
    const chinese = clientWith(store, { ...localHeaders, lang: 'zh' });
    const { data } = await chinese.call(productCalls.listProducts, { input: { text: aura.title.zh } });
    expect(data.items).toMatchObject([
      { slug: aura.slug, title: aura.title.zh, category: { name: aura.category.name.zh } },
    ]);
    expect(await slugs({ text: '100%' })).toEqual([]);
  });

  it('has filters for category with those below, brand, state and little stock', async () => {
    const aura = await readBySku('PW-AURA-WH25');
    const { data } = await local.call(productCalls.listProducts, {
      input: { limit: '200', withTotal: 'true' },
    });
    expect(data.total).toBe(data.items.length);
    const [top] = await store.db.select().from(categories).where(eq(categories.slug, 'fountains'));
    expect(await slugs({ category: String(top?.id), limit: '200' })).toContain(aura.slug);
    expect(await slugs({ category: String(aura.category.id) })).toContain(aura.slug);
    const own = await list({ brand: String(aura.brand?.id), limit: '200' });
    expect(new Set(own.items.map(({ brand }) => brand?.id))).toEqual(new Set([aura.brand?.id]));
    expect(own.items.length).toBeLessThan(data.items.length);
    const pump = await readBySku('PW-PUMP');
    const sku = await loadSku(store, 'PW-PUMP');
    await setStock(store, sku.id, 5);
    expect(await slugs({ isLow: 'true', limit: '200' })).toContain(pump.slug);
    await setStock(store, sku.id, 6);
    expect(await slugs({ isLow: 'true', limit: '200' })).not.toContain(pump.slug);
    const draft = await create();
    expect(await slugs({ state: 'draft' })).toEqual([draft.slug]);
    expect(await slugs({ state: 'published', limit: '200' })).not.toContain(draft.slug);
  });

  it.each(['-created', 'created', '-updated', '-sales', 'stock', 'title'] as const)(
    'sorted by %s has the same products page by page',
    async (sort) => {
      const all = (await list({ sort, limit: '200' })).items;
      const values = all.map(({ title, created, updated, sales, stock }) => {
        const by = { created, updated, sales, stock, title: title.toLowerCase() };
        return by[sort.replace('-', '') as keyof typeof by];
      });
      const compare = (one: number | string, two: number | string) =>
        typeof one === 'string' ? one.localeCompare(String(two), 'en') : one - Number(two);
      const ascending = values.toSorted(compare);
      expect(values).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending);
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: '7', ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(all.map(({ id }) => id));
    },
  );

  it('refuses the cursor of another sort', async () => {
    const { next } = await list({ sort: 'stock', limit: '1' });
    const wrong = list({ sort: '-sales', cursor: next ?? '' });
    expect(await problemOf(wrong)).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });
});

describe('a new product', () => {
  it('is a draft that shoppers find after it is published, with its variants, in each language', async () => {
    const draft = await create();
    expect(draft).toMatchObject({
      state: 'draft',
      originalLanguage: 'en',
      slug: expect.stringMatching(/^fountain-etoile-\d+$/u),
      title: { fr: '', en: draft.title.en },
      content: { en: '<p>Quiet.</p>', de: '' },
      gaps: [],
      variants: [
        { stock: 7, isActive: true, values: ['white'] },
        { stock: 3, isActive: true, values: ['sage'] },
      ],
      pictures: [{ key: picture, alt: { en: 'A white fountain', de: 'Ein weißer Brunnen', fr: '' } }],
    });
    expect(draft.variants[0]?.prices).toContainEqual({
      currency: 'EUR',
      price: '20.00',
      marketPrice: '20.00',
    });
    expect(await seeDetail(draft.id)).toBeNull();
    const find = async () => {
      const { data } = await visitorIn('en').call(goodsLists, { keyword: draft.title.en });
      return data.data.map(({ id }: { id: number }) => id);
    };
    expect(await find()).not.toContain(draft.id);

    const { data: published } = await local.call(productCalls.publishProduct, at(draft));
    expect(published.state).toBe('published');
    expect(await find()).toContain(draft.id);
    expect(await seeDetail(draft.id)).toMatchObject({
      title: draft.title.en,
      content: '<p>Quiet.</p>',
      sku: [{ stocks: 7 }, { stocks: 3 }],
      sku_spec: [{ sku_value: [{}, {}] }],
    });
    expect(await seeDetail(draft.id, 'de')).toMatchObject({ title: draft.title.de });
    // Without a text of its own a language has that of the original.
    expect(await seeDetail(draft.id, 'fr')).toMatchObject({ title: draft.title.en });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'products.publish', target: String(draft.id), outcome: 'done' });

    const { data: hidden } = await local.call(productCalls.unpublishProduct, at(published));
    expect(hidden.state).toBe('unpublished');
    expect(await find()).not.toContain(draft.id);
    // Orders still link to it.
    expect(await seeDetail(draft.id)).toMatchObject({ status: 'hidden' });
  });

  it('is written in any language first', async () => {
    const only = { zh: '只有中文' };
    const draft = await create({ title: only, content: undefined });
    expect(draft).toMatchObject({ originalLanguage: 'zh', title: { ...only, en: '' } });
    const edited = await local.call(productCalls.editProductTexts, {
      ...at(draft),
      input: { title: { en: 'Now in English' } },
    });
    expect(edited.data).toMatchObject({
      originalLanguage: 'zh',
      title: { ...only, en: 'Now in English', de: '' },
    });
  });

  it('cannot be published without a picture, a variant on sale and prices', async () => {
    const draft = await create({
      pictures: [],
      options: [],
      variants: [{ sku: `BARE-${nextNumber}`, isActive: true }],
    });
    expect(draft.gaps).toEqual(['picture', 'price']);
    const refused = await problemOf(local.call(productCalls.publishProduct, at(draft)));
    expect(refused).toMatchObject({
      status: 409,
      reason: 'incomplete',
      current: { id: draft.id, state: 'draft' },
    });
    expect(refused.detail).toBe('It is not complete: something that shoppers need is missing');
  });

  it('is refused with each field that is wrong, and nothing of it stays', async () => {
    const { sku } = (await create()).variants[0] ?? { sku: '' };
    const before = await store.db.$count(products);
    const refuse = async (more: object) => {
      const { errors } = await problemOf(create(more));
      return Object.fromEntries((errors ?? []).map(({ field, problem }) => [field, problem]));
    };
    expect(await refuse({ category: 'no-such', brand: 'none', guarantees: ['never'] })).toEqual({
      category: 'exists',
      brand: 'exists',
      'guarantees.0': 'exists',
    });
    expect(await refuse({ title: { en: ' ' } })).toEqual({ 'title.en': 'required' });
    expect(await refuse({ slug: 'fountain-aura' })).toEqual({ slug: 'taken' });
    expect(
      await refuse({
        options: [{ attribute: 'colour', values: ['white', 'white', 'plaid'] }],
        variants: [
          { sku, values: ['white'], prices: [price('XXX', '1.00'), price('JPY', '10.50')] },
          { sku: 'TWICE-1', values: ['white'] },
          { sku: 'TWICE-1', values: ['red'] },
          { sku: 'TWICE-2', values: [], picture: 'javascript:alert(1)' },
        ],
        pictures: [{ key: 'goods/no-such/picture' }, { key: picture }, { key: picture }, { key: 'x' }],
      }),
    ).toEqual({
      'options.0.values.1': 'taken',
      'options.0.values.2': 'exists',
      'variants.0.sku': 'taken',
      'variants.0.prices.0.currency': 'choice',
      'variants.0.prices.1.price': 'format',
      'variants.1.values': 'taken',
      'variants.2.sku': 'taken',
      'variants.2.values': 'choice',
      'variants.3.values': 'choice',
      'variants.3.picture': 'format',
      'pictures.0.key': 'exists',
      'pictures.2.key': 'taken',
      'pictures.3.key': 'format',
    });
    expect(await store.db.$count(products)).toBe(before);
  });
});

describe('an edit', () => {
  it('needs the version, and of two people the second one gets what the first one wrote', async () => {
    const draft = await create();
    const { params } = at(draft);
    const without = local.call(productCalls.editProduct, { params, input: { rank: 3 } });
    expect(await problemOf(without)).toMatchObject({ status: 428 });
    const results = await Promise.allSettled(
      [5, 6].map((rank) => local.call(productCalls.editProduct, { ...at(draft), input: { rank } })),
    );
    const { data: now } = await local.call(productCalls.readProduct, { params });
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(await problemOf(Promise.reject(lost[0]?.reason as Error))).toMatchObject({
      status: 412,
      code: 'changed',
      current: { rank: now.rank, version: now.version },
    });
  });

  it('is not interrupted by a sale, a view or a change of stock', async () => {
    const product = await readBySku('PW-BROOK-WH');
    await placeOrder(store, await store.shopper(), 'PW-BROOK-WH');
    await store.db.update(products).set({ views: 99_999, sales: 777 }).where(eq(products.id, product.id));
    const { data } = await local.call(productCalls.editProduct, {
      ...at(product),
      input: { weightGrams: 123 },
    });
    expect(data).toMatchObject({ weightGrams: 123, sales: 777 });
    expect(data.version).not.toBe(product.version);
  });

  it('of facts changes what is given only, and is refused for what does not exist', async () => {
    const draft = await create({ attributes: [{ attribute: 'pet', value: 'cat' }] });
    const { data } = await local.call(productCalls.editProduct, {
      ...at(draft),
      input: { brand: null, buyLimit: 4, isHot: true, attributes: [{ attribute: 'pet', value: 'dog' }] },
    });
    const { brand, buyLimit, isHot, attributes, version: _version, updated: _updated, ...same } = data;
    expect({ brand, buyLimit, isHot }).toEqual({ brand: null, buyLimit: 4, isHot: true });
    expect(attributes).toMatchObject([{ attribute: 'pet', value: 'dog' }]);
    expect(draft).toMatchObject(same);
    const wrong = local.call(productCalls.editProduct, {
      ...at(data),
      input: { category: 'none', video: 'ftp://x', attributes: [{ attribute: 'pet', value: 'fox' }] },
    });
    expect((await problemOf(wrong)).errors?.map(({ field, problem }) => [field, problem])).toEqual([
      ['category', 'exists'],
      ['video', 'format'],
      ['attributes.0.value', 'exists'],
    ]);
  });

  it('of texts is sanitised, and is shown and found at once in its language only', async () => {
    const product = await readBySku('PW-PUMP');
    const { data } = await local.call(productCalls.editProductTexts, {
      ...at(product),
      input: {
        title: { de: 'Zwitschermaschine' },
        content: { de: '<p>Leise</p><script>steal()</script>' },
        parameters: [{ name: { en: 'Height' }, value: { en: '12 cm' } }],
      },
    });
    expect(data.title).toEqual({ ...product.title, de: 'Zwitschermaschine' });
    expect(data.content.de).toBe('<p>Leise</p>');
    expect(await seeDetail(product.id, 'de')).toMatchObject({
      title: 'Zwitschermaschine',
      content: '<p>Leise</p>',
      params: [{ name: 'Height', value: '12 cm' }],
    });
    const found = await visitorIn('de').call(goodsLists, { keyword: 'zwitscher' });
    expect(found.data.data).toMatchObject([{ id: product.id }]);
    expect(await seeDetail(product.id)).toMatchObject({ title: product.title.en });
    const empty = Object.fromEntries(textLanguages.map((language) => [language, '']));
    const none = local.call(productCalls.editProductTexts, { ...at(data), input: { title: empty } });
    expect(await problemOf(none)).toMatchObject({ errors: [{ field: 'title.en', problem: 'required' }] });
  });

  it('of prices is shown at once, and an order that was placed before stays as it was', async () => {
    const product = await readBySku('PW-MINI-WH');
    const shopper = await store.shopper();
    const orderSn = await placeOrder(store, shopper, 'PW-MINI-WH');
    const before = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    const { data } = await local.call(productCalls.editProductPrices, {
      ...at(product),
      input: {
        variants: [
          {
            sku: 'PW-MINI-WH',
            prices: [
              { currency: 'CNY', price: '1234.50', marketPrice: '1300.00' },
              { currency: 'CHF', price: null },
            ],
          },
        ],
      },
    });
    const edited = data.variants.find(({ sku }) => sku === 'PW-MINI-WH');
    expect(edited?.prices).toContainEqual({ currency: 'CNY', price: '1234.50', marketPrice: '1300.00' });
    expect(edited?.prices.some(({ currency }) => currency === 'CHF')).toBe(false);
    const old = product.variants.find(({ sku }) => sku === 'PW-MINI-WH')?.prices ?? [];
    const isOther = ({ currency }: { currency: string }) => !['CNY', 'CHF'].includes(currency);
    expect(edited?.prices.filter(isOther)).toEqual(old.filter(isOther));
    const other = (one: OperatorProduct) => one.variants.filter(({ sku }) => sku !== 'PW-MINI-WH');
    expect(other(data)).toEqual(other(product));
    const shown = await seeDetail(product.id);
    expect(JSON.stringify(shown)).toContain('1234.50');
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toEqual(before);
    const wrong = local.call(productCalls.editProductPrices, {
      ...at(data),
      input: { variants: [{ sku: 'PW-PUMP', prices: [price('EUR', '1.00')] }] },
    });
    expect(await problemOf(wrong)).toMatchObject({
      errors: [{ field: 'variants.0.sku', problem: 'exists' }],
    });
  });

  it('of variants keeps their stock, renames, adds and withdraws, and orders with them stay', async () => {
    const draft = await create();
    const [white, sage] = draft.variants;
    const { data } = await local.call(productCalls.publishProduct, at(draft));
    const shopper = await store.shopper();
    const orderSn = await placeOrder(store, shopper, sage?.sku ?? '', 2);
    const before = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    const options = [{ attribute: 'colour', values: ['graphite', 'white'] }];
    const variants = [
      { sku: 'GRAPHITE-1', values: ['graphite'], prices: [price('EUR', '30.00')] },
      { sku: `${white?.sku}-NEW`, values: ['white'], picture: otherPicture },
    ];
    const edited = await local.call(productCalls.editProductVariants, {
      ...at(data),
      input: { options, variants },
    });
    expect(edited.data).toMatchObject({
      options: [{ attribute: 'colour', values: [{ value: 'graphite' }, { value: 'white' }] }],
      variants: [
        { sku: 'GRAPHITE-1', stock: 0, isActive: true, prices: [{ currency: 'EUR', price: '30.00' }] },
        { id: white?.id, sku: `${white?.sku}-NEW`, stock: 7, prices: white?.prices, picture: otherPicture },
      ],
    });
    expect(await seeDetail(draft.id)).toMatchObject({ sku: [{ goods_sn: `${white?.sku}-NEW`, stocks: 7 }] });
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toEqual(before);
    // The withdrawn variant still has its history.
    const moves = await store.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.skuId, sage?.id ?? 0));
    expect(moves.map(({ delta, reason }) => [delta, reason])).toEqual([
      [3, 'seed'],
      [-2, 'order'],
    ]);
  });

  it('of pictures sets their order and descriptions, and measures a new main picture', async () => {
    const draft = await create();
    const set = (product: OperatorProduct, pictures: object[]) =>
      local.call(productCalls.editProductPictures, {
        ...at(product),
        input: { pictures: pictures as never },
      });
    const two = await set(draft, [{ key: otherPicture, alt: { en: 'In use' } }, { key: picture }]);
    expect(two.data.pictures).toMatchObject([
      { key: otherPicture, alt: { en: 'In use', de: '' } },
      // It keeps its texts.
      { key: picture, alt: { en: 'A white fountain', de: 'Ein weißer Brunnen' } },
    ]);
    const [row] = await store.db.select().from(products).where(eq(products.id, draft.id));
    expect(row?.color).toMatch(/^#[\da-f]{6}$/u);
    expect(row?.color).not.toBe('#eeeeee');
    const one = await set(two.data, [{ key: picture, alt: { de: '' } }]);
    expect(one.data.pictures).toMatchObject([{ key: picture, alt: { en: 'A white fountain', de: '' } }]);
    const foreign = set(one.data, [{ key: `shop/${'0'.repeat(32)}` }]);
    expect(await problemOf(foreign)).toMatchObject({
      errors: [{ field: 'pictures.0.key', problem: 'exists' }],
    });
  });

  it('is allowed to people with the role only', async () => {
    const draft = await create();
    const reader = clientWith(store, await personHeaders(store, 'read-only'));
    expect((await reader.call(productCalls.readProduct, { params: at(draft).params })).data.id).toBe(
      draft.id,
    );
    const call = reader.call(productCalls.editProduct, { ...at(draft), input: { rank: 1 } });
    expect(await problemOf(call)).toMatchObject({ status: 403, scope: 'catalogue:write' });
  });
});
