import { isMobile } from '@pawlet/core/rules';
import { toPhoneKey } from '../phone/parsePhone.ts';
import type { AccountNames } from '../user/accounts.ts';

/** The account field of a log-in, parsed as a name, an e-mail address and a mobile number. */
export function accountNames(account: string): AccountNames {
  const digits = account.replaceAll(/[\s+().-]/gu, '').replace(/^00/u, '');
  const typed = isMobile(digits) ? `86${digits}` : digits;
  return {
    username: account,
    email: account.toLowerCase(),
    mobile: { typed, key: /^\d+$/u.test(typed) ? toPhoneKey(typed) : typed },
  };
}

/** The key for counting attempts at an account: the same for every spelling of its mobile number. */
export function attemptName(account: string): string {
  const { email, mobile } = accountNames(account);
  return /^\d+$/u.test(mobile.key) ? mobile.key : email;
}

/** Nickname of a new account: the mobile number with its middle hidden. */
export function defaultNickname(mobile: string): string {
  return mobile.length < 7 ? mobile.replace(/.{2}$/u, '**') : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/**
 * Nickname of a new account with an e-mail address: it is public in reviews, so it must not reveal the
 * address.
 */
export function emailNickname(email: string): string {
  const name = Array.from(email.split('@', 1)[0] ?? '');
  return `${name.slice(0, Math.min(3, Math.floor(name.length / 2))).join('')}****`;
}
