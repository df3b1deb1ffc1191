import { readStored, writeStored, type StorageArea } from '@pawlet/core/storage';
import { useMemo } from 'react';
import { useSession } from '../../runtime/index.ts';

/** Storage of one form's unsent values. */
export interface DraftSlot<Values> {
  /** Slots with the same key hold the same draft. */
  readonly key: string;
  /** Nobody is logged in: the draft is passed on to the shopper who logs in. */
  readonly isVisitors: boolean;
  /** The stored draft; undefined if there is none. */
  readonly read: (initial: Values) => Values | undefined;
  /** Stores values; undefined removes the draft. */
  readonly keep: (values: Values | undefined) => void;
}

/** Identifies a form's draft, and how it is parsed. */
export interface DraftOptions<Values> {
  /** Kind of form, part of the storage key. */
  readonly kind: string;
  /** The form of this kind. */
  readonly form: string;
  /** `tab` for data that should not stay on a shared device. */
  readonly lasts: StorageArea;
  /** Converts stored data to values: it may come from another version, or be invalid. */
  readonly restore: (kept: unknown, initial: Values) => Values;
  /** Version of the edited data: a draft of another version is not restored. @default any */
  readonly since?: string | undefined;
}

const maxDrafts = 10;

type Entry = readonly [form: string, values: unknown, since?: string];

/** The draft of a form on this device, of the logged-in shopper. Only the latest forms of a kind are stored. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reading gives the same result for the same form
  }, [owner, kind, form, lasts, since]);
}

function readEntries(lasts: StorageArea, name: string): readonly Entry[] {
  const kept = readStored(lasts, name);
  return (Array.isArray(kept) ? kept : []).filter(isEntry);
}

function isEntry(given: unknown): given is Entry {
  return Array.isArray(given) && typeof given[0] === 'string';
}

function keepEntry(
  lasts: StorageArea,
  name: string,
  form: string,
  values: unknown,
  since: string | undefined,
): void {
  const others = readEntries(lasts, name).filter(([kept]) => kept !== form);
  const own: readonly Entry[] =
    values === undefined ? [] : [since === undefined ? [form, values] : [form, values, since]];
  const entries = [...others, ...own].slice(-maxDrafts);
  writeStored(lasts, name, entries.length === 0 ? undefined : entries);
}

/** The fields of stored data; empty if it is not an object. */
export function toFields(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
}

/** The values of `initial`, each replaced by the stored one of the same type. */
export function restoreSame<Values extends object>(kept: unknown, initial: Values): Values {
  const found = toFields(kept);
  const restored = Object.entries(initial).map(([name, value]: [string, unknown]) => {
    const one = found[name];
    if (typeof value === 'object' && value !== null) return [name, restoreSame(one, value)];
    return [name, typeof one === typeof value ? one : value];
  });
  return { ...initial, ...Object.fromEntries(restored) } as Values;
}
