import { smsSend } from '@pawlet/core/contract';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import type { TestClient } from './testClient.ts';

/** Helpers for tests about accounts. */
export interface AccountHelp {
  /** A mobile number that no other test uses. */
  readonly newMobile: () => string;
  /** Sends a code to a mobile number, and returns it; for log-in unless `event` is given. */
  readonly smsCode: (client: TestClient, mobile: string, event?: string) => Promise<string>;
}

let lastMobile = 13_600_000_000;

/** Runs one store for a test file about accounts; `take` gets it before the first test. */
export function useAccountStore(take: (store: TestStore) => void): AccountHelp {
  let store: TestStore | undefined;
  beforeAll(async () => {
    store = await createTestStore();
    take(store);
  });
  afterEach(() => {
    // Counters must not carry over to the next test.
    store?.clock.advance(3700);
  });
  afterAll(async () => {
    await store?.close();
  });
  return {
    newMobile() {
      lastMobile += 1;
      return String(lastMobile);
    },
    async smsCode(client, mobile, event = 'mobilelogin') {
      expect(await client.call(smsSend, { mobile, event })).toMatchObject({ code: 1 });
      return store?.messages.at(-1)?.code ?? '';
    },
  };
}
