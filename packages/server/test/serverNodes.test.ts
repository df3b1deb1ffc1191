import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import type { StoreProcess } from './store/storeProcess.ts';

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: nodes with their own PostgreSQL: ${opened}`);

async function toStatus({ url }: StoreProcess): Promise<string> {
  const reply = await fetch(`${url}/readyz`).catch(() => undefined);
  if (reply === undefined) return 'closed';
  const { status } = (await reply.json()) as { readonly status: string };
  return `${reply.status} ${status}`;
}

describe.skipIf(typeof opened === 'string')('nodes on PostgreSQL', () => {
  const own = opened as OwnServer;
  afterAll(() => own.close());

  it('report draining before they close, and respond meanwhile', async () => {
    const node = await own.startNode('draining', { environment: { PAWLET_DRAIN_SECONDS: '2' } });
    expect(await toStatus(node)).toBe('200 ready');
    const ended = node.end('SIGTERM');
    await expect.poll(() => toStatus(node), { interval: 10 }).toBe('503 draining');
    const page = await fetch(`${node.url}/addons/shop/api.common/init`);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    await ended;
    expect(await node.ended(0)).toBe('0');
    expect(await toStatus(node)).toBe('closed');
  });

  it('have a data folder each: a second node on the same folder changes nothing', async () => {
    const node = await own.startNode('shared');
    const folder = path.join(own.home.folder, 'shared');
    const upload = path.join(folder, 'incoming', 'under-way');
    // The node empties the folder once, at its start.
    await expect.poll(() => existsSync(path.dirname(upload))).toBe(true);
    await writeFile(upload, 'half');
    const door = await readFile(path.join(folder, 'operator.json'), 'utf8');
    await expect(own.startNode('shared')).rejects.toThrow('is in use by another Pawlet process');
    expect(await readFile(upload, 'utf8')).toBe('half');
    expect(await readFile(path.join(folder, 'operator.json'), 'utf8')).toBe(door);
    await node.end('SIGTERM');
    reportSecurityFigure(
      31,
      'a second node on the data folder of a node on PostgreSQL: refused, upload under way and operator file untouched',
    );
  });

  it(
    'send the configuration that they have cached while the database is away',
    { timeout: 60_000 },
    async () => {
      const node = await own.startNode('cached');
      const read = async () => {
        const reply = await fetch(`${node.url}/addons/shop/api.common/init`);
        return {
          status: reply.status,
          body: (await reply.json()) as { readonly data: { readonly __token__: string } },
        };
      };
      const before = await read();
      await own.postgres.kill();
      try {
        const away = await read();
        expect(away.status).toBe(200);
        const { __token__: token, ...rest } = away.body.data;
        const { __token__: last, ...known } = before.body.data;
        expect(rest).toEqual(known);
        expect(token).toMatch(/^[\da-f]{32}$/u);
        expect(token).not.toBe(last);
      } finally {
        await own.postgres.start();
      }
      await expect.poll(() => toStatus(node), { timeout: 10_000 }).toBe('200 ready');
      const server = own.postgres.processIds();
      for (const id of server) process.kill(id, 'SIGSTOP');
      const startedMs = performance.now();
      try {
        expect((await read()).status).toBe(200);
        expect(performance.now() - startedMs).toBeLessThan(5000);
      } finally {
        for (const id of server) process.kill(id, 'SIGCONT');
      }
      await node.end('SIGTERM');
    },
  );

  it('report a frozen database within two seconds to all callers', async () => {
    const node = await own.startNode('frozen');
    expect(await toStatus(node)).toBe('200 ready');
    const server = own.postgres.processIds();
    for (const id of server) process.kill(id, 'SIGSTOP');
    const started = performance.now();
    const replies = await Promise.all(Array.from({ length: 30 }, () => toStatus(node)));
    const waitedMs = performance.now() - started;
    for (const id of server) process.kill(id, 'SIGCONT');
    expect(new Set(replies)).toEqual(new Set(['503 database unreachable']));
    expect(waitedMs).toBeLessThan(3000);
    await expect.poll(() => toStatus(node), { timeout: 10_000 }).toBe('200 ready');
    await node.end('SIGTERM');
  });
});
