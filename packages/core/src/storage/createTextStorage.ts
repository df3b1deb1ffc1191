import type { SessionStorage } from '../session/types.ts';
import { ownStorage, type StorageArea } from './ownStorage.ts';

/**
 * Storage of strings that never throws: what the browser does not store lives as long as the page. `given` replaces the
 * browser's.
 */
export function createTextStorage(area: StorageArea, given?: SessionStorage): SessionStorage {
  const memory = new Map<string, string>();
  const storage = given ?? ownStorage(area);
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? storage?.getItem(key) ?? null;
      } catch {
        // Blocked storage counts as empty.
        return null;
      }
    },
    setItem(key, text) {
      memory.delete(key);
      try {
        if (storage === undefined) memory.set(key, text);
        else storage.setItem(key, text);
      } catch {
        // Full or blocked.
        memory.set(key, text);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        // Same: there is nothing to remove.
      }
    },
  };
}
