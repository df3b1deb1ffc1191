import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../runtime/index.ts';
import { keepDraft, readKeptDraft } from './keptDraft.ts';

/** A form's text that outlives the page. */
export interface KeptDraft<T> {
  readonly draft: T;
  readonly change: (changes: Partial<T> | ((before: T) => Partial<T>)) => void;
  /** True while the form shows what was left in it before. */
  readonly isRestored: boolean;
  /** Empties the form, or puts back what is saved. */
  readonly startOver: () => void;
  /** It is saved or deleted: nothing is kept. */
  readonly forget: () => void;
}

/**
 * What stands in a form, kept in this tab over Back and a reload until it is saved.
 * `form` names it; `restore` makes a draft of what was kept.
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
