import { expect, it } from 'vitest';
import { dividePool } from './storePool.ts';

it.each([
  [5, 3, 2],
  [20, 12, 8],
  [21, 13, 8],
  [100, 60, 40],
])('divides %i connections', (connections, statements, transactions) => {
  expect(dividePool(connections)).toEqual({ statements, transactions });
});
