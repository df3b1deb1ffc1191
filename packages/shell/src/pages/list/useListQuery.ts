import { toId, type CategoryId, type GoodsQuery } from '@pawlet/core/api';
import { parseMoney } from '@pawlet/core/rules';
import { useConfig } from '@pawlet/widgets';
import { useNavigation } from '../../mall.ts';
import { choiceParameter, idListParameter, idParameter, textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';

const parameters = {
  keyword: textParameter,
  category_id: idParameter,
  coupon_id: textParameter,
  flag: choiceParameter('hot', 'new', 'recommend'),
  sort: choiceParameter('sales', 'price', 'createtime'),
  way: choiceParameter('asc', 'desc'),
  brand: idListParameter,
  low: textParameter,
  high: textParameter,
};

/** What a goods list shows, as its address says it. */
export interface ListQuery {
  readonly keyword: string | undefined;
  readonly categoryId: CategoryId | undefined;
  /** Only what this coupon can be used on. */
  readonly couponId: string | undefined;
  readonly flag: 'hot' | 'new' | 'recommend' | undefined;
  readonly sort: 'weigh' | 'sales' | 'price' | 'createtime';
  readonly way: 'asc' | 'desc';
  readonly brandIds: readonly number[];
  /** Prices as typed, '' for none. */
  readonly low: string;
  readonly high: string;
}

/** Reads the query of the page and changes it in place. */
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
    set('low', next.low);
    set('high', next.high);
    navigation.replaceParameters(search.toString());
  };
  return [query, change];
}

/** The query in the words of the API. */
export function useGoodsQuery(query: ListQuery): GoodsQuery {
  const currency = useConfig()?.country.currency ?? 'CNY';
  return {
    keyword: query.keyword,
    categoryId: query.categoryId,
    couponId: query.couponId,
    flag: query.flag,
    orderBy: query.sort,
    direction: query.way,
    brandIds: query.brandIds,
    priceFrom: query.low === '' ? undefined : parseMoney(query.low, currency),
    priceTo: query.high === '' ? undefined : parseMoney(query.high, currency),
  };
}
