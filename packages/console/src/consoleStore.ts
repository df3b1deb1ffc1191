import { localStorageStore, type Store } from 'react-admin';
import { characterKeysName } from './parts/useCharacterKeys.ts';

/** What belongs to the browser and not to whoever has logged in: the framework empties its store at log-out. */
const kept = [characterKeysName, 'theme', 'locale'];

const store = localStorageStore();

/** What the console keeps in the browser. */
export const consoleStore: Store = {
  ...store,
  reset() {
    const values = kept.map((name) => [name, store.getItem<unknown>(name)] as const);
    store.reset();
    for (const [name, value] of values) if (value !== undefined) store.setItem(name, value);
  },
};
