import { toId, type CategoryId, type ProductQuery } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { parseMoney } from '@pawlet/core/rules';
import { useNavigation } from '../../storefront.ts';
import { listPageParameter, productsPerPage } from '../../routing/listPages.ts';
import {
  choiceParameter,
  idListParameter,
  idParameter,
  pairListParameter,
  readParameters,
  textParameter,
  type ParametersOf,
} from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';

const parameters = {
  keyword: textParameter,
  category_id: idParameter,
  coupon_id: textParameter,
  flag: choiceParameter('hot', 'new', 'recommend'),
  sort: choiceParameter('sales', 'price', 'createtime'),
  way: choiceParameter('asc', 'desc'),
  brand: idListParameter,
  attributes: pairListParameter,
  low: textParameter,
  high: textParameter,
  page: listPageParameter,
};

/** A selected value of an attribute. */
export interface AttributeChoice {
  readonly attributeId: number;
  readonly valueId: number;
}

/** The query of a product list, as in its URL. */
export interface ListQuery {
  readonly keyword: string | undefined;
  readonly categoryId: CategoryId | undefined;
  /** Only products that this coupon applies to. */
  readonly couponId: string | undefined;
  readonly flag: 'hot' | 'new' | 'recommend' | undefined;
  readonly sort: 'weigh' | 'sales' | 'price' | 'createtime';
  readonly way: 'asc' | 'desc';
  readonly brandIds: readonly number[];
  readonly choices: readonly AttributeChoice[];
  /** Prices as typed, '' for none. */
  readonly low: string;
  readonly high: string;
  /** The page that the list begins with. */
  readonly page: number;
}

/** Parses the query of the page and changes it in place; the changed list begins with its first page. */
export function useListQuery(
  fallbackFlag?: ListQuery['flag'],
): readonly [ListQuery, (change: Partial<ListQuery>) => void] {
  const navigation = useNavigation();
  const read = usePageParameters(parameters);
  const query = toListQuery(read, fallbackFlag);
  const change = (changes: Partial<ListQuery>): void =>
    navigation.replaceParameters(formatListQuery({ ...query, page: 1, ...changes, flag: read.flag }));
  return [query, change];
}

/** Parses the query of a list's address. */
export function readListQuery(search: string): ListQuery {
  return toListQuery(readParameters(search, parameters));
}

function toListQuery(read: ParametersOf<typeof parameters>, fallbackFlag?: ListQuery['flag']): ListQuery {
  return {
    keyword: read.keyword,
    categoryId: toId<CategoryId>(read.category_id),
    couponId: read.coupon_id,
    flag: read.flag ?? fallbackFlag,
    sort: read.sort ?? 'weigh',
    way: read.way ?? 'desc',
    brandIds: read.brand ?? [],
    choices: (read.attributes ?? []).map(([attributeId, valueId]) => ({ attributeId, valueId })),
    low: read.low ?? '',
    high: read.high ?? '',
    page: read.page ?? 1,
  };
}

function formatListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') search.set(name, value);
  };
  set('keyword', query.keyword ?? '');
  set('category_id', String(query.categoryId ?? ''));
  set('coupon_id', query.couponId ?? '');
  set('flag', query.flag ?? '');
  set('sort', query.sort === 'weigh' ? '' : query.sort);
  set('way', query.way === 'desc' ? '' : query.way);
  set('brand', query.brandIds.join(','));
  set('attributes', query.choices.map(({ attributeId, valueId }) => `${attributeId}-${valueId}`).join(','));
  set('low', query.low);
  set('high', query.high);
  set('page', query.page === 1 ? '' : String(query.page));
  return search.toString();
}

/** The route of a list that begins with this page. */
export function listRoute(query: ListQuery, page: number): string {
  return `${paths.products}?${formatListQuery({ ...query, page })}`;
}

/** The filters of a list, which the shopper can clear all at once. */
export type ListFilter = Pick<ListQuery, 'low' | 'high' | 'brandIds' | 'choices'>;

/** No filters. */
export const noFilter: ListFilter = { low: '', high: '', brandIds: [], choices: [] };

/** The number of active filters; both ends of the price count as one. */
export function countFilters({ low, high, brandIds, choices }: ListFilter): number {
  return brandIds.length + choices.length + (low === '' && high === '' ? 0 : 1);
}

/** Converts a query to the API's terms. */
export function toProductQuery(query: ListQuery, currency: string): ProductQuery {
  return {
    keyword: query.keyword,
    categoryId: query.categoryId,
    couponId: query.couponId,
    flag: query.flag,
    orderBy: query.sort,
    direction: query.way,
    brandIds: query.brandIds,
    attributes: groupChoices(query.choices),
    priceFrom: parseMoney(query.low, currency),
    priceTo: parseMoney(query.high, currency),
  };
}

/** The products of a list, from its page on. */
export function toPagedProducts(query: ListQuery, currency: string): ReturnType<typeof productQueries.list> {
  const { page: first } = query;
  const list = productQueries.list({
    ...toProductQuery(query, currency),
    // Lists that begin elsewhere are other ones.
    page: first === 1 ? undefined : first,
    pageSize: productsPerPage,
  });
  return { ...list, loadPage: (api, page, options) => list.loadPage(api, first - 1 + page, options) };
}

/** Selected values by attribute: a product has one value of each attribute. */
function groupChoices(choices: ListQuery['choices']): NonNullable<ProductQuery['attributes']> {
  const attributeIds = [...new Set(choices.map(({ attributeId }) => attributeId))];
  return attributeIds.map((attributeId) => ({
    attributeId,
    valueIds: choices.filter((choice) => choice.attributeId === attributeId).map(({ valueId }) => valueId),
  }));
}
