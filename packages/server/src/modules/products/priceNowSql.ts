import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { discountRules } from '../../db/schema/discount.ts';
import { productPrices, skuPrices, skus } from '../../db/schema/products.ts';
import { smallestAmount } from '../discount/priceNow.ts';

/** The time for current prices, and the number of decimals of their currency. */
export interface PriceMoment {
  readonly now: number;
  readonly decimals: number;
}

/** The lowest price of a product's available SKUs, and which SKU it is, where `lowestPriceNow` is joined. */
export const priceNowColumn = sql<number>`price_now.price`;
export const pricedProductId = sql<number>`price_now.goods_id`;

/**
 * The lowest price of each product's available SKUs, or of all its SKUs when none is available: equivalent to
 * `priceNow`, for lists sorted and filtered in the database. To be joined to products; those without a price
 * in the currency drop out.
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
      select ${productPrices.productId} as goods_id, coalesce(in_stock.price, ${productPrices.price}) as regular
      from ${productPrices} left join (
        select ${skus.productId} as goods_id, min(${skuPrices.price}) as price
        from ${skus} join ${skuPrices} on ${skuPrices.skuId} = ${skus.id} and ${skuPrices.currency} = ${currency}
        where ${skus.isActive} and ${skus.stock} > 0
        group by ${skus.productId}
      ) as in_stock on in_stock.goods_id = ${productPrices.productId}
      where ${productPrices.currency} = ${currency}
    ) as found left join ${discountRules} on ${discountRules.productId} = found.goods_id and ${isRunning}
    group by found.goods_id, ${regular}) as price_now`;
}
