import * as v from 'valibot';
import { expect, it } from 'vitest';
import { currentPassword, newPassword } from './credentials.ts';

const accepts = (schema: typeof newPassword, given: string): boolean => v.safeParse(schema, given).success;

it.each([
  ['a', 5, false, false],
  ['a', 6, false, true],
  ['a', 7, false, true],
  ['a', 8, true, true],
  ['a', 64, true, true],
  ['a', 65, false, false],
  ['密', 8, true, true],
  ['密', 64, true, true],
  ['🐱', 5, false, false],
  ['🐱', 8, true, true],
  ['🐱', 32, true, true],
  ['🐱', 33, true, true],
  ['🐱', 64, true, true],
  ['🐱', 65, false, false],
])('%s × %i: can be set %s, can log in %s', (sign, times, maySet, mayLogIn) => {
  expect(accepts(newPassword, sign.repeat(times))).toBe(maySet);
  expect(accepts(currentPassword, sign.repeat(times))).toBe(mayLogIn);
});
