import * as v from 'valibot';
import { isEmail, isLoginPassword, isMobile, isNewPassword, isUsername } from '../rules/validators.ts';
import { digits, id, optional, text } from './fields.ts';

/**
 * Dialling prefix, digits only: "+1-242" is "1242" and "0086" is "86"; otherwise one phone number could have several
 * accounts.
 * @default '86'
 */
export const areaCode = optional(
  v.pipe(
    text({ maximum: 8, pattern: /^\+?\d{1,4}(-\d{1,4})?$/ }),
    v.transform((given) => given.replaceAll(/\D/g, '').replace(/^0+/, '')),
  ),
  '86',
);

/** Mobile number of any country; the prefix is a separate field. */
export const mobile = digits(4, 15);

/** Verification code sent to a mobile or e-mail address. */
export const verificationCode = digits(4, 8);

/** E-mail address, in lower case. */
export const email = v.pipe(
  text({ maximum: 254 }),
  v.check(isEmail, 'format'),
  v.transform((given) => given.toLowerCase()),
);

/** Account name. */
export const username = v.pipe(text({ maximum: 60 }), v.check(isUsername, 'format'));

/** New password. */
export const newPassword = v.pipe(text({ maximum: 128, isVerbatim: true }), v.check(isNewPassword, 'length'));

/** Password at log-in: older accounts may have shorter ones. */
export const currentPassword = v.pipe(
  text({ maximum: 128, isVerbatim: true }),
  v.check(isLoginPassword, 'length'),
);

/** Id of the inviter; used only when an account is created. */
export const inviteId = optional(id(), null);

/** Version of the terms the shopper accepted. */
export const agreed = optional(
  v.pipe(
    v.union([v.string(), v.number()], 'type'),
    v.transform((given) => String(given)),
    v.maxLength(32, 'length'),
  ),
  '',
);

/** Whether a mobile number is valid for its dialling prefix. */
export function suitsAreaCode(fields: { readonly mobile: string; readonly area_code: string }): boolean {
  return fields.area_code !== '86' || isMobile(fields.mobile);
}

/** Where a code is sent to: a mobile, or an e-mail address. */
interface Recipient {
  readonly type: 'mobile' | 'email';
  readonly mobile: string;
  readonly email: string;
  readonly area_code: string;
}

/** Whether there is a mobile where the code goes to one. */
export function hasMobile({ type, mobile: number }: Pick<Recipient, 'type' | 'mobile'>): boolean {
  return type !== 'mobile' || number !== '';
}

/** Whether there is an e-mail address where the code goes to one. */
export function hasEmail({ type, email: address }: Pick<Recipient, 'type' | 'email'>): boolean {
  return type !== 'email' || address !== '';
}

/** Whether a mobile that the code goes to suits its area code. */
export function hasSuitableMobile(given: Omit<Recipient, 'email'>): boolean {
  return given.type !== 'mobile' || given.mobile === '' || suitsAreaCode(given);
}
