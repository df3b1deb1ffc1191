const mostKept = 10;

/** Drafts of forms of one kind, stored on this device: one entry per shopper, because a device may be shared. */
export interface DraftBook {
  /** The stored draft of a form; the storage may contain foreign data. */
  read(owner: string, form: string): unknown;
  /** Stores a draft; undefined removes it. Only the latest drafts are kept. */
  keep(owner: string, form: string, draft: object | undefined): void;
}

type Entry = readonly [form: string, draft: unknown];

/** Opens the drafts under a key; without a storage they live as long as the page. */
export function createDraftBook(name: string): DraftBook {
  const keyOf = (owner: string): string => `pawlet:${name}:${owner}`;
  const readAll = (owner: string): readonly Entry[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]');
      return (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): readonly Entry[] =>
        Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], entry[1]]] : [],
      );
    } catch {
      // Blocked, or written by other code.
      return [];
    }
  };
  return {
    read: (owner, form) => new Map(readAll(owner)).get(form),
    keep: (owner, form, draft) => {
      const others = readAll(owner).filter(([kept]) => kept !== form);
      const entries: readonly Entry[] =
        draft === undefined ? others : [...others, [form, draft] as const].slice(-mostKept);
      try {
        if (entries.length === 0) localStorage.removeItem(keyOf(owner));
        else localStorage.setItem(keyOf(owner), JSON.stringify(entries));
      } catch {
        // Blocked or full: the draft lives as long as the page.
      }
    },
  };
}

/** The fields of a stored value; none where it is no object. */
export function toFields(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
}
