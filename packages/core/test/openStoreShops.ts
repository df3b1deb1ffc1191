import { vi } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { createPawlet } from '../src/createPawlet.ts';
import type { HostPort } from '../src/host/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import type { StartParameters } from '../src/session/index.ts';
import { createTabStorage, type TabStorage } from './memoryStorage.ts';

export interface StoreShopOptions {
  /** Start-up parameters of the shop. */
  readonly start?: StartParameters | undefined;
  /** Browser that contains the shop's tab. @default a new one */
  readonly browser?: TabStorage | undefined;
  /** Features of the surrounding app. @default none */
  readonly host?: Partial<HostPort> | undefined;
  /** Whether the browser's clock is the store's. @default false */
  readonly sharesClock?: boolean | undefined;
}

/** A real store, and shops in browsers with access to it only. */
export interface StoreShops {
  readonly store: TestStore;
  open(options?: StoreShopOptions): Pawlet;
  /** Drops the responses of this many writes from now on; the store still processes them. */
  loseReplies(count: number): void;
  /** Closes all shops, then the store. */
  close(): Promise<void>;
}

/** Starts a store; `open` opens shops, and `fetch` reaches it until it is closed. */
export async function openStoreShops(): Promise<StoreShops> {
  const store = await createTestStore();
  const opened: Pawlet[] = [];
  let toLose = 0;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method } = request;
    const reply = await store.app.fetch(request);
    if (toLose === 0 || method !== 'POST') return reply;
    toLose -= 1;
    throw new TypeError('connection reset');
  });
  return {
    store,
    open: ({ start, browser = createTabStorage(), host = {}, sharesClock = false } = {}) => {
      const pawlet = createPawlet({
        host: host as HostPort,
        apiOrigin: testOrigin,
        session: {
          ...browser.openTab(),
          ...(start !== undefined && { start }),
          ...(sharesClock && { clock: () => store.clock.now() * 1000 }),
          location: { href: `${testOrigin}/` },
          history: { replaceState: () => undefined, state: null },
        },
      });
      opened.push(pawlet);
      return pawlet;
    },
    loseReplies: (count) => {
      toLose = count;
    },
    close: async () => {
      for (const pawlet of opened) pawlet.dispose();
      vi.unstubAllGlobals();
      await store.close();
    },
  };
}

/** Logs in a shopper of the demo shop. */
export async function logInTo(pawlet: Pawlet, account = 'demo@pawlet.test'): Promise<void> {
  const logIn = await pawlet.api.login.withPassword({ account, password: 'pawlet-demo' });
  if (logIn.status !== 'ok') throw new Error(logIn.status);
  pawlet.account.logIn(logIn);
}
