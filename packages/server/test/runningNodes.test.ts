import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnoseStopped } from '../src/adapters/doctor/diagnose.ts';
import { readEnvironment } from '../src/adapters/environment.ts';
import { computeBuildId } from '../src/adapters/nodes/buildId.ts';
import { toNodeFacts } from '../src/adapters/nodes/nodeFacts.ts';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { compareNodes, listRunningNodes, noteNode } from '../src/db/runningNodes.ts';
import type { NodeFact } from '../src/db/schema/node.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import type { StoreProcess } from './store/storeProcess.ts';

const secret = 'operator-secret-of-this-test';
const real = {
  PAWLET_DEMO: '0',
  HOST: '127.0.0.1',
  PAWLET_PUBLIC_ORIGIN: 'https://shop.example',
  PAWLET_OPERATOR_SECRET: secret,
};
const shared = { ...real, PAWLET_UPLOADS_SHARED: '1' };

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: running nodes: ${opened}`);

describe.skipIf(typeof opened === 'string')('nodes on one database', () => {
  const own = opened as OwnServer;
  let database: ServerDatabase;
  const build = computeBuildId([]);

  beforeAll(async () => {
    database = await openPostgres(own.databaseUrl, { size: { statements: 2, transactions: 2 } });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await own.close();
  });

  const listNames = async () => (await listRunningNodes(database.db)).map(({ name }) => name);
  const listDisagreements = async () =>
    compareNodes(await listRunningNodes(database.db)).map(({ about }) => about);
  /** A node of another machine that notes once that it runs. */
  const noteOther = async (facts: Partial<Record<NodeFact, string>>) => {
    const config = readEnvironment({ DATABASE_URL: own.databaseUrl, ...shared }, '/shop');
    const id = crypto.randomUUID();
    const node = { id, name: 'other:8787', facts: { ...toNodeFacts(config, await build), ...facts } };
    await noteNode(database.db, node, true);
    return {
      remove: () => database.db.execute(sql`delete from running_nodes where id = ${id}`),
      beat: () => noteNode(database.db, node, false),
    };
  };
  const scrape = async (node: StoreProcess): Promise<readonly string[]> => {
    const reply = await fetch(`${node.url}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
    return (await reply.text()).split('\n').filter((line) => line.startsWith('pawlet_nodes_'));
  };
  const diagnose = async () => {
    const findings = await diagnoseStopped({ DATABASE_URL: own.databaseUrl, ...shared }, own.home.folder);
    return findings.filter(({ area }) => area === 'nodes');
  };

  it('are listed from their start to their end', { timeout: 60_000 }, async () => {
    const node = await own.startNode('listed', { environment: shared });
    expect(await listNames()).toEqual([expect.stringMatching(new RegExp(`:${node.port}$`, 'u'))]);
    const id = await readFile(path.join(own.home.folder, 'listed/node-id'), 'utf8');
    expect((await listRunningNodes(database.db))[0]?.id).toBe(id);
    expect(await diagnose()).toMatchObject([
      { area: 'nodes', level: 'ok', code: 'nodes.one', text: 'One node runs on this database.' },
    ]);
    const seenAt = async () => (await listRunningNodes(database.db))[0]?.seenAt ?? 0;
    const first = await seenAt();
    await expect.poll(seenAt, { timeout: 10_000 }).toBeGreaterThan(first);
    await node.end('SIGTERM');
    expect(await listNames()).toEqual([]);
  });

  it('with the same program and settings agree', { timeout: 60_000 }, async () => {
    const nodes = [
      await own.startNode('one', { environment: shared }),
      await own.startNode('two', { environment: shared }),
    ];
    expect(await listNames()).toHaveLength(2);
    expect(await listDisagreements()).toEqual([]);
    expect(await diagnose()).toMatchObject([{ level: 'ok', text: expect.stringContaining('2 nodes run') }]);
    for (const node of nodes) await node.end('SIGTERM');
  });

  it('that differ are reported by doctor, a metric and the log', { timeout: 60_000 }, async () => {
    const node = await own.startNode('differing', { environment: shared });
    const other = await noteOther({
      build: 'another',
      secret: 'another',
      keys: toNodeFacts(readEnvironment({ PAWLET_SECRET_KEY: 'a1b2'.repeat(16) }, '/shop'), '').keys,
      payment: 'another',
    });
    expect(await listDisagreements()).toEqual(['build', 'secret', 'keys', 'payment']);
    const findings = await diagnose();
    expect(findings.map(({ level }) => level)).toEqual(['risky', 'wrong', 'wrong', 'wrong']);
    expect(findings[0]?.text).toMatch(/^The nodes .*:\d+ \| other:8787 have different builds\./u);
    expect(JSON.stringify(findings)).not.toContain(secret);
    expect(await scrape(node)).toEqual(
      expect.arrayContaining([
        'pawlet_nodes_running 2',
        'pawlet_nodes_disagree{about="build"} 1',
        'pawlet_nodes_disagree{about="secret"} 1',
        'pawlet_nodes_disagree{about="uploads"} 0',
      ]),
    );
    await expect
      .poll(async () => (await other.beat(), node.output()), { timeout: 15_000 })
      .toMatch(/"event":"nodes differ","about":"secret"/u);
    await other.remove();
    expect(await scrape(node)).toContain('pawlet_nodes_disagree{about="build"} 0');
    await node.end('SIGTERM');
  });

  it(
    'without common uploads are refused beside each other, and not beside one that was killed',
    { timeout: 120_000 },
    async () => {
      const first = await own.startNode('local1', { environment: real });
      await expect(own.startNode('local2', { environment: real })).rejects.toThrow(
        /Another node \(.*\) runs on this database, and uploads would be on this machine only/u,
      );
      expect(await listNames()).toHaveLength(1);
      await first.end('SIGKILL');
      // The same folder is the same node: it does not wait for itself.
      const again = await own.startNode('local1', { environment: real });
      expect(again.startedInMs).toBeLessThan(15_000);
      await again.end('SIGKILL');
      const second = await own.startNode('local2', { environment: real });
      await second.end('SIGTERM');
    },
  );

  it('of another build start beside each other', { timeout: 60_000 }, async () => {
    const other = await noteOther({ build: 'the previous release' });
    const node = await own.startNode('newer', { environment: shared });
    expect(await listDisagreements()).toEqual(['build']);
    await node.end('SIGTERM');
    await other.remove();
  });
});
