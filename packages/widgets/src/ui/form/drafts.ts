import { useMemo } from 'react';
import { useSession } from '../../runtime/index.ts';

/** Where one form keeps what was not sent. */
export interface DraftSlot<Values> {
  /** Slots with the same key hold the same draft. */
  readonly key: string;
  /** Nobody is logged in: the draft follows whoever does. */
  readonly isVisitors: boolean;
  /** What was left in the form; undefined for nothing. */
  readonly read: (initial: Values) => Values | undefined;
  /** Keeps values; undefined removes the draft. */
  readonly keep: (values: Values | undefined) => void;
}

/** Which draft a form has, and how it is read. */
export interface DraftOptions<Values> {
  /** Kind of form, part of the name of the entry. */
  readonly kind: string;
  /** Which form of this kind. */
  readonly form: string;
  /** `tab` for what should not stay on a shared device. */
  readonly lasts: 'tab' | 'device';
  /** Makes values of what was kept: it may be from another version, or not ours. */
  readonly restore: (kept: unknown, initial: Values) => Values;
  /** What the form edits: a draft of another version of it is not restored. @default any */
  readonly since?: string | undefined;
}

const mostKept = 10;

type Entry = readonly [form: string, values: unknown, since?: string];

/** The draft of a form on this device, of the shopper who is logged in. Only the latest forms of a kind are kept. */
export function useDraft<Values>(options: DraftOptions<Values>): DraftSlot<Values> {
  const owner = useSession(({ user }) => String(user?.id ?? ''));
  const { kind, form, lasts, since, restore } = options;
  return useMemo(() => {
    const name = `pawlet:${kind}:${owner}`;
    return {
      key: `${name}/${form}`,
      isVisitors: owner === '',
      read: (initial) => {
        const entry = readEntries(lasts, name).find(([kept]) => kept === form);
        return entry === undefined || entry[2] !== since ? undefined : restore(entry[1], initial);
      },
      keep: (values) => keepEntry(lasts, name, form, values, since),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reading is the same for the same form
  }, [owner, kind, form, lasts, since]);
}

function storageOf(lasts: DraftOptions<unknown>['lasts']): Storage {
  return lasts === 'tab' ? sessionStorage : localStorage;
}

function readEntries(lasts: DraftOptions<unknown>['lasts'], name: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(storageOf(lasts).getItem(name) ?? '[]');
    return (Array.isArray(kept) ? kept : []).filter(isEntry);
  } catch {
    // Blocked, or not ours.
    return [];
  }
}

function isEntry(given: unknown): given is Entry {
  return Array.isArray(given) && typeof given[0] === 'string';
}

function keepEntry(
  lasts: DraftOptions<unknown>['lasts'],
  name: string,
  form: string,
  values: unknown,
  since: string | undefined,
): void {
  const others = readEntries(lasts, name).filter(([kept]) => kept !== form);
  const own: readonly Entry[] =
    values === undefined ? [] : [since === undefined ? [form, values] : [form, values, since]];
  const entries = [...others, ...own].slice(-mostKept);
  try {
    if (entries.length === 0) storageOf(lasts).removeItem(name);
    else storageOf(lasts).setItem(name, JSON.stringify(entries));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

/** The fields of something that was kept; none where it is no object. */
export function toFields(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
}

/** The values of `initial`, each replaced by the kept one where that is of the same kind. */
export function restoreSame<Values extends object>(kept: unknown, initial: Values): Values {
  const found = toFields(kept);
  const restored = Object.entries(initial).map(([name, value]: [string, unknown]) => {
    const one = found[name];
    if (typeof value === 'object' && value !== null) return [name, restoreSame(one, value)];
    return [name, typeof one === typeof value ? one : value];
  });
  return { ...initial, ...Object.fromEntries(restored) } as Values;
}
