import type { Discount } from '@pawlet/core/api';
import { addMoney } from '@pawlet/core/rules';

/** Discounts for display: those with the same type and name are merged. The sum is unchanged. */
export function mergeDiscounts<TLineId extends number>(
  discounts: readonly Discount<TLineId>[],
): readonly Discount<TLineId>[] {
  const merged = new Map<string, Discount<TLineId>>();
  for (const discount of discounts) {
    const name = `${discount.type}/${discount.name}`;
    const known = merged.get(name);
    merged.set(
      name,
      known === undefined
        ? discount
        : {
            ...known,
            off: addMoney(known.off, discount.off),
            lineIds: [...known.lineIds, ...discount.lineIds],
          },
    );
  }
  return [...merged.values()];
}
