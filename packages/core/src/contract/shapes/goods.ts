import * as v from 'valibot';
import { count, idOrNull, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';

/** SKU: a sellable variant. `sku_id` is a csv of the ids of the chosen spec values. */
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
  /** Current price of one unit, including a running discount of the product. */
  price: money,
  /** Ours: the price while such a discount runs; null for none. */
  offer_price: moneyOrNull,
  /** Ours: price after the discount ends; null for none. */
  regular_price: moneyOrNull,
  marketprice: moneyOrZero,
  stocks: count,
  sales: count,
  weigh: count,
  createtime: time,
  updatetime: time,
});

/** Spec group: a variant dimension (colour) with its values. */
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
