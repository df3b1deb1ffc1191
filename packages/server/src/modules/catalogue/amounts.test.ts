import { shopCurrencies } from '@pawlet/operator';
import { expect, it } from 'vitest';
import { countries } from '../../http/countries.ts';

it('clients know every currency in which the shop sells', () => {
  const sold = new Set(countries.map(({ currency }) => currency));
  expect(new Set(shopCurrencies)).toEqual(sold);
});
