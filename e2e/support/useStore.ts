import { test } from '@playwright/test';
import { startStore, type TestStore } from './store.ts';

/** Runs one store for all tests of a file. */
export function useStore(): { readonly url: string } {
  let store: TestStore | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    store = await startStore();
  });
  test.afterAll(async () => {
    await store?.stop();
  });
  return {
    get url() {
      if (store === undefined) throw new Error('The store has not been started.');
      return store.url;
    },
  };
}
