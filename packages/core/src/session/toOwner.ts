import type { SessionState } from './types.ts';

/** Whose data these are: the id of the shopper as text, '' for a visitor. */
export function toOwner({ token, user }: Pick<SessionState, 'token' | 'user'>): string {
  return token === '' ? '' : String(user?.id ?? 'unknown');
}
