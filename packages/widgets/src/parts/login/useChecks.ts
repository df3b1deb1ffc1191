import { shopMessages } from '@pawlet/core/errors';
import { isCode, isEmail, isFilled, isMobile, isNewPassword, isUsername, limits } from '@pawlet/core/rules';
import { useText } from '../../runtime/index.ts';

/** Prefix of mainland China, whose mobile numbers have a specific format. */
export const homeAreaCode = '86';

/** A mobile number without separators. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[\s().-]/gu, '');
}

/** True for a mobile number that is valid for its prefix. */
function suitsPrefix(mobile: string, areaCode: string): boolean {
  return areaCode === homeAreaCode ? isMobile(mobile) : /^\d{4,15}$/u.test(mobile);
}

type Check = (value: string) => string | undefined;

/** Validators of the log-in forms; each returns an error message in the shopper's language. */
export interface Checks {
  readonly mobile: (areaCode: string) => Check;
  readonly email: Check;
  readonly code: Check;
  readonly newPassword: Check;
  readonly username: Check;
  readonly account: Check;
  readonly password: Check;
}

/** Validators of the log-in forms. */
export function useChecks(): Checks {
  const text = useText(shopMessages);
  return {
    mobile: (areaCode) => (value) => {
      if (!isFilled(value)) return text('check.mobile.required');
      return suitsPrefix(plainNumber(value), areaCode) ? undefined : text('check.mobile.incorrect');
    },
    email: (value) => {
      if (!isFilled(value)) return text('check.email.required');
      return isEmail(value.trim()) ? undefined : text('check.email.incorrect');
    },
    code: (value) => (isCode(value.trim()) ? undefined : text('check.code', { digits: limits.codeDigits })),
    newPassword: (value) => (isNewPassword(value) ? undefined : text('check.password.length')),
    username: (value) => (isUsername(value.trim()) ? undefined : text('check.username')),
    account: (value) => (isFilled(value) ? undefined : text('check.account')),
    password: (value) => (value === '' ? text('check.password.required') : undefined),
  };
}
