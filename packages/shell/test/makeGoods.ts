import { toId, type GoodsCard, type GoodsId } from '@pawlet/core/api';

/** A plain product of a list, at 10 euros. */
export function makeGoods(id: number, title: string, rest: Partial<GoodsCard> = {}): GoodsCard {
  const goodsId = toId<GoodsId>(id);
  if (goodsId === undefined) throw new Error('An id is a positive integer.');
  return {
    id: goodsId,
    title,
    description: '',
    imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    imageSize: undefined,
    placeholderColor: '',
    price: { amountMinor: 1000, currency: 'EUR' },
    regularPrice: undefined,
    marketPrice: undefined,
    priceMin: undefined,
    priceMax: undefined,
    hasPriceRange: false,
    soldCount: 0,
    viewCount: 0,
    stock: 5,
    isSoldOut: false,
    hasVariants: false,
    tags: [],
    offer: undefined,
    variantImageUrls: [],
    createdAt: undefined,
    ...rest,
  };
}
