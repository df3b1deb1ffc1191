import type { SessionStorage } from './types.ts';

const prefix = 'pawlet:';

/** Storage that never throws; what cannot be stored is kept in memory for this page. */
export interface SafeStorage {
  /** The JSON value of an entry, undefined if it is missing or corrupt. */
  read(name: string): unknown;
  /** Writes an entry; undefined takes it away. */
  write(name: string, value: unknown): void;
}

/** Name of an entry as `storage` events say it; undefined for foreign entries. */
export function entryNameOf(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** Wraps a storage, the browser's own by default. */
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
        // Somebody else's or a damaged entry counts as missing; the next write mends it.
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
        // Full or forbidden: the page goes on with what it remembers itself.
        if (value !== undefined) memory.set(name, JSON.stringify(value));
      }
    },
  };
}

function ownStorage(): SessionStorage | undefined {
  try {
    // The mere access throws where cookies are blocked. A server may have one too, which would be everybody's.
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function readText(storage: SessionStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // As above: blocked storage is empty storage.
    return null;
  }
}
