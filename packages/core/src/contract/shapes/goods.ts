import * as v from 'valibot';
import { count, idOrNull, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';

/** SKU: a sellable variant. `sku_id` is the csv of the chosen spec rows' ids. */
export const skuShape = v.object({
  id: v.number(),
  goods_id: v.number(),
  goods_sn: text,
  sku_id: v.nullish(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((given) => String(given)),
    ),
    '',
  ),
  image: text,
  /** What a person pays now for one piece, a running discount on the product included. */
  price: money,
  /** Ours: the same while such a discount runs; null for none. */
  offer_price: moneyOrNull,
  /** Ours: what a piece costs again when it is over; null for none. */
  regular_price: moneyOrNull,
  marketprice: moneyOrZero,
  stocks: count,
  sales: count,
  weigh: count,
  createtime: time,
  updatetime: time,
});

/** Spec group: one thing to choose (colour) with its values. */
export const specGroupShape = v.object({
  id: v.number(),
  goods_id: count,
  spec_id: count,
  title: text,
  sku_value: list(
    v.object({ id: v.number(), goods_id: count, spec_id: count, spec_value_id: count, title: text }),
  ),
});

/** Attribute row. */
export const attributeShape = v.object({
  id: v.number(),
  attribute_id: idOrNull,
  name: text,
  attribute_value: list(v.object({ id: v.number(), attribute_id: idOrNull, name: text })),
});
