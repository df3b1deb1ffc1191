import { expect, it } from 'vitest';
import { slope } from './slope.ts';

it('finds the slope of a line, also with a dip and a peak in it', () => {
  const line = Array.from({ length: 9 }, (_, at) => [at, 100 + 3 * at] as const);
  expect(slope(line)).toBe(3);
  expect(slope(line.map(([at, value]) => [at, at === 2 ? 20 : at === 6 ? 500 : value]))).toBe(3);
  expect(slope([])).toBe(0);
});
