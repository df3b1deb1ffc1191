import { array, assert, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseOption,
  initialSelection,
  openGroups,
  optionState,
  selectedSku,
  getSelection,
  type SelectableGroup,
  type SelectableSku,
  type SkuSelection,
} from './skuSelection.ts';

const colour = 1;
const size = 2;
const [black, white, medium, large] = [11, 12, 21, 22];
const groups: SelectableGroup[] = [
  { id: colour, values: [{ id: black }, { id: white }] },
  { id: size, values: [{ id: medium }, { id: large }] },
];
/** Black exists in L only, white in M only. */
const skus: SelectableSku[] = [
  { id: 1, valueIds: [black, large], stock: 3 },
  { id: 2, valueIds: [white, medium], stock: 5 },
  { id: 3, valueIds: [white, large], stock: 0 },
];

function choose(...picks: [number, number][]): SkuSelection {
  return picks.reduce<SkuSelection>(
    (selection, [group, value]) => chooseOption(skus, selection, group, value),
    new Map(),
  );
}

describe('optionState', () => {
  it('keeps an incompatible value selectable', () => {
    const selection = choose([colour, black], [size, large]);
    expect(optionState(skus, selection, colour, white)).toBe('incompatible');
    expect(optionState(skus, selection, size, medium)).toBe('incompatible');
  });

  it('is sold out only when no variant with the value is left', () => {
    const gone = skus.map((sku) => (sku.id === 2 ? { ...sku, stock: 0 } : sku));
    expect(optionState(gone, new Map(), colour, white)).toBe('sold-out');
    expect(optionState(gone, new Map(), colour, black)).toBe('available');
  });
});

describe('with restock alerts', () => {
  const gone = skus.map((sku) => (sku.id === 2 ? { ...sku, stock: 0 } : sku));

  it('is sold out for an existing variant, and incompatible for a missing one', () => {
    const selection = choose([colour, black], [size, large]);
    expect(optionState(skus, selection, colour, white, true)).toBe('sold-out');
    expect(optionState(skus, selection, size, medium, true)).toBe('incompatible');
  });

  it('lets a sold-out variant be selected, value by value', () => {
    const first = chooseOption(gone, new Map(), colour, white, true);
    const both = chooseOption(gone, first, size, medium, true);
    expect(selectedSku(groups, gone, both)?.id).toBe(2);
    expect(chooseOption(gone, new Map(), colour, white)).toEqual(new Map());
  });

  it('drops only values that do not exist in combination', () => {
    const selection = choose([colour, black], [size, large]);
    expect(selectedSku(groups, skus, chooseOption(skus, selection, colour, white, true))?.id).toBe(3);
    expect(openGroups(groups, chooseOption(skus, selection, size, medium, true))).toHaveLength(1);
  });
});

describe('chooseOption', () => {
  it('changes from black, L to white, M', () => {
    const selection = chooseOption(skus, choose([colour, black], [size, large]), colour, white);
    expect(openGroups(groups, selection).map(({ id }) => id)).toEqual([size]);
    const complete = chooseOption(skus, selection, size, medium);
    expect(selectedSku(groups, skus, complete)?.id).toBe(2);
  });

  it('deselects a value that is tapped again', () => {
    expect(choose([colour, black], [colour, black]).size).toBe(0);
  });

  it('keeps the selection when the value is sold out', () => {
    const gone = skus.map((sku) => ({ ...sku, stock: sku.id === 1 ? 1 : 0 }));
    const selection: SkuSelection = new Map([[colour, black]]);
    expect(chooseOption(gone, selection, colour, white)).toBe(selection);
  });
});

describe('selectedSku', () => {
  it('is undefined while a group is open', () => {
    expect(selectedSku(groups, skus, choose([colour, black]))).toBeUndefined();
  });

  it('is the only variant of a product without groups', () => {
    expect(selectedSku([], [{ id: 7, valueIds: [], stock: 1 }], new Map())?.id).toBe(7);
  });

  it('finds the SKU of selectionOf', () => {
    for (const sku of skus) expect(selectedSku(groups, skus, getSelection(groups, sku))).toBe(sku);
  });
});

describe('initialSelection', () => {
  it('selects values without an alternative', () => {
    const single: SelectableGroup[] = [{ id: colour, values: [{ id: black }] }, ...groups.slice(1)];
    expect([...initialSelection(single, skus)]).toEqual([[colour, black]]);
  });
});

describe('any product', () => {
  const product = record({
    groupCount: integer({ min: 1, max: 3 }),
    valueCount: integer({ min: 1, max: 4 }),
  }).chain(({ groupCount, valueCount }) => {
    const made = Array.from({ length: groupCount }, (_, group) => ({
      id: group + 1,
      values: Array.from({ length: valueCount }, (_, value) => ({ id: (group + 1) * 10 + value })),
    }));
    const combinations = made.reduce<number[][]>(
      (rows, group) => rows.flatMap((row) => group.values.map(({ id }) => [...row, id])),
      [[]],
    );
    return array(integer({ min: -1, max: 3 }), {
      minLength: combinations.length,
      maxLength: combinations.length,
    }).map((stocks) => ({
      groups: made,
      skus: combinations
        .map((valueIds, index) => ({ id: index + 1, valueIds, stock: stocks[index] ?? 0 }))
        .filter(({ stock }) => stock >= 0),
    }));
  });

  it('reaches every variant in stock from every selection, and never a sold-out one', () => {
    assert(
      property(product, array(nat(), { maxLength: 12 }), (made, taps) => {
        let selection: SkuSelection = new Map();
        const tap = (groupId: number, valueId: number): void => {
          if (optionState(made.skus, selection, groupId, valueId) !== 'selected') {
            selection = chooseOption(made.skus, selection, groupId, valueId);
          }
        };
        for (const number of taps) {
          const group = made.groups[number % made.groups.length];
          const value = group?.values[Math.floor(number / 7) % group.values.length];
          if (group && value) tap(group.id, value.id);
        }
        const found = selectedSku(made.groups, made.skus, selection);
        if (found) expect(found.stock).toBeGreaterThan(0);
        for (const wanted of made.skus.filter(({ stock }) => stock > 0)) {
          for (const [groupId, valueId] of getSelection(made.groups, wanted)) {
            // Deselected and selected again, so that it is the latest choice and no older one outlives it.
            if (selection.get(groupId) === valueId) {
              selection = chooseOption(made.skus, selection, groupId, valueId);
            }
            tap(groupId, valueId);
          }
          expect(selectedSku(made.groups, made.skus, selection)?.id).toBe(wanted.id);
        }
      }),
    );
  });
});
