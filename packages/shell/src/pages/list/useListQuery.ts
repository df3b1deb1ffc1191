import { toId, type CategoryId, type ProductQuery } from '@pawlet/core/api';
import { parseMoney } from '@pawlet/core/rules';
import { useNavigation } from '../../storefront.ts';
import {
  choiceParameter,
  idListParameter,
  idParameter,
  pairListParameter,
  textParameter,
} from '../../routing/parameters.ts';
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
}

/** Parses the query of the page and changes it in place. */
export function useListQuery(
  fallbackFlag?: ListQuery['flag'],
): readonly [ListQuery, (change: Partial<ListQuery>) => void] {
  const navigation = useNavigation();
  const read = usePageParameters(parameters);
  const query: ListQuery = {
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
  };
  const change = (changes: Partial<ListQuery>): void => {
    const next = { ...query, ...changes };
    const search = new URLSearchParams();
    const set = (name: string, value: string): void => {
      if (value !== '') search.set(name, value);
    };
    set('keyword', next.keyword ?? '');
    set('category_id', String(next.categoryId ?? ''));
    set('coupon_id', next.couponId ?? '');
    set('flag', read.flag ?? '');
    set('sort', next.sort === 'weigh' ? '' : next.sort);
    set('way', next.way === 'desc' ? '' : next.way);
    set('brand', next.brandIds.join(','));
    set('attributes', next.choices.map(({ attributeId, valueId }) => `${attributeId}-${valueId}`).join(','));
    set('low', next.low);
    set('high', next.high);
    navigation.replaceParameters(search.toString());
  };
  return [query, change];
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

/** Selected values by attribute: a product has one value of each attribute. */
function groupChoices(choices: ListQuery['choices']): NonNullable<ProductQuery['attributes']> {
  const attributeIds = [...new Set(choices.map(({ attributeId }) => attributeId))];
  return attributeIds.map((attributeId) => ({
    attributeId,
    valueIds: choices.filter((choice) => choice.attributeId === attributeId).map(({ valueId }) => valueId),
  }));
}
