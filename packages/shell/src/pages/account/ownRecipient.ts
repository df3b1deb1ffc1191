import type { CodeRecipient, User } from '@pawlet/core/api';
import { parsePhoneNumber } from './phoneNumber.ts';

/**
 * Where the shopper receives codes: her mobile number, else her e-mail address; undefined for an account without
 * either.
 */
export function ownRecipient({ mobile, email }: Pick<User, 'mobile' | 'email'>): CodeRecipient | undefined {
  const phone = parsePhoneNumber(mobile);
  if (phone !== undefined) return phone;
  return email === '' ? undefined : { email };
}
