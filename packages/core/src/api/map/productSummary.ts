import type { InferOutput } from 'valibot';
import type { goodsCardShape } from '../../contract/shapes/goodsCard.ts';
import { fromWire } from '../../rules/money.ts';
import type { ProductSummary } from '../types/product.ts';
import type { ProductId } from '../types/ids.ts';
import { toBranded, toMarketPrice, toMoney, toPrices, toTime } from './values.ts';

export function toProductSummary(data: InferOutput<typeof goodsCardShape>, currency: string): ProductSummary {
  const { price, regularPrice } = toPrices(data, data.offer?.price ?? data.price_min, currency);
  const [width, height] = data.image_size ?? [0, 0];
  const priceMin = toMoney(data.price_min, currency);
  const priceMax = toMoney(data.price_max, currency);
  return {
    id: toBranded<ProductId>(data.id),
    title: data.title,
    description: data.description,
    imageUrl: data.image,
    imageAlt: data.image_alt,
    imageSize: width > 0 && height > 0 ? { width, height } : undefined,
    placeholderColor: data.color,
    price,
    regularPrice,
    marketPrice: toMarketPrice(data.marketprice, price),
    priceMin,
    priceMax,
    hasPriceRange:
      priceMin !== undefined && priceMax !== undefined && priceMin.amountMinor !== priceMax.amountMinor,
    soldCount: data.sales,
    viewCount: data.views,
    stock: data.stocks ?? undefined,
    isSoldOut: data.stocks !== null && data.stocks <= 0,
    hasVariants: data.is_multi,
    tags: data.tags,
    offer:
      data.offer === null
        ? undefined
        : { price: fromWire(data.offer.price, currency), endsAt: toTime(data.offer.endtime) },
    variantImageUrls: data.spec_images,
    createdAt: toTime(data.createtime),
  };
}
