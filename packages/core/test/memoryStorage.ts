import type { SessionStorage } from '../src/session/index.ts';

/** A browser's localStorage: shared by all tabs, each write fires an event in the other tabs. */
export interface TabStorage {
  /** The storage as seen by a new tab. */
  openTab(): { readonly storage: SessionStorage; readonly events: EventTarget };
  readonly entries: Map<string, string>;
  /** Clears it, as a shopper may. */
  clear(): void;
}

/** Creates a localStorage for tests. */
export function createTabStorage(initial: Readonly<Record<string, unknown>> = {}): TabStorage {
  const entries = new Map(Object.entries(initial).map(([key, value]) => [key, JSON.stringify(value)]));
  const tabs = new Set<EventTarget>();
  const notify = (key: string | null, writer?: EventTarget): void => {
    for (const tab of tabs) {
      if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  };
  return {
    entries,
    openTab: () => {
      const events = new EventTarget();
      tabs.add(events);
      const storage: SessionStorage = {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => {
          if (entries.get(key) === value) return;
          entries.set(key, value);
          notify(key, events);
        },
        removeItem: (key) => {
          if (entries.delete(key)) notify(key, events);
        },
      };
      return { storage, events };
    },
    clear: () => {
      entries.clear();
      notify(null);
    },
  };
}
