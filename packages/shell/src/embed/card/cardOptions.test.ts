import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { readCardOptions } from './cardOptions.ts';

/** An element with these attributes. */
const make = (given: Readonly<Record<string, string>>) =>
  ({
    attributes: Object.entries(given).map(([name, value]) => ({ name, value })),
  }) as unknown as Element;

/** What the widget says: its props, or undefined for a mistake. */
const parse = (given: Readonly<Record<string, string>>) => {
  try {
    const { productId = 0, productIds = [productId], layout, action } = productCardWidget.parseOptions(given);
    return { ids: [...new Set(productIds)], layout, action };
  } catch {
    return undefined;
  }
};

it.each([
  [{ 'product-id': '7' }, { ids: [7], layout: 'card', action: 'cart' }],
  [
    { 'product-ids': '3, 1,3', layout: 'row' },
    { ids: [3, 1], layout: 'row', action: 'cart' },
  ],
  [
    { 'product-id': '1', action: 'buy' },
    { ids: [1], layout: 'card', action: 'buy' },
  ],
])('reads %j', (given, options) => {
  expect(readCardOptions(make(given))).toEqual(options);
});

it('accepts and refuses what the widget does', () => {
  const numbers = fc.constantFrom(
    '1',
    '07',
    '2147483647',
    '2147483648',
    '0',
    '-1',
    '1.5',
    'x',
    '',
    ' 4 ',
    '1e2',
  );
  const text = fc.oneof(
    numbers,
    fc.array(numbers, { maxLength: 4 }).map((all) => all.join(',')),
    fc
      .integer({ min: 48, max: 52 })
      .map((count) => Array.from({ length: count }, (_, index) => index + 1).join()),
  );
  const attributes = fc.record(
    {
      'product-id': text,
      'product-ids': text,
      layout: fc.constantFrom('card', 'row', 'round', '', 'row '),
      action: fc.constantFrom('cart', 'buy', 'link', '', 'sell'),
      colour: fc.constantFrom('red', ''),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(attributes, (given) => {
      expect(readCardOptions(make(given))).toEqual(parse(given));
    }),
    { numRuns: 3000, seed: 56 },
  );
});
