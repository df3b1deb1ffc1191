import type { CodeRecipient, User } from '@pawlet/core/api';
import { parsePhoneNumber } from './phoneNumber.ts';

/** Where a code reaches the shopper: her mobile, else her mailbox; undefined for an account without either. */
export function ownRecipient({ mobile, email }: Pick<User, 'mobile' | 'email'>): CodeRecipient | undefined {
  const phone = parsePhoneNumber(mobile);
  if (phone !== undefined) return phone;
  return email === '' ? undefined : { email };
}
