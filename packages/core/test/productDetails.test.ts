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
