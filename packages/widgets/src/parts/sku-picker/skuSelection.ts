/** A sellable variant, with the fields needed for selection. */
export interface SelectableSku {
  readonly id: number;
  /** Ids of its values, one of each group, in any order. */
  readonly valueIds: readonly number[];
  /** Units left. */
  readonly stock: number;
}

/** One dimension to choose, such as the colour. */
export interface SelectableGroup {
  readonly id: number;
  readonly values: readonly { readonly id: number }[];
}

/** Selected value by group, in the order of selection (the latest last). */
export type SkuSelection = ReadonlyMap<number, number>;

/**
 * State of an option: `incompatible` is in stock, but not in combination with the selection; selecting it drops what
 * conflicts. `sold-out` can be selected only with restock alerts.
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
 * The state of one option for the current selection.
 * @param canWait - Restock alerts are offered: an existing variant is sold out, not incompatible.
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
 * Selects an option, or deselects it; earlier selections that conflict are dropped, oldest first.
 * @param canWait - Restock alerts are offered, so sold-out options can be selected.
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

/** The SKU of a complete selection, else undefined. */
export function selectedSku<T extends SelectableSku>(
  groups: readonly SelectableGroup[],
  skus: readonly T[],
  selection: SkuSelection,
): T | undefined {
  const values = groups.map((group) => selection.get(group.id));
  if (values.includes(undefined)) return undefined;
  return skus.find((sku) => sku.valueIds.length === groups.length && hasAll(sku, [...selection.values()]));
}

/** The selection of a SKU. */
export function getSelection(groups: readonly SelectableGroup[], sku: SelectableSku): SkuSelection {
  const picks: [number, number][] = [];
  for (const group of groups) {
    const value = group.values.find(({ id }) => sku.valueIds.includes(id));
    if (value) picks.push([group.id, value.id]);
  }
  return new Map(picks);
}

/** The initial selection without a SKU: values without an alternative. */
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

/** Groups without a selection, in order. */
export function openGroups<T extends SelectableGroup>(
  groups: readonly T[],
  selection: SkuSelection,
): readonly T[] {
  return groups.filter((group) => !selection.has(group.id));
}
