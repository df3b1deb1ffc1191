import { expect, it } from 'vitest';
import { parseDeliveryDays } from './deliveryDays.ts';

it.each([
  ['3', { first: 3, last: 3 }],
  ['2-4', { first: 2, last: 4 }],
  ['2 – 4 days', { first: 2, last: 4 }],
  ['', undefined],
  ['soon', undefined],
])('parses the delivery days "%s"', (days, expected) => {
  expect(parseDeliveryDays(days)).toEqual(expected);
});
