import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freightRules } from '../../db/schema/discount.ts';
import { readEnvironment } from '../environment.ts';
import type { OpenStore } from '../openDatabase.ts';
import { openStore } from '../openStore.ts';
import { openPglite } from '../pglite.ts';
import type { Backup } from '../../ports/backup.ts';
import { makeBackupKey } from './makeBackupKey.ts';
import { type BackupPlace, createPgliteBackup } from './pgliteBackup.ts';

let folder: string;
let place: BackupPlace;
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
  place = { dataFolder: folder, hasUploads: true, recipients: [] };
  store = await open();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

it('restores what was saved and keeps what was added since', { timeout: 120_000 }, async () => {
  await store.db.insert(freightRules).values(rule('before'));
  await mkdir(file('uploads/20261128'), { recursive: true });
  await writeFile(file('uploads/20261128/review.webp'), 'a picture');
  await symlink('/etc/passwd', file('uploads/20261128/link.webp'));
  expect(await store.backup?.save(file('shop.tar'))).toBeGreaterThan(100_000);
  await store.db.insert(freightRules).values(rule('after'));
  await writeFile(file('uploads/20261128/review.webp'), 'another picture');

  await store.backup?.stage(file('shop.tar'));
  expect(await store.db.$count(freightRules)).toBe(2);
  await store.close();
  store = await open();
  const rows = await store.db.select({ country: freightRules.country }).from(freightRules);
  expect(rows).toEqual([{ country: 'before' }]);
  expect(existsSync(file('store.before-restore'))).toBe(true);
  expect(await readdir(file('uploads/20261128'))).toEqual(['review.webp']);
  expect(await readFile(file('uploads/20261128/review.webp'), 'utf8')).toBe('a picture');
  expect(await readFile(file('uploads.before-restore/20261128/review.webp'), 'utf8')).toBe('another picture');
  // Nothing is left of what both were made and checked with.
  expect((await readdir(folder)).filter((name) => /^(backup|restore)/u.test(name))).toEqual([]);
  await store.db.execute(sql`select 1`);
});

it('ignores half-written files of an earlier backup', { timeout: 120_000 }, async () => {
  await writeFile(file('again.tar.part'), 'a killed process wrote this far');
  const size = await store.backup?.save(file('again.tar'));
  expect((await readFile(file('again.tar'))).byteLength).toBe(size);
  await expect(store.backup?.save(file('again.tar'))).rejects.toThrow('already exists');
  expect(existsSync(file('again.tar.part'))).toBe(false);
});

it('writes no file that cannot be restored', { timeout: 120_000 }, async () => {
  const broken: readonly Blob[] = [new Blob(['no archive']), new Blob([])];
  for (const blob of broken) {
    const backup = createPgliteBackup({ snapshot: () => Promise.resolve(blob) }, place);
    await expect(backup.save(file('broken.tar'))).rejects.toThrow(/./u);
  }
  const saved = await readFile(file('again.tar'));
  const half = new Blob([new Uint8Array(saved.subarray(0, saved.byteLength / 2))]);
  const backup = createPgliteBackup({ snapshot: () => Promise.resolve(half) }, place);
  await expect(backup.save(file('broken.tar'))).rejects.toThrow(/./u);
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  // What it was verified with is gone as well.
  expect((await readdir(folder)).filter((name) => name.includes('.verified'))).toEqual([]);
});

it('writes a file requested twice at once only once', { timeout: 120_000 }, async () => {
  const results = await Promise.allSettled([1, 2].map(async () => store.backup?.save(file('twice.tar'))));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await store.backup?.stage(file('twice.tar'));
  await rm(file('store.restored'), { recursive: true });
});

it('restores a file of an earlier release, which has the database alone', { timeout: 120_000 }, async () => {
  const embedded = await openPglite();
  await embedded.migrate();
  await writeFile(file('earlier.tar.gz'), new Uint8Array(await (await embedded.snapshot()).arrayBuffer()));
  await embedded.close();
  await store.backup?.stage(file('earlier.tar.gz'));
  expect(existsSync(file('store.restored'))).toBe(true);
  expect(existsSync(file('uploads.restored'))).toBe(false);
  await rm(file('store.restored'), { recursive: true });
});

it('takes nothing out of an archive that would be written elsewhere', { timeout: 120_000 }, async () => {
  const outside = file('outside');
  await mkdir(path.join(outside, 'sub'), { recursive: true });
  await writeFile(path.join(outside, 'planted'), 'planted');
  await create({ file: file('planted.tar'), cwd: path.join(outside, 'sub'), preservePaths: true }, [
    '../planted',
  ]);
  await expect(store.backup?.stage(file('planted.tar'))).rejects.toThrow(/./u);
  expect(existsSync(file('planted'))).toBe(false);
});

describe('an encrypted backup', () => {
  let key: string;
  let encrypted: Backup;

  beforeAll(async () => {
    key = file('key.txt');
    const { text } = await makeBackupKey([key], folder);
    const recipient = /age1[\da-z]+/u.exec(text)?.[0] ?? '';
    const embedded = await openPglite();
    await embedded.migrate();
    const snapshot = await embedded.snapshot();
    await embedded.close();
    encrypted = createPgliteBackup(
      { snapshot: () => Promise.resolve(snapshot) },
      { ...place, recipients: [recipient] },
    );
    await encrypted.save(file('shop.tar.age'));
  }, 120_000);

  it('contains no readable byte of the shop', async () => {
    const text = await readFile(file('shop.tar.age'), 'latin1');
    expect(text.startsWith('age-encryption.org/v1\n')).toBe(true);
    expect(text).not.toContain('a picture');
    expect(text).not.toContain('database.tar.gz');
  });

  it('is restored with the private key only', { timeout: 120_000 }, async () => {
    await makeBackupKey([file('other-key.txt')], folder);
    await expect(encrypted.stage(file('shop.tar.age'))).rejects.toThrow('is encrypted');
    await expect(encrypted.stage(file('shop.tar.age'), file('other-key.txt'))).rejects.toThrow(/./u);
    await expect(encrypted.stage(file('shop.tar.age'), file('no-key.txt'))).rejects.toThrow('ENOENT');
    expect(existsSync(file('store.restored'))).toBe(false);
    await encrypted.stage(file('shop.tar.age'), key);
    expect(await readFile(file('uploads.restored/20261128/review.webp'), 'utf8')).toBe('a picture');
    await rm(file('store.restored'), { recursive: true });
    await rm(file('uploads.restored'), { recursive: true });
  });

  it('is not restored when a byte of it has changed', { timeout: 120_000 }, async () => {
    const bytes = await readFile(file('shop.tar.age'));
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(file('changed.tar.age'), bytes);
    await expect(encrypted.stage(file('changed.tar.age'), key)).rejects.toThrow(/./u);
  });

  it('gets keys that nobody else can read, and no key twice', async () => {
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(await makeBackupKey([key], folder)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('EEXIST'),
    });
    expect(await makeBackupKey([], folder)).toMatchObject({ exitCode: 1 });
  });
});

it('overwrites no backup and accepts no other file', { timeout: 120_000 }, async () => {
  await expect(store.backup?.save(file('shop.tar'))).rejects.toThrow('already exists');
  await writeFile(file('other.tar'), 'not a backup');
  await expect(store.backup?.stage(file('other.tar'))).rejects.toThrow(/./u);
  await expect(store.backup?.stage(file('missing.tar'))).rejects.toThrow('ENOENT');
  expect(existsSync(file('store.restored'))).toBe(false);
});
