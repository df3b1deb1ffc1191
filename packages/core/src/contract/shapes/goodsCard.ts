import * as v from 'valibot';
import { count, flag, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';

const cardEntries = {
  id: v.number(),
  title: v.string(),
  image: text,
  /** Ours: what the picture shows, '' for none. */
  image_alt: text,
  /** Current price of the cheapest variant in stock, including a running discount of the product. */
  price: money,
  /** Ours: price of that variant after the discount ends; null for none. */
  regular_price: moneyOrNull,
  marketprice: moneyOrZero,
  sales: count,
  views: count,
  description: text,
  createtime: time,
  url: text,
  price_min: moneyOrNull,
  price_max: moneyOrNull,
  /** Null from a base server: unknown. */
  stocks: v.nullish(v.number(), null),
  is_multi: flag,
  tags: list(v.object({ type: v.string(), text: v.string() })),
  offer: v.nullish(v.object({ price: money, endtime: time }), null),
  spec_images: list(v.string()),
  image_size: v.nullish(v.tuple([v.number(), v.number()]), null),
  /** Placeholder colour, '#rrggbb'. */
  color: text,
};

/** Goods card: a product in a list. */
export const goodsCardShape = v.object(cardEntries);

/** Entries of a goods card, extended by the product details. */
export const goodsCardEntries: typeof cardEntries = cardEntries;
