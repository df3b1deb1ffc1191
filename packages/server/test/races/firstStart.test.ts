import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cryptoRandom } from '../../src/adapters/cryptoRandom.ts';
import { startStoreProcess } from '../store/storeProcess.ts';

const server = process.env['PAWLET_TEST_DATABASE_URL'];
let folder: string;

async function query(url: string | undefined, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly count: string }>(statement);
    return Number(rows[0]?.count ?? 0);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-first-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.for([
  ['the demo', '1', 'the demo shop', { shoppers: 20, areas: 3000 }],
  ['an empty shop', '0', 'the regions', { shoppers: 0, areas: 3000 }],
] as const)(
  'two nodes starting together on an empty database fill it with %s once',
  { timeout: 240_000 },
  async ([, PAWLET_DEMO, what, least], { skip }) => {
    if (server === undefined) return skip('the embedded database belongs to one process');
    const name = `pawlet_first_${process.pid}_${cryptoRandom.hex(4)}`;
    await query(server, `create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const start = (node: string) =>
      startStoreProcess({
        dataFolder: path.join(folder, `${name}-${node}`),
        environment: { DATABASE_URL: url, PAWLET_DEMO, PAWLET_UPLOADS_SHARED: '1', HOST: '127.0.0.1' },
      });
    try {
      const starts = await Promise.allSettled([start('one'), start('two')]);
      const nodes = starts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      try {
        expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
        const said = nodes.map((node) => node.output().includes(what));
        expect(said.filter(Boolean)).toHaveLength(1);
        for (const [table, count] of Object.entries(least))
          expect(await query(url, `select count(*) from ${table}`)).toBeGreaterThanOrEqual(count);
        for (const { url: address } of nodes) expect((await fetch(`${address}/readyz`)).status).toBe(200);
      } finally {
        for (const node of nodes) await node.end('SIGTERM');
      }
    } finally {
      await query(server, `drop database ${name} with (force)`);
    }
  },
);
