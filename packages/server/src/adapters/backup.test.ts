import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freightRules } from '../db/schema/discount.ts';
import { readEnvironment } from './environment.ts';
import { type OpenStore, openStore } from './openStore.ts';

let folder: string;
let store: OpenStore;
const file = (name: string) => path.join(folder, name);
const open = () =>
  openStore(readEnvironment({ PAWLET_DEMO: '0', PAWLET_DATA_DIR: folder }, '/'), () => undefined);
const rule = (country: string) => ({
  country,
  firstGrams: 1,
  firstFee: {},
  stepGrams: 1,
  stepFee: {},
  days: 1,
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-backup-'));
  store = await open();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

it(
  'brings back what was there when it was saved, and keeps what was there since',
  { timeout: 120_000 },
  async () => {
    await store.db.insert(freightRules).values(rule('before'));
    expect(await store.backup?.save(file('shop.tar.gz'))).toBeGreaterThan(100_000);
    await store.db.insert(freightRules).values(rule('after'));

    await store.backup?.stage(file('shop.tar.gz'));
    expect(await store.db.$count(freightRules)).toBe(2);
    await store.close();
    store = await open();
    const rows = await store.db.select({ country: freightRules.country }).from(freightRules);
    expect(rows).toEqual([{ country: 'before' }]);
    expect(existsSync(file('store.before-restore'))).toBe(true);
    await store.db.execute(sql`select 1`);
  },
);

it('writes over no backup and takes no other file', { timeout: 120_000 }, async () => {
  await expect(store.backup?.save(file('shop.tar.gz'))).rejects.toThrow('there already');
  await writeFile(file('other.tar.gz'), 'not a backup');
  await expect(store.backup?.stage(file('other.tar.gz'))).rejects.toThrow(/./u);
  await expect(store.backup?.stage(file('missing.tar.gz'))).rejects.toThrow('ENOENT');
  expect(existsSync(file('store.restored'))).toBe(false);
});
