import type { SessionState } from './types.ts';

/** Owner of the data: the shopper's id as text, '' for a visitor. */
export function toOwner({ token, user }: Pick<SessionState, 'token' | 'user'>): string {
  return token === '' ? '' : String(user?.id ?? 'unknown');
}
