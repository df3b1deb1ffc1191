/** One entry a form and shopper, in this tab alone: a device may be shared. */
function nameOf(owner: string, form: string): string {
  return `pawlet:address-draft:${owner}:${form}`;
}

/** What was left in a form: what it began with then, and what had been written. */
interface Kept {
  readonly start: string;
  readonly draft: unknown;
}

/**
 * What this tab has kept of a form; undefined where nothing was written, where it reads as nothing of ours, or where
 * the address has been changed since.
 */
export function readKeptDraft(owner: string, form: string, start: unknown): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(owner, form)) ?? 'null');
    return isKept(kept) && kept.start === JSON.stringify(start) ? kept.draft : undefined;
  } catch {
    // Blocked, or written by somebody else.
    return undefined;
  }
}

/** Keeps what stands in a form; what it began with is not worth keeping. */
export function keepDraft(owner: string, form: string, start: unknown, draft: unknown): void {
  const begun = JSON.stringify(start);
  try {
    if (JSON.stringify(draft) === begun) sessionStorage.removeItem(nameOf(owner, form));
    else sessionStorage.setItem(nameOf(owner, form), JSON.stringify({ start: begun, draft }));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

/** The values of `start`, each replaced by the kept one where that is of the same kind. */
export function restoreDraft<T extends object>(start: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return start;
  const found = new Map<string, unknown>(Object.entries(kept));
  const restored = Object.entries(start).map(([name, value]: [string, unknown]) => {
    const one = found.get(name);
    if (typeof value === 'object' && value !== null) return [name, restoreDraft(value, one)];
    return [name, typeof one === typeof value ? one : value];
  });
  return { ...start, ...Object.fromEntries(restored) } as T;
}

function isKept(given: unknown): given is Kept {
  return typeof given === 'object' && given !== null && 'start' in given && 'draft' in given;
}
