import type { CodeRecipient, User } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isCode, limits } from '@pawlet/core/rules';
import { useText } from '@pawlet/widgets';
import { ownRecipient } from '../ownRecipient.ts';

/** How the account's owner is verified before an important change. */
export interface OwnerProof {
  /** The password; a code where there is none; nothing where a code has no recipient either. */
  readonly kind: 'password' | 'code' | 'none';
  /** The recipient of the code. */
  readonly recipient: CodeRecipient | undefined;
  /** The error of the typed value. */
  readonly check: (typed: string) => string | undefined;
}

/** The verification that an account supports. */
export function useOwnerProof(user: Pick<User, 'mobile' | 'email' | 'hasPassword'>): OwnerProof {
  const shopText = useText(shopMessages);
  const recipient = ownRecipient(user);
  if (user.hasPassword) {
    const check = (typed: string) => (typed === '' ? shopText('check.password.required') : undefined);
    return { kind: 'password', recipient, check };
  }
  if (recipient === undefined) return { kind: 'none', recipient, check: () => undefined };
  const check = (typed: string) =>
    isCode(typed.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits });
  return { kind: 'code', recipient, check };
}
