import { createTextStorage } from '../storage/createTextStorage.ts';
import { parseJson } from '../storage/parseJson.ts';
import type { SessionStorage } from './types.ts';

const prefix = 'pawlet:';

/** Storage that never throws; values that cannot be stored are kept in memory. */
export interface SafeStorage {
  /** The JSON value of an entry, undefined if it is missing or corrupt. */
  read(name: string): unknown;
  /** Writes an entry; undefined removes it. */
  write(name: string, value: unknown): void;
}

/** Entry name for the key of a `storage` event; undefined for other entries. */
export function getEntryName(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** Wraps a storage, by default the browser's. */
export function createSafeStorage(given: SessionStorage | undefined): SafeStorage {
  const storage = createTextStorage('device', given);
  return {
    read: (name) => parseJson(storage.getItem(prefix + name)),
    write: (name, value) => {
      if (value === undefined) storage.removeItem(prefix + name);
      else storage.setItem(prefix + name, JSON.stringify(value));
    },
  };
}
