import type { PriceRules, StackingRule } from '../order/priceTypes.ts';
import type { ItemDiscount } from './itemDiscount.ts';
import type { FreightRule } from '../freight/rules.ts';
import type { DiscountRuleRow } from './repository.ts';

const getPeriod = (row: DiscountRuleRow) => ({ begin: row.begintime, end: row.endtime });

/** The discounts on single products, as input of the price computation. */
export function getItemDiscounts(rows: readonly DiscountRuleRow[]): ItemDiscount[] {
  return rows.flatMap((row) =>
    row.kind !== 'goods' || row.productId === null
      ? []
      : [{ id: row.id, productId: row.productId, percentOff: row.terms.percentOff ?? 0, ...getPeriod(row) }],
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
    itemDiscounts: getItemDiscounts(rows),
    buyOneGetOne: of('buy_one_get_one').flatMap((row) =>
      row.productId === null ? [] : [{ id: row.id, productId: row.productId, ...getPeriod(row) }],
    ),
    gifts: of('gift').flatMap((row) =>
      row.productId === null || row.skuId === null || row.categoryId === null
        ? []
        : [
            {
              id: row.id,
              categoryId: row.categoryId,
              productId: row.productId,
              skuId: row.skuId,
              ...getPeriod(row),
            },
          ],
    ),
    spendTiers: of('full_reduction').map((row) => ({
      id: row.id,
      tiers: row.terms.tiers ?? [],
      ...getPeriod(row),
    })),
    orderDiscounts: of('order').map((row) => ({
      id: row.id,
      percentOff: row.terms.percentOff ?? 0,
      threshold: row.terms.threshold ?? null,
      ...getPeriod(row),
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
      ((rule.kind === 'goods' || rule.kind === 'buy_one_get_one') && rule.productId === id) ||
      (rule.kind === 'gift' && (rule.categoryId === categoryId || rule.categoryId === parentCategoryId)),
  );
}
