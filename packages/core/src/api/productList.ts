import type { InputOf } from '../contract/endpoint.ts';
import { goodsListsCall } from '../contract/goodsListsCall.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { toWire } from '../rules/money.ts';
import type { ApiContext } from './context.ts';
import { toProductSummary } from './map/productSummary.ts';
import { toPage } from './map/page.ts';
import type { ProductPage, ProductQuery } from './types/product.ts';
import { read } from './read.ts';

type ListInput = InputOf<typeof goodsListsCall>;

/** The one call made by a page of product cards. */
export interface ProductListApi {
  /** Products by search words, category and other filters. */
  list(query: ProductQuery, options?: CallOptions): Promise<ProductPage>;
}

export function createProductListApi(
  http: Pick<HttpClient, 'call'>,
  { currency }: Pick<ApiContext, 'currency'>,
): ProductListApi {
  return {
    async list(query, options) {
      const page = await read(http, goodsListsCall, toListInput(query), options);
      return { ...toPage(page, (card) => toProductSummary(card, currency())), nearest: page.nearest };
    },
  };
}

/** The filters of a list apart from its category and attributes. */
export function toNarrowing(
  query: ProductQuery,
): Pick<ListInput, 'keyword' | 'brand_id' | 'price' | 'flag' | 'coupon_id'> {
  const low = query.priceFrom === undefined ? '' : toWire(query.priceFrom);
  const high = query.priceTo === undefined ? '' : toWire(query.priceTo);
  return {
    ...(query.keyword !== undefined && { keyword: query.keyword }),
    ...(query.brandIds !== undefined && query.brandIds.length > 0 && { brand_id: query.brandIds.join(',') }),
    ...(low + high !== '' && { price: `${low}-${high}` }),
    ...(query.flag !== undefined && { flag: query.flag }),
    ...(query.couponId !== undefined && { coupon_id: query.couponId }),
  };
}

export function toListInput(query: ProductQuery): ListInput {
  return {
    ...toNarrowing(query),
    page: query.page ?? 1,
    pageNum: query.pageSize ?? 10,
    ...(query.categoryId !== undefined && { category_id: query.categoryId }),
    ...(query.attributes !== undefined &&
      query.attributes.length > 0 && {
        attributes: query.attributes.map(({ attributeId, valueIds }) => ({
          attribute_id: attributeId,
          value_id: valueIds,
        })),
        multiple: 1,
      }),
    ...(query.orderBy !== undefined && { orderby: query.orderBy }),
    ...(query.direction !== undefined && { orderway: query.direction }),
    ...(query.ids !== undefined && { ids: query.ids.join(',') }),
  };
}
