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
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ bindToken, nickname, until: now + lifeMs }));
  } catch {
    // Blocked: the page of the number then asks to start again.
  }
}

/** The stored value, unless it has expired. */
export function readPendingLink(now: number): PendingLink | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isKeptLink(kept) && kept.until > now ? kept : undefined;
  } catch {
    // Blocked or corrupt: as if nothing was stored.
    return undefined;
  }
}

export function forgetPendingLink(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing was stored.
  }
}

function isKeptLink(kept: unknown): kept is PendingLink & { readonly until: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { bindToken, nickname, until } = kept as Partial<Record<string, unknown>>;
  return typeof bindToken === 'string' && typeof nickname === 'string' && typeof until === 'number';
}
