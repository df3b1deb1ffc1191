/** Somebody whom a provider knows and the shop does not, until her number is known. */
export interface PendingLink {
  readonly bindToken: string;
  readonly nickname: string;
}

const storageKey = 'pawlet:pending-link';
/** The server's proof lives ten minutes. */
const lifeMs = 600_000;

/** Keeps it over a reload: reading the code in another app may cost the page its memory. */
export function keepPendingLink({ bindToken, nickname }: PendingLink, now: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ bindToken, nickname, until: now + lifeMs }));
  } catch {
    // Blocked: the page of the number then asks to start again.
  }
}

/** What is kept, unless it has run out. */
export function readPendingLink(now: number): PendingLink | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isKeptLink(kept) && kept.until > now ? kept : undefined;
  } catch {
    // Blocked or damaged: as if nothing was kept.
    return undefined;
  }
}

export function forgetPendingLink(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
}

function isKeptLink(kept: unknown): kept is PendingLink & { readonly until: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { bindToken, nickname, until } = kept as Partial<Record<string, unknown>>;
  return typeof bindToken === 'string' && typeof nickname === 'string' && typeof until === 'number';
}
