import { expect, it } from 'vitest';
import { combineOptions, createVariant, toVariantsInput } from './variantDrafts.ts';

const price = (currency: string, amount: string) => ({ currency, price: amount, marketPrice: '' });

it('makes a variant of each combination, and keeps what was entered', () => {
  const entered = { ...createVariant(['white', 'small']), sku: 'W-S' };
  const variants = combineOptions(
    [
      { attribute: 'color', values: ['white', 'gray'] },
      { attribute: 'size', values: ['small', 'large'] },
    ],
    [entered, { ...createVariant(['red', 'small']), sku: 'R-S' }],
  );
  expect(variants.map(({ values }) => values.join(' '))).toEqual([
    'white small',
    'white large',
    'gray small',
    'gray large',
  ]);
  expect(variants.map(({ sku }) => sku)).toEqual(['W-S', '', '', '']);
});

it('has one variant without options, and ignores an option without values', () => {
  const [only, ...others] = combineOptions([{ attribute: 'color', values: [] }], [createVariant()]);
  expect(only?.values).toEqual([]);
  expect(others).toEqual([]);
});

it('removes a price that was emptied, and sends no list price where there is none', () => {
  const prices = [price('CNY', '20.00'), price('USD', '')];
  const draft = { ...createVariant(), prices, priced: ['CNY', 'USD'] };
  const { variants } = toVariantsInput({ isNew: false, options: [], variants: [draft] });
  expect(variants[0]?.prices).toEqual([
    { currency: 'CNY', price: '20.00', marketPrice: null },
    { currency: 'USD', price: null },
  ]);
});
