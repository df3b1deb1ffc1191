import type { ProductDetail } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { makeDetail } from '../../../../../core/test/makeProducts.ts';
import { productData } from './structuredData.ts';

const url = 'https://shop.test/#/pages/goods/detail?id=4';

function productWith(rest: Partial<ProductDetail>): ProductDetail {
  return makeDetail(4, 'Fountain', { imageUrls: [], price: { amountMinor: 4242, currency: 'EUR' }, ...rest });
}

it('contains one price, the availability, and no rating without reviews', () => {
  expect(productData(productWith({}), url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Fountain',
    image: [],
    offers: {
      '@type': 'Offer',
      price: '42.42',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    },
  });
  expect(productData(productWith({ isSoldOut: true, star: 4.5, commentCount: 12 }), url)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  });
});

it('contains what a picture shows where the shop has described it', () => {
  const imageUrls = ['https://shop.test/media/a.webp', 'https://shop.test/media/b.webp'];
  expect(productData(productWith({ imageUrls, imageAlts: ['', 'A dog drinks'] }), url).image).toEqual([
    'https://shop.test/media/a.webp',
    {
      '@type': 'ImageObject',
      url: 'https://shop.test/media/b.webp',
      contentUrl: 'https://shop.test/media/b.webp',
      caption: 'A dog drinks',
    },
  ]);
});

it('contains the price range of the variants in stock', () => {
  const sku = (stock: number) => ({ stock }) as ProductDetail['skus'][number];
  const product = productWith({
    hasPriceRange: true,
    priceMax: { amountMinor: 5090, currency: 'EUR' },
    skus: [sku(3), sku(0), sku(1)],
  });
  expect(productData(product, url)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '42.42', highPrice: '50.90', offerCount: 2 },
  });
});

it('contains the price that a shopper pays, in every currency', () => {
  assert(
    property(
      record({
        amountMinor: integer({ min: 1, max: 10_000_000 }),
        currency: constantFrom('CNY', 'USD', 'EUR', 'GBP', 'JPY', 'KRW', 'CAD', 'CHF'),
      }),
      boolean(),
      (price, hasPriceRange) => {
        const { offers } = productData(productWith({ price, hasPriceRange }), url);
        expect(offers).toMatchObject({
          [hasPriceRange ? 'lowPrice' : 'price']: toDecimal(price),
          priceCurrency: price.currency,
        });
      },
    ),
  );
});
