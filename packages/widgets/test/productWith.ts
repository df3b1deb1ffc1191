import type { ProductDetail, ProductId, SkuId, SpecValueId } from '@pawlet/core/api';
import { makeDetail } from '../../core/test/makeProducts.ts';
import { yuan } from './shopData.ts';

/** A product with variants: one group for each title, each with two values. */
export function productWith(titles: readonly string[]): ProductDetail {
  const goodsId = 7 as ProductId;
  const specs = titles.map((title, index) => ({
    id: index + 1,
    title,
    values: ['one', 'two'].map((value, place) => ({
      id: (10 * (index + 1) + place) as SpecValueId,
      title: `${title} ${value}`,
    })),
  }));
  return makeDetail(goodsId, 'Fountain', {
    price: yuan(99),
    stock: 50,
    hasVariants: true,
    imageUrl: '',
    imageUrls: [],
    skus: [0, 1].map((place) => ({
      id: (place + 1) as SkuId,
      goodsId,
      code: '',
      valueIds: specs.map(({ values }) => values[place]?.id as SpecValueId),
      imageUrl: '',
      price: yuan(99),
      regularPrice: undefined,
      marketPrice: undefined,
      stock: 50,
      soldCount: 0,
    })),
    specs,
  });
}
