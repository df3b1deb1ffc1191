import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConnectChanges } from '../src/adapters/followChanges.ts';
import { cryptoRandom } from '../src/adapters/cryptoRandom.ts';
import { gzipCompressor } from '../src/adapters/gzipCompressor.ts';
import { createWorkerDocuments } from '../src/adapters/documents/workerDocuments.ts';
import { scryptHasher } from '../src/adapters/scryptHasher.ts';
import { createDiskFiles } from '../src/adapters/uploads/diskFiles.ts';
import { createMultipartIntake } from '../src/adapters/uploads/multipartIntake.ts';
import { createSharpImages } from '../src/adapters/uploads/sharpImages.ts';
import { createApp } from '../src/createApp.ts';
import type { Database } from '../src/db/database.ts';
import type { StoreApp, StoreDeps } from '../src/http/appDeps.ts';
import type { Settings } from '../src/http/settings.ts';
import type { OutgoingMessage } from '../src/ports/messenger.ts';
import { openTestDatabase } from './store/database.ts';
import { createTestClock, type TestClock } from './store/testClock.ts';
import { TestClient } from './store/testClient.ts';

/** Origin of every test store. */
export const testOrigin = 'http://shop.test';

/** A real store with its own database. */
export interface TestStore {
  readonly app: StoreApp;
  readonly db: Database;
  readonly deps: StoreDeps;
  readonly clock: TestClock;
  /** Notifies of published changes, and reads them. */
  readonly connectChanges: ConnectChanges;
  /** Sent messages, oldest first. */
  readonly messages: readonly OutgoingMessage[];
  /** Logged errors; empty when a test causes none. */
  readonly errors: readonly unknown[];
  /** A visitor without a log-in; without an address, in the same network as everybody else. */
  visitor(address?: string): TestClient;
  /** A logged-in shopper: the demo account, or another one of the seed. */
  shopper(account?: string): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestStoreOptions {
  readonly settings?: Partial<Settings> | undefined;
  readonly deps?: Partial<StoreDeps> | undefined;
}

/** Creates a store for one test file; close it in `afterAll`. */
export async function createTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const messages: OutgoingMessage[] = [];
  const errors: unknown[] = [];
  const send = (message: OutgoingMessage) => {
    messages.push(message);
    return Promise.resolve('sent' as const);
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'pawlet-store-'));
  const deps: StoreDeps = {
    db,
    clock,
    random: cryptoRandom,
    hasher: scryptHasher,
    sms: { isConfigured: true, send },
    mail: { isConfigured: true, send },
    payments: [],
    uploads: {
      intake: createMultipartIntake(path.join(folder, 'incoming')),
      files: createDiskFiles(path.join(folder, 'uploads')),
      images: createSharpImages(),
    },
    documents: createWorkerDocuments(),
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_, error) => void errors.push(error),
    },
    clientAddress: (request) => request.headers.get('x-test-address') ?? '192.0.2.1',
    compressor: gzipCompressor,
    checkReplies: true,
    settings: {
      publicOrigin: testOrigin,
      alternateOrigins: [],
      partnerOrigins: ['https://partner.test'],
      apiOrigins: [],
      minAppVersion: '2.3.0',
      isDemo: true,
      autopilotDelaySeconds: 60,
      ...options.settings,
    },
    ...options.deps,
  };
  const app = createApp(deps);
  const visitor = (address?: string) =>
    new TestClient((path, init) => {
      const headers = new Headers(init.headers);
      if (address !== undefined && !headers.has('x-test-address')) headers.set('x-test-address', address);
      return app.request(`${testOrigin}${path}`, { ...init, headers });
    });
  return {
    app,
    db,
    deps,
    clock,
    connectChanges: database.connectChanges,
    messages,
    errors,
    visitor,
    async shopper(account) {
      const client = visitor();
      await client.logIn(account);
      return client;
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
