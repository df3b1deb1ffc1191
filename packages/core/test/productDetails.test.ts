import { afterAll, beforeAll, expect, it } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import { openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
beforeAll(async () => {
  shops = await openStoreShops();
});
afterAll(() => shops.close());

it('brings the details of a product from the store to the client', async () => {
  const { products: product } = shops.open({ start: { lang: 'en' } }).api;
  const [card] = (await product.list({ keyword: 'PW-AURA-WH25' })).items;
  if (card === undefined) throw new Error('The demo shop has no fountain.');
  expect(await product.find(card.id)).toMatchObject({
    status: 'ok',
    goods: {
      title: 'Pawlet Aura Drinking Fountain',
      status: 'normal',
      subtitle: 'Running water, four-stage filter, whisper quiet',
      hasVariants: true,
      videoUrl: `${testOrigin}/media/turns/fountain-aura.mp4`,
      contentHtml: expect.stringMatching(/^<h3>Water they love to drink<\/h3>/u) as string,
      parameters: expect.arrayContaining([
        { name: 'Material', value: 'Food-grade ABS, 304 stainless steel' },
      ]) as unknown,
      buyMin: 1,
      buyLimit: undefined,
      isFavourite: false,
    },
  });
});

it('brings what the pictures show from the store to the client, in its language', async () => {
  const { products } = shops.open({ start: { lang: 'de' } }).api;
  const [card] = (await products.list({ keyword: 'TT-TRAVEL-BU' })).items;
  expect(card?.imageAlt).toBe('Blaue Reiseflasche mit ausgeklappter weißer Schale');
  if (card === undefined) throw new Error('The demo shop has no travel bottle.');
  const found = await products.find(card.id);
  if (found.status !== 'ok') throw new Error('The travel bottle is not for sale.');
  expect(found.goods.imageAlts).toHaveLength(found.goods.imageUrls.length);
  expect(found.goods.imageAlts[3]).toBe('Maße der blauen Flasche: 23 cm hoch, 8 cm breit');

  const [plain] = (await products.list({ keyword: 'PW-AURA-WH25' })).items;
  if (plain === undefined) throw new Error('The demo shop has no fountain.');
  expect(plain.imageAlt).toBe('');
  expect(await products.find(plain.id)).toMatchObject({ goods: { imageAlts: [] } });
});
