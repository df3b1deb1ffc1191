import { cachedEach } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { GoodsCardWire } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { isReduced, type PriceNow, priceNow } from '../discount/priceNow.ts';
import { getItemDiscounts, rulesOfProduct } from '../discount/rules.ts';
import { type DiscountRuleRow, getDiscountRules } from '../discount/service.ts';
import { describeDiscount } from '../discount/words.ts';
import { type CardRow, findCardRows } from './cardQuery.ts';
import { money, pictureUrl, regularPrice } from './wireValues.ts';

const maxSpecImages = 6;

type CardContext = Pick<RequestContext, 'country' | 'currency' | 'language' | 'baseUrl' | 'now'>;

/** The current prices of a product's SKUs. */
export function getPiece(
  productId: number,
  regular: number,
  rules: readonly DiscountRuleRow[],
  { now, country }: Pick<RequestContext, 'now' | 'country'>,
): PriceNow {
  return priceNow({ productId, regular }, getItemDiscounts(rules), now, country.decimals);
}

/** The lowest current price among a product's SKUs in stock; of all its SKUs when none is. */
export function cheapestPiece(
  row: Pick<CardRow, 'id' | 'price' | 'priceMin'>,
  rules: readonly DiscountRuleRow[],
  context: Pick<RequestContext, 'now' | 'country'>,
): PriceNow {
  return getPiece(row.id, row.priceMin ?? row.price, rules, context);
}

/** A product card in the wire format. */
export function toCard(row: CardRow, rules: readonly DiscountRuleRow[], context: CardContext) {
  const { baseUrl, currency } = context;
  const piece = cheapestPiece(row, rules, context);
  return {
    id: row.id,
    title: row.title,
    image: pictureUrl(baseUrl, row.images[0] ?? ''),
    image_alt: row.imageAlt,
    price: money(piece.price),
    regular_price: regularPrice(piece),
    marketprice: money(row.marketprice),
    sales: row.sales,
    views: row.views,
    description: row.subtitle,
    createtime: row.createtime,
    url: `/pages/goods/detail?id=${row.id}`,
    price_min: money(piece.price),
    price_max: money(getPiece(row.id, row.priceMax ?? row.price, rules, context).price),
    stocks: row.stocks,
    is_multi: row.isMulti ? 1 : 0,
    tags: listTags(row, rules, currency, context),
    offer: isReduced(piece) ? { price: money(piece.price), endtime: piece.endtime } : null,
    spec_images: row.isMulti
      ? row.skuImages.slice(0, maxSpecImages).map((key) => pictureUrl(baseUrl, key))
      : [],
    image_size: [row.imageWidth, row.imageHeight] as [number, number],
    color: row.color,
  } satisfies GoodsCardWire;
}

function listTags(row: CardRow, rules: readonly DiscountRuleRow[], currency: string, context: CardContext) {
  const discounts = rulesOfProduct(rules, row).map((rule) => ({
    type: rule.kind as string,
    text: describeDiscount(rule, currency, context.language),
  }));
  const flags = { hot: row.isHot, new: row.isNew, recommend: row.isRecommended };
  const marks = (['hot', 'new', 'recommend'] as const)
    .filter((flag) => flags[flag])
    .map((flag) => ({ type: flag as string, text: translate(context.language, `product.flag.${flag}`) }));
  return [...discounts, ...marks];
}

/** Cards of some products, in the order of `ids`; missing ids are left out. */
export async function findCards(context: RequestContext, ids: readonly number[]) {
  const choices = ids.map((id) => ({
    key: `card ${id}`,
    topics: [topics.product(id), topics.stock(id), topics.catalogue],
  }));
  const cards = await cachedEach(context, choices, (inner, places) =>
    loadCards(
      inner,
      places.flatMap((place) => ids[place] ?? []),
    ),
  );
  return cards.filter((card) => card !== null);
}

async function loadCards(context: RequestContext, ids: readonly number[]) {
  const rows = await findCardRows(context.db, ids, context.language, context.currency);
  const rules = rows.length > 0 ? await getDiscountRules(context, ids) : [];
  const cards = new Map(rows.map((row) => [row.id, toCard(row, rules, context)]));
  return ids.map((id) => cards.get(id) ?? null);
}
