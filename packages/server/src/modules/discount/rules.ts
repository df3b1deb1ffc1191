import type { PriceRules, StackingRule } from '../order/priceTypes.ts';
import type { ItemDiscount } from './itemDiscount.ts';
import type { FreightRule } from '../freight/rules.ts';
import type { DiscountRuleRow } from './repository.ts';

const periodOf = (row: DiscountRuleRow) => ({ begin: row.begintime, end: row.endtime });

/** The discounts on single products, as input of the price computation. */
export function itemDiscountsOf(rows: readonly DiscountRuleRow[]): ItemDiscount[] {
  return rows.flatMap((row) =>
    row.kind !== 'goods' || row.goodsId === null
      ? []
      : [{ id: row.id, goodsId: row.goodsId, percentOff: row.terms.percentOff ?? 0, ...periodOf(row) }],
  );
}

/** Groups stored rules for the lookups of the price computation. */
export function toPriceRules(
  rows: readonly DiscountRuleRow[],
  freight: readonly FreightRule[],
  stacking: readonly StackingRule[],
): PriceRules {
  const of = (kind: DiscountRuleRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    itemDiscounts: itemDiscountsOf(rows),
    buyOneGetOne: of('buy_one_get_one').flatMap((row) =>
      row.goodsId === null ? [] : [{ id: row.id, goodsId: row.goodsId, ...periodOf(row) }],
    ),
    gifts: of('gift').flatMap((row) =>
      row.goodsId === null || row.skuId === null || row.categoryId === null
        ? []
        : [
            {
              id: row.id,
              categoryId: row.categoryId,
              goodsId: row.goodsId,
              skuId: row.skuId,
              ...periodOf(row),
            },
          ],
    ),
    spendTiers: of('full_reduction').map((row) => ({
      id: row.id,
      tiers: row.terms.tiers ?? [],
      ...periodOf(row),
    })),
    orderDiscounts: of('order').map((row) => ({
      id: row.id,
      percentOff: row.terms.percentOff ?? 0,
      threshold: row.terms.threshold ?? null,
      ...periodOf(row),
    })),
    freight,
    stacking,
  };
}

/** The ids of a product that a discount may refer to. */
export interface DiscountedProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly parentCategoryId: number | null;
}

/** The rules that apply to a product itself or its category, not to the whole order. */
export function rulesOfProduct(
  rules: readonly DiscountRuleRow[],
  { id, categoryId, parentCategoryId }: DiscountedProduct,
): DiscountRuleRow[] {
  return rules.filter(
    (rule) =>
      ((rule.kind === 'goods' || rule.kind === 'buy_one_get_one') && rule.goodsId === id) ||
      (rule.kind === 'gift' && (rule.categoryId === categoryId || rule.categoryId === parentCategoryId)),
  );
}
