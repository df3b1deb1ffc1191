import { attributeIndex } from '../contract/attribute.ts';
import { categoryIndex } from '../contract/category.ts';
import { collectCollectList, collectOptionCollect, goodsIndex, goodsV2detail } from '../contract/goods.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { lazy } from '../lazy/lazy.ts';
import { fromWire } from '../rules/money.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { createProductListApi, toListInput, toNarrowing, type ProductListApi } from './productList.ts';
import { toCategory, toHomeProducts } from './map/product.ts';
import { type ProductDetail, toProductDetail } from './map/productDetail.ts';
import { toPage } from './map/page.ts';
import { toBranded, toMarketPrice, toTime } from './map/values.ts';
import type {
  Category,
  Favourite,
  Filter,
  FilterQuery,
  ProductCounts,
  ProductQuery,
  HomeProducts,
} from './types/product.ts';
import type { ProductId } from './types/ids.ts';
import type { NotFound, Page, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

/** Only lists with filters need it. */
const counting = lazy(() => import('./countProducts.ts'));

export interface ProductApi extends ProductListApi {
  /** Products of the home page. */
  home(options?: CallOptions): Promise<HomeProducts>;
  /** One product; products taken off sale are found too, see their `status`. */
  find(
    id: ProductId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly goods: ProductDetail } | NotFound>;
  /**
   * Number of products in a list, its price ranges, and which filters to remove when it is empty; paging is ignored.
   */
  counts(query: ProductQuery, options?: CallOptions): Promise<ProductCounts>;
  /** The tree of categories. */
  categories(options?: CallOptions): Promise<readonly Category[]>;
  /** Top-level categories, each with some products. */
  categoriesWithGoods(options?: CallOptions): Promise<readonly Category[]>;
  /** Filters for the products of a category, counted within the rest of the query. */
  filters(query: FilterQuery, options?: CallOptions): Promise<readonly Filter[]>;
  /** Adds or removes a favourite; idempotent. */
  setFavourite(
    id: ProductId,
    isFavourite: boolean,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly isFavourite: boolean } | Refused>;
  /** The shopper's favourites. */
  favourites(page: number, options?: CallOptions): Promise<Page<Favourite>>;
}

export function createProductApi(http: HttpClient, context: Pick<ApiContext, 'currency'>): ProductApi {
  const { currency } = context;
  async function loadCategories(mode: number, options?: CallOptions): Promise<readonly Category[]> {
    const nodes = await read(http, categoryIndex, { category_mode: mode }, options);
    return nodes.map((node) => toCategory(node, currency()));
  }

  return {
    ...createProductListApi(http, context),
    home: async (options) => toHomeProducts(await read(http, goodsIndex, {}, options), currency()),
    async find(id, options) {
      const reply = await http.call(goodsV2detail, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', goods: toProductDetail(getData(goodsV2detail, reply), currency()) };
    },
    async counts(query, options) {
      const { countProducts } = await counting.load();
      return countProducts(http, toListInput({ ...query, page: 1, pageSize: 1 }), currency(), options);
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
    goodsId: toBranded<ProductId>(row.goods_id),
    goods: row.goods === null ? undefined : toFavouriteProduct(row.goods, currency),
    createdAt: toTime(row.createtime),
  };
}

function toFavouriteProduct(
  product: NonNullable<FavouriteRow['goods']>,
  currency: string,
): Favourite['goods'] {
  const price = fromWire(product.price, currency);
  return {
    title: product.title,
    description: product.description,
    imageUrl: product.image,
    price,
    marketPrice: toMarketPrice(product.marketprice, price),
    state: toState(product),
  };
}

function toState({ status, stocks }: Pick<NonNullable<FavouriteRow['goods']>, 'status' | 'stocks'>) {
  if (status === 'hidden') return 'off-sale';
  return status === 'soldout' || (stocks !== null && stocks <= 0) ? 'sold-out' : 'on-sale';
}
