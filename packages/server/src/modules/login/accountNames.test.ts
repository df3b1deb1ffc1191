import { describe, expect, it } from 'vitest';
import { accountNames, attemptName, defaultNickname, emailNickname } from './accountNames.ts';

describe('account name input', () => {
  it.each([
    ['13800138000', '8613800138000'],
    ['138 0013 8000', '8613800138000'],
    ['+86 138-0013-8000', '8613800138000'],
    ['+49 1512 3456789', '4915123456789'],
    ['4915123456789', '4915123456789'],
    ['+49 (0)1512 3456789', '4915123456789'],
    ['0049 1512 3456789', '4915123456789'],
  ])('%s is the mobile %s', (account, mobile) => {
    expect(accountNames(account).mobile.key).toBe(mobile);
    expect(attemptName(account)).toBe(mobile);
  });

  it('is an e-mail address in any case, and a case-sensitive name', () => {
    expect(accountNames('Ada@Example.com')).toMatchObject({
      email: 'ada@example.com',
      username: 'Ada@Example.com',
    });
  });
});

describe('nickname of a new account', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['20125550123', '201****0123'],
    ['1234', '12**'],
  ])('hides the middle of %s', (mobile, nickname) => {
    expect(defaultNickname(mobile)).toBe(nickname);
  });

  it.each([
    ['lena.krueger@example.com', 'len****'],
    ['lena@example.com', 'le****'],
    ['al@example.com', 'a****'],
    ['a@example.com', '****'],
  ])('hides the rest of %s', (email, nickname) => {
    expect(emailNickname(email)).toBe(nickname);
  });
});
