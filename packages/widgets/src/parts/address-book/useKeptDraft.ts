import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../runtime/index.ts';
import { keepDraft, readKeptDraft } from './keptDraft.ts';

/** A form draft that outlives the page. */
export interface KeptDraft<T> {
  readonly draft: T;
  readonly change: (changes: Partial<T> | ((before: T) => Partial<T>)) => void;
  /** True while the form shows a restored draft. */
  readonly isRestored: boolean;
  /** Resets the form to its initial values. */
  readonly startOver: () => void;
  /** The form was saved or deleted: discards the stored draft. */
  readonly forget: () => void;
}

/**
 * The values of a form, kept in this tab across Back and a reload until saved. `form` names it; `restore` converts the
 * stored draft.
 */
export function useKeptDraft<T extends object>(
  form: string,
  start: T,
  restore: (kept: unknown) => T,
): KeptDraft<T> {
  const owner = useSession(({ user }) => String(user?.id ?? ''));
  const [first] = useState(() => {
    const kept = readKeptDraft(owner, form, start);
    return {
      begun: start,
      draft: kept === undefined ? start : restore(kept),
      isRestored: kept !== undefined,
    };
  });
  const [draft, setDraft] = useState(first.draft);
  const [isRestored, setIsRestored] = useState(first.isRestored);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) keepDraft(owner, form, first.begun, draft);
  }, [owner, form, first, draft]);
  return {
    draft,
    change: (changes) =>
      setDraft((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    isRestored,
    startOver: () => {
      setDraft(first.begun);
      setIsRestored(false);
    },
    forget: () => {
      isForgotten.current = true;
      keepDraft(owner, form, first.begun, first.begun);
    },
  };
}
