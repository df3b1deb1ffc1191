import { useSession } from '@pawlet/widgets';
import { useCallback, useState } from 'react';

const longestDraft = 2000;

/** A draft that is stored on the device, per shopper, until it is submitted. */
export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** It was submitted. */
  readonly forget: () => void;
}

/** Keeps a draft after leaving the page and across a reload; '' and the initial text are not stored. */
export function useDraft(name: string, initial = ''): Draft {
  const owner = useSession(({ user }) => user?.id ?? 0);
  const key = `pawlet:draft:${owner}:${name}`;
  const [text, setText] = useState(() => read(key) ?? initial);
  const change = useCallback(
    (next: string) => {
      setText(next);
      write(key, next === '' || next === initial ? undefined : next);
    },
    [key, initial],
  );
  const forget = useCallback(() => {
    setText(initial);
    write(key, undefined);
  }, [key, initial]);
  return { text, change, forget };
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key)?.slice(0, longestDraft);
  } catch {
    // Blocked: the draft lives as long as the page.
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full, as above.
  }
}
