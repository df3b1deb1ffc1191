import { cached, cachedReply } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { attributeIndex, goodsLists, ParsedInputOf } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { readScope } from '../coupon/service.ts';
import { getDiscountRules } from '../discount/service.ts';
import { getNearest, getPlan } from '../search/service.ts';
import { findCards } from './cards.ts';
import { countAround } from './counts.ts';
import { countByValue, type ProductListFilter } from './listQuery.ts';
import { getMoment, getProductIds } from './pages.ts';
import { toMinor, toPage } from './wireValues.ts';

const homeSize = 12;

/** The products of the home page as a reply. */
export function replyHome(context: RequestContext) {
  return cachedReply(context, { key: 'home as a reply', topics: [] }, readHome);
}

/** The products of the home page: hot, recommended and new ones. */
export async function readHome(context: RequestContext) {
  return cached(context, { key: 'home', topics: [] }, findHome);
}

async function findHome(context: RequestContext) {
  const { language, currency } = context;
  const getIds = async (filter: Pick<ProductListFilter, 'flag' | 'orderby'>) =>
    (await getProductIds(context, { ...filter, language, currency, offset: 0, limit: homeSize })).ids;
  const hots = await getIds({ flag: 'hot', orderby: 'sales' });
  const recommends = await getIds({ flag: 'recommend', orderby: 'weigh' });
  const news = await getIds({ flag: 'new', orderby: 'createtime' });
  const cards = await findCards(context, [...new Set([...hots, ...recommends, ...news])]);
  const pick = (ids: readonly number[]) => ids.flatMap((id) => cards.filter((card) => card.id === id));
  return { hots: pick(hots), recommends: pick(recommends), news: pick(news) };
}

/** One page of products by search words, category, brand, attributes, price and flag. */
export async function listProducts(context: RequestContext, input: ParsedInputOf<typeof goodsLists>) {
  const choice = {
    key: `goods ${JSON.stringify(input)}`,
    topics: input.coupon_id === '' ? [topics.products] : [topics.products, topics.coupons],
  };
  return cachedReply(context, choice, (inner) => findPage(inner, input));
}

async function findPage(context: RequestContext, input: ParsedInputOf<typeof goodsLists>) {
  const size = input.pageNum;
  const narrowed = await toFilter(context, input, input.ids);
  const uncounted = { price_bands: [], without: [] };
  if (narrowed === null) return { ...toPage(0, input.page, size, []), nearest: [], ...uncounted };
  const attributes = input.attributes.map(({ attribute_id, value_id }) => ({
    attributeId: attribute_id,
    valueIds: value_id,
  }));
  const filter = {
    ...narrowed,
    attributes,
    orderby: input.orderby,
    orderway: input.orderway,
    offset: (input.page - 1) * size,
    limit: size,
  };
  const { total, ids } = await getProductIds(context, filter);
  const nearest = total > 0 ? [] : await findNearest(context, input.keyword);
  const counts = input.with_counts === 1 ? await countAround(context, filter, total) : uncounted;
  return { ...toPage(total, input.page, size, await findCards(context, ids)), nearest, ...counts };
}

/** A suggestion instead of words that find nothing in the whole shop; filters are removed by the shopper. */
async function findNearest(context: RequestContext, keyword: string): Promise<string[]> {
  const { language, currency } = context;
  const finds = async (word: string): Promise<boolean> => {
    const plan = await getPlan(context, word);
    const search = plan && { keyword: word, plan };
    const filter = { language, currency, search, offset: 0, limit: 1 };
    return search !== undefined && (await getProductIds(context, filter)).total > 0;
  };
  return (await finds(keyword)) ? [] : [...(await getNearest(context, keyword, finds))];
}

/** Counts the products of a category by attribute values, within the other filters of the list. */
export async function countProductsByValue(
  context: RequestContext,
  input: Omit<ParsedInputOf<typeof attributeIndex>, 'values'>,
  attributes: {
    readonly ids: readonly number[];
    readonly chosen: NonNullable<ProductListFilter['attributes']>;
  },
): Promise<ReadonlyMap<number, number>> {
  const narrowed = await toFilter(context, input, []);
  if (narrowed === null) return new Map();
  if (narrowed.price !== undefined) await getDiscountRules(context);
  return countByValue(
    context.db,
    { ...narrowed, attributes: attributes.chosen, offset: 0, limit: 0 },
    attributes.ids,
    getMoment(context),
  );
}

/** The filters except attributes; null where no product can match. */
async function toFilter(
  context: RequestContext,
  input: Pick<
    ParsedInputOf<typeof goodsLists>,
    'keyword' | 'category_id' | 'brand_id' | 'price' | 'flag' | 'coupon_id'
  >,
  wantedIds: readonly number[],
) {
  const { db, language, currency } = context;
  const couponId = /^\d{1,9}$/u.test(input.coupon_id) ? Number(input.coupon_id) : 0;
  const scope = input.coupon_id === '' ? undefined : await readScope(db, couponId);
  // Unknown coupons match no products.
  if (scope === null) return null;
  const wanted = wantedIds.length > 0 ? wantedIds : undefined;
  const plan = await getPlan(context, input.keyword);
  const offered = input.flag === 'offer' ? await findOfferedIds(context) : undefined;
  return {
    language,
    currency,
    search: plan && { keyword: input.keyword, plan },
    categoryId: input.category_id,
    brandIds: input.brand_id,
    price: input.price
      ? {
          low: input.price.low === null ? null : toMinor(input.price.low),
          high: input.price.high === null ? null : toMinor(input.price.high),
        }
      : undefined,
    flag: input.flag === 'offer' ? null : input.flag,
    scope,
    ids: wanted === undefined ? offered : wanted.filter((id) => offered?.includes(id) !== false),
  };
}

/** Products with a running discount that ends, the earliest end first. */
async function findOfferedIds(context: RequestContext): Promise<readonly number[]> {
  const rules = await getDiscountRules(context);
  const ends = rules.flatMap(({ kind, productId, endtime }) =>
    kind === 'goods' && productId !== null && endtime !== null ? [{ productId, endtime }] : [],
  );
  return [...new Set(ends.toSorted((a, b) => a.endtime - b.endtime).map(({ productId }) => productId))];
}
