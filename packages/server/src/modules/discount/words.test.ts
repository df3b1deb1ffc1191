import { describe, expect, it } from 'vitest';
import { inLanguages } from '../config/shopName.ts';
import type { DiscountRuleRow } from './repository.ts';
import { toDiscountName } from './words.ts';

function rule(name: string): DiscountRuleRow {
  return {
    id: 1,
    kind: 'order',
    name: inLanguages({ name }),
    terms: { percentOff: 5, threshold: { USD: 12900, EUR: 12950 } },
    productId: null,
    skuId: null,
    categoryId: null,
    begintime: null,
    endtime: null,
    isActive: true,
  };
}

describe('discount name', () => {
  it('has the minimum amount in the reader’s currency', () => {
    const row = rule('5% off orders over {{reach}}');
    expect(toDiscountName(row, 'USD')).toMatchObject({ en: '5% off orders over $129' });
    expect(toDiscountName(row, 'EUR')).toMatchObject({ de: '5% off orders over 129,50\u{a0}€' });
  });

  it('describes the discount where there is no amount in that currency', () => {
    expect(toDiscountName(rule('5% off orders over {{reach}}'), 'JPY')).toMatchObject({
      en: '5% off',
      zh: '9.5 折',
    });
  });

  it('is unchanged where it has no placeholder for an amount', () => {
    const row = rule('Spend more, save more');
    expect(toDiscountName(row, 'JPY')).toEqual(row.name);
  });
});
