import { attributeIndex } from '../contract/attribute.ts';
import { categoryIndex } from '../contract/category.ts';
import { collectCollectList, collectOptionCollect, goodsIndex, goodsV2detail } from '../contract/goods.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { lazy } from '../lazy/lazy.ts';
import { fromWire } from '../rules/money.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { createGoodsListApi, toListInput, toNarrowing, type GoodsListApi } from './goodsList.ts';
import { toCategory, toHomeGoods } from './map/goods.ts';
import { type GoodsDetail, toGoodsDetail } from './map/goodsDetail.ts';
import { toPage } from './map/page.ts';
import { toBranded, toMarketPrice, toTime } from './map/values.ts';
import type {
  Category,
  Favourite,
  Filter,
  FilterQuery,
  GoodsCounts,
  GoodsQuery,
  HomeGoods,
} from './types/goods.ts';
import type { GoodsId } from './types/ids.ts';
import type { NotFound, Page, Refused } from './types/results.ts';
import { dataOf, read } from './read.ts';

/** Only lists with filters need it. */
const counting = lazy(() => import('./countGoods.ts'));

export interface GoodsApi extends GoodsListApi {
  /** Products of the home page. */
  home(options?: CallOptions): Promise<HomeGoods>;
  /** One product; products taken off sale are found too, see their `status`. */
  find(
    id: GoodsId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly goods: GoodsDetail } | NotFound>;
  /**
   * Number of products in a list, its price ranges, and which filters to remove when it is empty; paging is ignored.
   */
  counts(query: GoodsQuery, options?: CallOptions): Promise<GoodsCounts>;
  /** The tree of categories. */
  categories(options?: CallOptions): Promise<readonly Category[]>;
  /** Top-level categories, each with some products. */
  categoriesWithGoods(options?: CallOptions): Promise<readonly Category[]>;
  /** Filters for the products of a category, counted within the rest of the query. */
  filters(query: FilterQuery, options?: CallOptions): Promise<readonly Filter[]>;
  /** Adds or removes a favourite; idempotent. */
  setFavourite(
    id: GoodsId,
    isFavourite: boolean,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly isFavourite: boolean } | Refused>;
  /** The shopper's favourites. */
  favourites(page: number, options?: CallOptions): Promise<Page<Favourite>>;
}

export function createGoodsApi(http: HttpClient, context: Pick<ApiContext, 'currency'>): GoodsApi {
  const { currency } = context;
  async function loadCategories(mode: number, options?: CallOptions): Promise<readonly Category[]> {
    const nodes = await read(http, categoryIndex, { category_mode: mode }, options);
    return nodes.map((node) => toCategory(node, currency()));
  }

  return {
    ...createGoodsListApi(http, context),
    home: async (options) => toHomeGoods(await read(http, goodsIndex, {}, options), currency()),
    async find(id, options) {
      const reply = await http.call(goodsV2detail, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', goods: toGoodsDetail(dataOf(goodsV2detail, reply), currency()) };
    },
    async counts(query, options) {
      const { countGoods } = await counting.load();
      return countGoods(http, toListInput({ ...query, page: 1, pageSize: 1 }), currency(), options);
    },
    categories: (options) => loadCategories(2, options),
    categoriesWithGoods: (options) => loadCategories(1, options),
    async filters(query, options) {
      const input = {
        ...toNarrowing(query),
        category_id: query.categoryId,
        values: (query.attributes ?? []).flatMap(({ valueIds }) => valueIds).join(','),
      };
      const rows = await read(http, attributeIndex, input, options);
      return rows.map(({ id, name, type, attribute_value }) => ({
        id,
        name,
        isSingleChoice: type === 'radio',
        values: attribute_value.map((value) => ({
          id: value.id,
          name: value.name,
          count: value.nums ?? undefined,
        })),
      }));
    },
    async setFavourite(id, isFavourite, options) {
      const reply = await http.call(collectOptionCollect, { goods_id: id, status: isFavourite }, options);
      if (reply.status === 'refused') return toRefused(reply);
      return {
        status: 'ok',
        isFavourite: reply.data?.status == null ? isFavourite : reply.data.status === 1,
      };
    },
    async favourites(page, options) {
      const rows = await read(http, collectCollectList, { page }, options);
      return toPage(rows, (row) => toFavourite(row, currency()));
    },
  };
}

type FavouriteRow = Parameters<typeof toFavourite>[0];

function toFavourite(
  row: {
    readonly id: number;
    readonly goods_id: number;
    readonly createtime: number | null;
    readonly goods: {
      readonly title: string;
      readonly description: string;
      readonly image: string;
      readonly price: string;
      readonly marketprice: string;
      readonly status: string;
      readonly stocks: number | null;
    } | null;
  },
  currency: string,
): Favourite {
  return {
    id: row.id,
    goodsId: toBranded<GoodsId>(row.goods_id),
    goods: row.goods === null ? undefined : toFavouriteGoods(row.goods, currency),
    createdAt: toTime(row.createtime),
  };
}

function toFavouriteGoods(goods: NonNullable<FavouriteRow['goods']>, currency: string): Favourite['goods'] {
  const price = fromWire(goods.price, currency);
  return {
    title: goods.title,
    description: goods.description,
    imageUrl: goods.image,
    price,
    marketPrice: toMarketPrice(goods.marketprice, price),
    state: stateOf(goods),
  };
}

function stateOf({ status, stocks }: Pick<NonNullable<FavouriteRow['goods']>, 'status' | 'stocks'>) {
  if (status === 'hidden') return 'off-sale';
  return status === 'soldout' || (stocks !== null && stocks <= 0) ? 'sold-out' : 'on-sale';
}
