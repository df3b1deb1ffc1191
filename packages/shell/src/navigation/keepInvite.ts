import type { Session } from '@pawlet/core/session';
import type { Address } from '../routing/hashAddress.ts';
import { idParameter } from '../routing/parameters.ts';

/** Stores the inviter of a visitor, whichever page the invitation leads to, until a log-in has used it. */
export function keepInvite(session: Pick<Session, 'isSignedIn' | 'setInviteId'>, { search }: Address): void {
  if (!search.includes('invite_id') || session.isSignedIn()) return;
  const query = new URLSearchParams(search);
  // Codes of mini-programs contain their parameters in one.
  const text = query.get('invite_id') ?? new URLSearchParams(query.get('scene') ?? '').get('invite_id') ?? '';
  if (idParameter(text) !== undefined) session.setInviteId(text);
}
