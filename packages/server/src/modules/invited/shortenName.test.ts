import { expect, it } from 'vitest';
import { shortenName } from './shortenName.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['A', 'A***'],
  ['Al', 'A***'],
  ['Alice', 'A***e'],
  ['小明', '小***'],
  ['王小明', '王***明'],
  ['138****8000', '1***0'],
  ['👩‍👩‍👧Mia👍🏽', '👩‍👩‍👧***👍🏽'],
])('shortens %j to %j', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});
