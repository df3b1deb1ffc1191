import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '../db/schema/area.ts';
import { shoppers } from '../db/schema/shopper.ts';
import { runOperator } from '../operator.ts';
import { readEnvironment } from './environment.ts';
import { openStore } from './openStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-init-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('creates an empty shop once and explains how to fill it', { timeout: 240_000 }, async () => {
  const environment = { PAWLET_DATA_DIR: folder, PAWLET_DEMO: '0' };
  const init = (...flags: string[]) => runOperator(['init', ...flags], environment, '/');
  expect(await init()).toMatchObject({ exitCode: 1 });
  const first = await init('--empty');
  expect([first.exitCode, first.text]).toEqual([0, expect.stringContaining('import <folder>')]);
  for (const kind of ['--empty', '--demo'])
    expect(await init(kind)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('This database already contains a shop'),
    });
  const store = await openStore(readEnvironment(environment, '/'), () => undefined);
  expect(await store.db.$count(areas)).toBeGreaterThan(3000);
  expect(await store.db.$count(shoppers)).toBe(0);
  await store.close();
});

it('updates the tables any number of times without a running shop', { timeout: 240_000 }, async () => {
  const environment = { PAWLET_DATA_DIR: path.join(folder, 'migrated'), PAWLET_DEMO: '0' };
  for (const _ of [1, 2])
    expect(await runOperator(['migrate'], environment, '/')).toMatchObject({ exitCode: 0 });
  const store = await openStore(readEnvironment(environment, '/'), () => undefined);
  expect(await store.db.$count(areas)).toBeGreaterThan(3000);
  await store.close();
});
