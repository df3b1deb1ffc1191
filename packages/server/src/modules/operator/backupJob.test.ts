import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackupKey } from '../../adapters/backups/makeBackupKey.ts';
import { readEnvironment } from '../../adapters/environment.ts';
import type { OpenStore } from '../../adapters/openDatabase.ts';
import { openStore } from '../../adapters/openStore.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { freightRules } from '../../db/schema/discount.ts';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { backupJob } from './backupJob.ts';

let folder: string;
let shop: OpenStore;
let store: TestStore;
let environment: Record<string, string>;

const at = (name: string) => path.join(folder, name);
const open = (more: Readonly<Record<string, string>>) =>
  openStore(readEnvironment({ PAWLET_DEMO: '0', ...more }, '/'), () => undefined);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-schedule-'));
  const { text } = await makeBackupKey([at('key.txt')], folder);
  environment = {
    PAWLET_DATA_DIR: at('data'),
    PAWLET_BACKUP_DIR: at('backups'),
    PAWLET_BACKUP_KEEP: '2',
    PAWLET_BACKUP_RECIPIENTS: /age1[\da-z]+/u.exec(text)?.[0] ?? '',
  };
  await mkdir(at('data'));
  await mkdir(at('elsewhere'));
  shop = await open(environment);
  store = await createTestStore();
}, 120_000);
afterAll(async () => {
  await shop.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(): Promise<void> {
  const deps = { ...store.deps, db: shop.db, backup: shop.backup };
  await backupJob.run(deps, Math.floor(store.clock.nowMs() / 1000));
}

it(
  'writes a backup when one is due, keeps the newest, and a new machine runs on the last one',
  { timeout: 240_000 },
  async () => {
    await mkdir(at('data/uploads'), { recursive: true });
    await writeFile(at('data/uploads/picture.webp'), 'a picture');
    await mkdir(at('backups'), { recursive: true });
    await writeFile(at('backups/of-the-owner.tar'), 'not of the schedule');
    const made: string[][] = [];
    for (const hours of [0, 23, 1, 24]) {
      store.clock.advance(hours * 3600);
      await shop.db.insert(freightRules).values({
        country: `after ${made.length}`,
        firstGrams: 1,
        firstFee: {},
        stepGrams: 1,
        stepFee: {},
        days: 1,
      });
      await run();
      made.push((await readdir(at('backups'))).filter((name) => name.endsWith('.age')));
    }
    expect(made.map(({ length }) => length)).toEqual([1, 1, 2, 2]);
    expect(made[3]).not.toContain(made[0]?.[0]);
    expect(await readdir(at('backups'))).toContain('of-the-owner.tar');

    const lines = await shop.db.select().from(operatorLogs).orderBy(asc(operatorLogs.id));
    expect(lines.map(({ actor, outcome }) => `${actor} ${outcome}`)).toEqual(
      Array.from({ length: 3 }, () => ['schedule intended', 'schedule done']).flat(),
    );

    const elsewhere = { PAWLET_DATA_DIR: at('elsewhere') };
    const first = await open(elsewhere);
    await first.backup?.stage(at(path.join('backups', made[3]?.at(-1) ?? '')), at('key.txt'));
    await first.close();
    const second = await open(elsewhere);
    try {
      const rules = await second.db.select().from(freightRules).orderBy(asc(freightRules.country));
      expect(rules.map(({ country }) => country)).toEqual([0, 1, 2, 3].map((count) => `after ${count}`));
      expect(await readFile(at('elsewhere/uploads/picture.webp'), 'utf8')).toBe('a picture');
    } finally {
      await second.close();
    }
  },
);

it('logs a backup that fails, and the next run repeats it', { timeout: 120_000 }, async () => {
  store.clock.advance(25 * 3600);
  await rm(at('backups'), { recursive: true });
  await writeFile(at('backups'), 'a file where the folder was');
  await expect(run()).rejects.toThrow(/./u);
  const lines = await shop.db.select().from(operatorLogs).orderBy(asc(operatorLogs.id));
  expect(lines.at(-1)).toMatchObject({ actor: 'schedule', command: 'backup', outcome: 'failed' });
  await rm(at('backups'));
  await run();
  expect(await readdir(at('backups'))).toHaveLength(1);
});
