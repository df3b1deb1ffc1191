import { test } from '@playwright/test';
import { startStore, type TestStore, type TestStoreOptions } from './store.ts';

/** The store of a test file, once it runs. */
export type UsedStore = Pick<TestStore, 'url' | 'output' | 'operate' | 'setDaysAhead'>;

/** Runs one store for all tests of a file; `prepare` returns further environment variables. */
export function useStore(
  prepare?: () => Promise<Readonly<Record<string, string>>>,
  options: Pick<TestStoreOptions, 'isClockMovable' | 'isEmpty'> = {},
): UsedStore {
  let store: TestStore | undefined;
  const running = (): TestStore => {
    if (store === undefined) throw new Error('The store has not been started.');
    return store;
  };
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    store = await startStore({ ...options, environment: await prepare?.() });
  });
  test.afterAll(async () => {
    await store?.stop();
  });
  return {
    get url() {
      return running().url;
    },
    output: () => running().output(),
    operate: (...command) => running().operate(...command),
    setDaysAhead: (days) => running().setDaysAhead(days),
  };
}
