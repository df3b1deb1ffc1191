import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freightRules } from '../db/schema/discount.ts';
import { readEnvironment } from './environment.ts';
import type { OpenStore } from './openDatabase.ts';
import { openStore } from './openStore.ts';
import { createPgliteBackup } from './pgliteBackup.ts';

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

it('restores what was saved and keeps what was added since', { timeout: 120_000 }, async () => {
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
});

it('ignores half-written files of an earlier backup', { timeout: 120_000 }, async () => {
  await writeFile(file('again.tar.gz.part'), 'a killed process wrote this far');
  const size = await store.backup?.save(file('again.tar.gz'));
  expect((await readFile(file('again.tar.gz'))).byteLength).toBe(size);
  await expect(store.backup?.save(file('again.tar.gz'))).rejects.toThrow('already exists');
  expect(existsSync(file('again.tar.gz.part'))).toBe(false);
});

it('writes no file that cannot be restored', { timeout: 120_000 }, async () => {
  const broken: readonly Blob[] = [new Blob(['no archive']), new Blob([])];
  for (const blob of broken) {
    const backup = createPgliteBackup({ snapshot: () => Promise.resolve(blob) }, folder);
    await expect(backup.save(file('broken.tar.gz'))).rejects.toThrow(/./u);
  }
  const saved = await readFile(file('again.tar.gz'));
  const half = new Blob([new Uint8Array(saved.subarray(0, saved.byteLength / 2))]);
  const backup = createPgliteBackup({ snapshot: () => Promise.resolve(half) }, folder);
  await expect(backup.save(file('broken.tar.gz'))).rejects.toThrow(/./u);
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  // What it was verified with is gone as well.
  expect((await readdir(folder)).filter((name) => name.includes('.verified'))).toEqual([]);
});

it('writes a file requested twice at once only once', { timeout: 120_000 }, async () => {
  const results = await Promise.allSettled([1, 2].map(async () => store.backup?.save(file('twice.tar.gz'))));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await store.backup?.stage(file('twice.tar.gz'));
  await rm(file('store.restored'), { recursive: true });
});

it('overwrites no backup and accepts no other file', { timeout: 120_000 }, async () => {
  await expect(store.backup?.save(file('shop.tar.gz'))).rejects.toThrow('already exists');
  await writeFile(file('other.tar.gz'), 'not a backup');
  await expect(store.backup?.stage(file('other.tar.gz'))).rejects.toThrow(/./u);
  await expect(store.backup?.stage(file('missing.tar.gz'))).rejects.toThrow('ENOENT');
  expect(existsSync(file('store.restored'))).toBe(false);
});
