import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCode,
  isEmail,
  isFilled,
  isLoginPassword,
  isMobile,
  isNewPassword,
  isUsername,
} from './validators.ts';

describe('isMobile', () => {
  it.each(['13800138000', '15912345678', '19999999999'])('accepts %s', (text) =>
    expect(isMobile(text)).toBe(true),
  );
  it.each([
    '12800138000',
    '1380013800',
    '138001380000',
    '23800138000',
    ' 13800138000',
    '13800138000\n',
    '1380013800a',
    '１３８００１３８０００',
    '',
  ])('rejects %j', (text) => expect(isMobile(text)).toBe(false));
  it('accepts exactly the numbers of the pattern', () => {
    const rest = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).map((digits) => digits.join(''));
    fc.assert(
      fc.property(fc.nat(9), rest, (second, digits) => {
        expect(isMobile(`1${second}${digits}`)).toBe(second >= 3);
      }),
    );
  });
});

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'demo@pawlet.test', "o'neil@example.org"])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de ',
    'a@b@c.de',
    `${'a'.repeat(65)}@b.de`,
    'a@b.1',
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false));
  it('is fast on long hostile text', () => {
    expect(isEmail(`a@${'a.'.repeat(120)}!`)).toBe(false);
  });
});

describe('isCode', () => {
  it('requires six digits unless another number is given', () => {
    expect(isCode('012345')).toBe(true);
    expect(isCode('1234', 4)).toBe(true);
    for (const text of ['12345', '1234567', '12345a', '12 345', '１２３４５６', ''])
      expect(isCode(text)).toBe(false);
  });
});

describe('log-in fields', () => {
  it('requires user names of 3 to 30 characters without spaces', () => {
    expect(isUsername('abc')).toBe(true);
    expect(isUsername('小明家')).toBe(true);
    expect(isUsername('x'.repeat(30))).toBe(true);
    for (const text of ['ab', 'x'.repeat(31), 'a b c', 'abc\u0000']) expect(isUsername(text)).toBe(false);
    for (const text of ['demo@pawlet.test', '13800138000', '+86-138']) expect(isUsername(text)).toBe(false);
  });
  it('requires new passwords of 8 to 64 characters, and accepts 6 at log-in', () => {
    expect(isNewPassword('1234567')).toBe(false);
    expect(isNewPassword('12345678')).toBe(true);
    expect(isNewPassword('🐱'.repeat(64))).toBe(true);
    expect(isNewPassword('x'.repeat(65))).toBe(false);
    expect(isLoginPassword('12345')).toBe(false);
    expect(isLoginPassword('123456')).toBe(true);
  });
  it('treats white space as empty', () => {
    expect(isFilled(' \u3000\n')).toBe(false);
    expect(isFilled(' a ')).toBe(true);
  });
});
