import type { AccountNames } from '../user/accounts.ts';

/** What somebody types as the account, read as a name, an e-mail address and a mobile number. */
export function accountNames(account: string): AccountNames {
  const digits = account.replaceAll(/[\s+-]/gu, '');
  const isChinese = /^1[3-9]\d{9}$/u.test(digits);
  return { username: account, email: account.toLowerCase(), mobile: isChinese ? `86${digits}` : digits };
}

/** What attempts at an account are counted under: the same for every way in which its mobile can be written. */
export function attemptName(account: string): string {
  const { email, mobile } = accountNames(account);
  return /^\d+$/u.test(mobile) ? mobile : email;
}

/** Nickname of a new account: the mobile with its middle hidden. */
export function defaultNickname(mobile: string): string {
  return mobile.length < 7 ? mobile.replace(/.{2}$/u, '**') : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
