import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { discountRules } from '../../db/schema/discount.ts';
import { goodsPrices, skuPrices, skus } from '../../db/schema/goods.ts';
import { smallestAmount } from '../discount/priceNow.ts';

/** When prices are looked at, and how many digits their currency has behind the point. */
export interface PriceMoment {
  readonly now: number;
  readonly decimals: number;
}

/** What the cheapest piece of a product costs that can be had, and whose it is, where `lowestPriceNow` is joined. */
export const priceNowColumn = sql<number>`price_now.price`;
export const pricedGoodsId = sql<number>`price_now.goods_id`;

/**
 * What the cheapest piece of each product costs that can be had, and of all its pieces where none can: what `priceNow` says
 * of it, for lists that the database sorts and narrows. To be joined to products; one without a price in the currency drops out.
 */
export function lowestPriceNow(currency: string, { now, decimals }: PriceMoment) {
  const unit = sql.raw(String(smallestAmount(decimals)));
  const regular = sql`found.regular`;
  const kept = sql`(100 - (${discountRules.terms} ->> 'percentOff')::int)`;
  const isRunning = and(
    eq(discountRules.kind, 'goods'),
    eq(discountRules.isActive, true),
    or(isNull(discountRules.begintime), lte(discountRules.begintime, now)),
    or(isNull(discountRules.endtime), gt(discountRules.endtime, now)),
  );
  return sql`(
    select found.goods_id, greatest(0, ${regular} - coalesce(
      sum(${regular} - round(${regular} * ${kept} / (100.0 * ${unit})) * ${unit}), 0))::bigint as price
    from (
      select ${goodsPrices.goodsId} as goods_id, coalesce(in_stock.price, ${goodsPrices.price}) as regular
      from ${goodsPrices} left join (
        select ${skus.goodsId} as goods_id, min(${skuPrices.price}) as price
        from ${skus} join ${skuPrices} on ${skuPrices.skuId} = ${skus.id} and ${skuPrices.currency} = ${currency}
        where ${skus.isActive} and ${skus.stock} > 0
        group by ${skus.goodsId}
      ) as in_stock on in_stock.goods_id = ${goodsPrices.goodsId}
      where ${goodsPrices.currency} = ${currency}
    ) as found left join ${discountRules} on ${discountRules.goodsId} = found.goods_id and ${isRunning}
    group by found.goods_id, ${regular}) as price_now`;
}
