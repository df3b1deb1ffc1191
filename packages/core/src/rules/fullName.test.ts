import { expect, it } from 'vitest';
import { toFullName } from './fullName.ts';

it.each([
  ['Lena', 'Krüger', 'Lena Krüger'],
  ['小明', '王', '王小明'],
  ['さくら', '高橋', '高橋さくら'],
  ['민준', '김', '김민준'],
  ['Anna 小', '王', 'Anna 小 王'],
  ['Cher', '', 'Cher'],
  [' ', ' ', ''],
])('formats %s and %s as %s', (first, last, full) => {
  expect(toFullName(first, last)).toBe(full);
});
