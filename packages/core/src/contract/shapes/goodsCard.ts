import * as v from 'valibot';
import { count, flag, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';

const cardEntries = {
  id: v.number(),
  title: v.string(),
  image: text,
  /** What a person pays now for the cheapest piece that can be had, a running discount on the product included. */
  price: money,
  /** Ours: what that piece costs again when the discount is over; null for none. */
  regular_price: moneyOrNull,
  marketprice: moneyOrZero,
  sales: count,
  views: count,
  description: text,
  createtime: time,
  url: text,
  price_min: moneyOrNull,
  price_max: moneyOrNull,
  /** Null from a base server: then unknown. */
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

/** Entries of a Goods card, to be extended by the detail. */
export const goodsCardEntries: typeof cardEntries = cardEntries;
