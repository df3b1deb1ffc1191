import type { SessionStorage } from '../session/types.ts';

/** Storage of texts that never throws: what the browser does not keep lives as long as the page. */
export function createTextStorage(given: SessionStorage | undefined): SessionStorage {
  const memory = new Map<string, string>();
  const storage = given ?? ownStorage();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? storage?.getItem(key) ?? null;
      } catch {
        // Blocked storage is empty storage.
        return null;
      }
    },
    setItem(key, text) {
      memory.delete(key);
      try {
        if (storage === undefined) memory.set(key, text);
        else storage.setItem(key, text);
      } catch {
        // Full or forbidden.
        memory.set(key, text);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        // As above: there is nothing to remove.
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
