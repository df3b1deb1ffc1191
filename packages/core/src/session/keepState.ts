import type { StoreApi } from 'zustand/vanilla';
import { toWireLanguage } from '../i18n/languages.ts';
import { entryNames, readKept, readLogin, type OwnEntry } from './keptState.ts';
import { getEntryName, type SafeStorage } from './safeStorage.ts';
import type { KeptState, SessionOptions, SessionState } from './types.ts';

/** Dependencies of the persistence. */
export interface KeeperContext {
  readonly store: StoreApi<SessionState>;
  readonly storage: SafeStorage;
  /** The origin the token belongs to. */
  readonly origin: string;
  readonly events: SessionOptions['events'];
  /** Defaults for language and country. */
  readonly defaults: Pick<KeptState, 'lang' | 'country'>;
  /** The stored values before the store was created. */
  readonly written: Omit<KeptState, 'token' | 'user'>;
}

/** Keeps a store, the storage and thereby all tabs in sync. */
export interface Keeper {
  /** Reads a log-in written by another tab whose event has not arrived yet. */
  refreshLogin(): void;
  dispose(): void;
}

const fields = Object.keys(entryNames) as readonly OwnEntry[];

/** Writes each change of a persisted field, and reads what other tabs write. */
export function keepState({ store, storage, origin, events, defaults, written }: KeeperContext): Keeper {
  let isTakingOver = false;

  const writeChanges = (next: SessionState, previous: Partial<SessionState>): void => {
    for (const field of fields) {
      if (next[field] !== previous[field]) storage.write(entryNames[field], next[field]);
    }
  };
  const takeOver = (changes: Partial<SessionState>): void => {
    isTakingOver = true;
    store.setState(changes);
    isTakingOver = false;
  };
  const refreshLogin = (): void => {
    const login = readLogin(storage, origin);
    const { token } = store.getState();
    if (login !== undefined && login.token !== token) takeOver({ token: login.token, user: login.user });
  };
  const handleStorage = (event: Event): void => {
    const key = 'key' in event && typeof event.key === 'string' ? event.key : undefined;
    const name = key === undefined ? undefined : getEntryName(key);
    // Without a key the whole storage was cleared.
    if (key !== undefined && name === undefined) return;
    if (name === undefined || name === 'login') {
      const login = readLogin(storage, origin);
      takeOver({ token: login?.token ?? '', user: login?.user });
    }
    const kept = readKept(storage, defaults);
    const changed = fields.filter((field) => name === undefined || entryNames[field] === name);
    takeOver(Object.fromEntries(changed.map((field) => [field, kept[field]])));
    if (changed.includes('lang')) takeOver({ language: toWireLanguage(kept.lang) });
  };

  writeChanges(store.getState(), written);
  const unsubscribe = store.subscribe((next, previous) => {
    if (isTakingOver) return;
    writeChanges(next, previous);
    const { token, user } = next;
    if (token === previous.token && user === previous.user) return;
    storage.write('login', token === '' ? undefined : { token, origin, user });
  });
  const target = events ?? (typeof window === 'undefined' ? undefined : window);
  target?.addEventListener('storage', handleStorage);

  return {
    refreshLogin,
    dispose: () => {
      unsubscribe();
      target?.removeEventListener('storage', handleStorage);
    },
  };
}
