/** One entry per form and shopper, in this tab only: a device may be shared. */
function nameOf(owner: string, form: string): string {
  return `pawlet:address-draft:${owner}:${form}`;
}

/** A stored draft: the form's initial values, and what was entered. */
interface Kept {
  readonly start: string;
  readonly draft: unknown;
}

/**
 * This tab's stored draft of a form; undefined if nothing was entered, the entry is invalid, or the address has changed
 * since.
 */
export function readKeptDraft(owner: string, form: string, start: unknown): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(owner, form)) ?? 'null');
    return isKept(kept) && kept.start === JSON.stringify(start) ? kept.draft : undefined;
  } catch {
    // Blocked or invalid.
    return undefined;
  }
}

/** Stores a form's draft; unchanged initial values are not stored. */
export function keepDraft(owner: string, form: string, start: unknown, draft: unknown): void {
  const begun = JSON.stringify(start);
  try {
    if (JSON.stringify(draft) === begun) sessionStorage.removeItem(nameOf(owner, form));
    else sessionStorage.setItem(nameOf(owner, form), JSON.stringify({ start: begun, draft }));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

/** The values of `start`, each replaced by the stored one of the same type. */
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
