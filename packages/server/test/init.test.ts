import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { goodsLists } from '@pawlet/core/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cryptoRandom } from '../src/adapters/cryptoRandom.ts';
import { runOperator } from '../src/operator.ts';
import { startStoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const server = process.env['PAWLET_TEST_DATABASE_URL'];
const names: string[] = [];
let folder: string;

/** An empty data folder, and on PostgreSQL a new database. */
async function newPlace(): Promise<Record<string, string>> {
  const dataFolder = await mkdtemp(path.join(folder, 'data-'));
  if (server === undefined) return { PAWLET_DATA_DIR: dataFolder, PAWLET_DEMO: '0', HOST: '127.0.0.1' };
  const name = `pawlet_init_${process.pid}_${cryptoRandom.hex(4)}`;
  await asAdmin(`create database ${name}`);
  names.push(name);
  return {
    PAWLET_DATA_DIR: dataFolder,
    PAWLET_DEMO: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
  };
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-init-'));
});
afterAll(async () => {
  for (const name of names) await asAdmin(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe('init', { timeout: 300_000 }, () => {
  it('creates a shop once, which runs, and whose export fills an empty one', async () => {
    const demo = await newPlace();
    const operator = (place: Record<string, string>, ...args: string[]) => runOperator(args, place, folder);
    expect(await operator(demo, 'init', '--demo')).toMatchObject({ exitCode: 0 });
    for (const kind of ['--demo', '--empty'])
      expect(await operator(demo, 'init', kind)).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('This database already contains a shop'),
      });
    const products = await serve(demo, async (url) => {
      expect(await operator(demo, 'export', './shop')).toMatchObject({ exitCode: 0 });
      expect(await operator(demo, 'import', './shop', '--dry-run')).toMatchObject({
        exitCode: 0,
        text: expect.stringContaining(' 0 changes.'),
      });
      return countProducts(url);
    });
    expect(products).toBeGreaterThan(30);

    const empty = await newPlace();
    expect(await operator(empty, 'init', '--empty')).toMatchObject({ exitCode: 0 });
    await serve(empty, async (url) => {
      expect(await countProducts(url)).toBe(0);
      const outcome = await operator(empty, 'import', './shop');
      expect(outcome).toMatchObject({ exitCode: 0, text: expect.stringContaining(`goods: ${products} new`) });
      expect(await countProducts(url)).toBe(products);
    });
  });
});

async function serve<T>(place: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const { PAWLET_DATA_DIR: dataFolder = '', ...environment } = place;
  const shop = await startStoreProcess({ dataFolder, environment });
  try {
    return await work(shop.url);
  } finally {
    await shop.end('SIGTERM');
  }
}

async function countProducts(url: string): Promise<number> {
  const visitor = new TestClient((address, init) => fetch(url + address, init));
  const { data } = (await visitor.call(goodsLists)) as { readonly data: { readonly total: number } };
  return data.total;
}
