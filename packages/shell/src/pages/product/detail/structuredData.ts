import type { ProductDetail } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import type { ImageObject, Product, WithContext } from 'schema-dts';

/** A product for search engines: https://schema.org/Product. */
export type ProductData = WithContext<Product>;

/**
 * Contains what a shopper would pay now, like every other place of the shop: one offer, or the range of the variants in
 * stock where they differ.
 *
 * @param url - Absolute URL of the product's page.
 */
export function productData(product: ProductDetail, url: string): ProductData {
  const {
    title,
    subtitle,
    imageUrls,
    imageAlts,
    price,
    priceMax,
    hasPriceRange,
    isSoldOut,
    star,
    commentCount,
  } = product;
  const shared = {
    url,
    priceCurrency: price.currency,
    availability: isSoldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    ...(subtitle === '' ? {} : { description: subtitle }),
    image: imageUrls.map((picture, index) => toImage(picture, imageAlts[index])),
    offers: hasPriceRange
      ? {
          '@type': 'AggregateOffer',
          lowPrice: toDecimal(price),
          highPrice: toDecimal(priceMax ?? price),
          offerCount: product.skus.filter(({ stock }) => stock > 0).length,
          ...shared,
        }
      : { '@type': 'Offer', price: toDecimal(price), ...shared },
    ...(star === undefined || commentCount === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: star, reviewCount: commentCount } }),
  };
}

/** A picture with what it shows; without a description its URL is enough. */
function toImage(url: string, caption: string | undefined): string | ImageObject {
  return caption ? { '@type': 'ImageObject', url, contentUrl: url, caption } : url;
}
