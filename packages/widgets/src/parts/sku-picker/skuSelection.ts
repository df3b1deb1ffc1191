/** A sellable variant, as far as choosing it goes. */
export interface SelectableSku {
  readonly id: number;
  /** Ids of the values that make it up, one of each group, in any order. */
  readonly valueIds: readonly number[];
  /** Units left. */
  readonly stock: number;
}

/** One thing to choose, such as the colour. */
export interface SelectableGroup {
  readonly id: number;
  readonly values: readonly { readonly id: number }[];
}

/** Chosen value by group, in the order of choosing (the latest last). */
export type SkuSelection = ReadonlyMap<number, number>;

/**
 * How an option stands: `incompatible` is in stock, but not with what is chosen; it stays reachable, and choosing it
 * gives up what conflicts. `sold-out` can be chosen only where shoppers can wait for what is sold out.
 */
export type OptionState = 'selected' | 'available' | 'incompatible' | 'sold-out';

function hasAll(sku: SelectableSku, valueIds: readonly number[]): boolean {
  return valueIds.every((valueId) => sku.valueIds.includes(valueId));
}

function isInStock(skus: readonly SelectableSku[], valueIds: readonly number[]): boolean {
  return skus.some((sku) => sku.stock > 0 && hasAll(sku, valueIds));
}

function isMade(skus: readonly SelectableSku[], valueIds: readonly number[]): boolean {
  return skus.some((sku) => hasAll(sku, valueIds));
}

/**
 * The state of one option under the present selection.
 *
 * @param canWait - Shoppers can wait for what is sold out: a variant that is made is sold out, not incompatible.
 */
export function optionState(
  skus: readonly SelectableSku[],
  selection: SkuSelection,
  groupId: number,
  valueId: number,
  canWait = false,
): OptionState {
  if (selection.get(groupId) === valueId) return 'selected';
  if (!isInStock(skus, [valueId])) return 'sold-out';
  const others = [...selection].filter(([group]) => group !== groupId).map(([, value]) => value);
  if (isInStock(skus, [...others, valueId])) return 'available';
  return canWait && isMade(skus, [...others, valueId]) ? 'sold-out' : 'incompatible';
}

/**
 * Chooses an option, or gives it up if it was chosen; earlier choices that conflict with it are dropped, oldest first.
 *
 * @param canWait - Shoppers can wait for what is sold out, so they can choose it.
 */
export function chooseOption(
  skus: readonly SelectableSku[],
  selection: SkuSelection,
  groupId: number,
  valueId: number,
  canWait = false,
): SkuSelection {
  const isThere = canWait ? isMade : isInStock;
  if (selection.get(groupId) === valueId) {
    return new Map([...selection].filter(([group]) => group !== groupId));
  }
  if (!isThere(skus, [valueId])) return selection;
  const kept: [number, number][] = [[groupId, valueId]];
  const earlier = [...selection].filter(([group]) => group !== groupId);
  for (const pick of earlier.toReversed()) {
    const values = [...kept, pick].map(([, value]) => value);
    if (isThere(skus, values)) kept.push(pick);
  }
  return new Map(kept.toReversed());
}

/** The SKU that the selection names once every group is chosen, else undefined. */
export function selectedSku<T extends SelectableSku>(
  groups: readonly SelectableGroup[],
  skus: readonly T[],
  selection: SkuSelection,
): T | undefined {
  const values = groups.map((group) => selection.get(group.id));
  if (values.includes(undefined)) return undefined;
  return skus.find((sku) => sku.valueIds.length === groups.length && hasAll(sku, [...selection.values()]));
}

/** The selection that a SKU stands for. */
export function selectionOf(groups: readonly SelectableGroup[], sku: SelectableSku): SkuSelection {
  const picks: [number, number][] = [];
  for (const group of groups) {
    const value = group.values.find(({ id }) => sku.valueIds.includes(id));
    if (value) picks.push([group.id, value.id]);
  }
  return new Map(picks);
}

/** What is chosen when the sheet opens without a SKU: groups that leave no choice. */
export function initialSelection(
  groups: readonly SelectableGroup[],
  skus: readonly SelectableSku[],
): SkuSelection {
  const picks: [number, number][] = [];
  for (const group of groups) {
    const [only, ...more] = group.values;
    if (only && more.length === 0 && isInStock(skus, [only.id])) picks.push([group.id, only.id]);
  }
  return new Map(picks);
}

/** Groups that are still open, in their order. */
export function openGroups<T extends SelectableGroup>(
  groups: readonly T[],
  selection: SkuSelection,
): readonly T[] {
  return groups.filter((group) => !selection.has(group.id));
}
