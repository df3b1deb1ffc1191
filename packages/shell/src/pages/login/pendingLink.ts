import { readStored, writeStored } from '@pawlet/core/storage';

/** A person who is known to a provider but not to the shop, until her number is known. */
export interface PendingLink {
  readonly bindToken: string;
  readonly nickname: string;
}

const storageKey = 'pawlet:pending-link';
/** The server's proof is valid for ten minutes. */
const lifeMs = 600_000;

/** Stores it across a reload: while the shopper reads the code in another app, the system may discard the page. */
export function keepPendingLink({ bindToken, nickname }: PendingLink, now: number): void {
  // Where the browser stores nothing, the page of the number asks to start again.
  writeStored('tab', storageKey, { bindToken, nickname, until: now + lifeMs });
}

/** The stored value, unless it has expired. */
export function readPendingLink(now: number): PendingLink | undefined {
  const kept = readStored('tab', storageKey);
  return isKeptLink(kept) && kept.until > now ? kept : undefined;
}

export function forgetPendingLink(): void {
  writeStored('tab', storageKey, undefined);
}

function isKeptLink(kept: unknown): kept is PendingLink & { readonly until: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { bindToken, nickname, until } = kept as Partial<Record<string, unknown>>;
  return typeof bindToken === 'string' && typeof nickname === 'string' && typeof until === 'number';
}
