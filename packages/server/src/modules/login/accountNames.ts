import { isMobile } from '@pawlet/core/rules';
import { toPhoneKey } from '../phone/parsePhone.ts';
import type { AccountNames } from '../user/accounts.ts';

/** What somebody types as the account, read as a name, an e-mail address and a mobile number. */
export function accountNames(account: string): AccountNames {
  const digits = account.replaceAll(/[\s+().-]/gu, '').replace(/^00/u, '');
  const typed = isMobile(digits) ? `86${digits}` : digits;
  return {
    username: account,
    email: account.toLowerCase(),
    mobile: { typed, key: /^\d+$/u.test(typed) ? toPhoneKey(typed) : typed },
  };
}

/** What attempts at an account are counted under: the same for every way in which its mobile can be written. */
export function attemptName(account: string): string {
  const { email, mobile } = accountNames(account);
  return /^\d+$/u.test(mobile.key) ? mobile.key : email;
}

/** Nickname of a new account: the mobile with its middle hidden. */
export function defaultNickname(mobile: string): string {
  return mobile.length < 7 ? mobile.replace(/.{2}$/u, '**') : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** Nickname of a new account with an e-mail address: reviews show it, so it must not give the address away. */
export function emailNickname(email: string): string {
  const name = Array.from(email.split('@', 1)[0] ?? '');
  return `${name.slice(0, Math.min(3, Math.floor(name.length / 2))).join('')}****`;
}
