import { smsSend } from '@pawlet/core/contract';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import type { TestClient } from './testClient.ts';

/** What tests about accounts ask for again and again. */
export interface AccountHelp {
  /** A mobile number that no other test has. */
  readonly newMobile: () => string;
  /** Has a code sent to a mobile number, and reads it; to log in unless `event` says what else it is for. */
  readonly smsCode: (client: TestClient, mobile: string, event?: string) => Promise<string>;
}

let lastMobile = 13_600_000_000;

/** Runs one store for a file of tests about accounts; `take` gets it before the first of them. */
export function useAccountStore(take: (store: TestStore) => void): AccountHelp {
  let store: TestStore | undefined;
  beforeAll(async () => {
    store = await createTestStore();
    take(store);
  });
  afterEach(() => {
    // Counters of one test are no matter of the next.
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
