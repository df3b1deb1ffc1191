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
export function entryNameOf(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** Wraps a storage, by default the browser's. */
export function createSafeStorage(given: SessionStorage | undefined): SafeStorage {
  const storage = given ?? ownStorage();
  const memory = new Map<string, string>();

  return {
    read: (name) => {
      const text = memory.get(name) ?? readText(storage, prefix + name);
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // An invalid entry counts as missing; the next write replaces it.
        return undefined;
      }
    },
    write: (name, value) => {
      memory.delete(name);
      try {
        if (value === undefined) storage?.removeItem(prefix + name);
        else if (storage === undefined) memory.set(name, JSON.stringify(value));
        else storage.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // Full or blocked: the page continues with the value in memory.
        if (value !== undefined) memory.set(name, JSON.stringify(value));
      }
    },
  };
}

function ownStorage(): SessionStorage | undefined {
  try {
    // Access throws where cookies are blocked. A server may have a localStorage too, shared by all visitors.
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function readText(storage: SessionStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // Same: blocked storage counts as empty.
    return null;
  }
}
