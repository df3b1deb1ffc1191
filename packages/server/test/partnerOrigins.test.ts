import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingCalls } from '@pawlet/operator';
import { createOperatorClient, isOperatorProblem } from '@pawlet/operator/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import type { StoreProcess } from './store/storeProcess.ts';

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: partners of several nodes: ${opened}`);
const isBuilt = existsSync(fileURLToPath(new URL('../../shell/dist/index.html', import.meta.url)));
if (!isBuilt) console.log('SKIP: partners in pages: the storefront is not built');

const operatorSecret = 'operator-secret-of-this-test';
const deployed = 'https://deployed.example';
const added = 'https://added.example';
const params = { name: 'shop.partnerOrigins' } as const;
const call = '/addons/shop/api.common/init';

/** What a node lets the pages of an origin do. */
interface Rights {
  /** Reads replies. */
  readonly reads: boolean;
  readonly mayAsk: boolean;
  readonly writes: boolean;
  readonly isRegistered: boolean;
  /** In the policies of all its replies and pages. */
  readonly embeds: boolean;
}

const none: Rights = { reads: false, mayAsk: false, writes: false, isRegistered: false, embeds: false };
const all: Rights = { reads: true, mayAsk: true, writes: true, isRegistered: true, embeds: true };

async function readRights({ url }: StoreProcess, origin: string): Promise<Rights> {
  const read = await fetch(url + call, { headers: { origin } });
  const ask = await fetch(url + call, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  const written = await fetch(`${url}/addons/shop/api.cart/add`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  });
  const registered: unknown = await (
    await fetch(`${url}/embed/partner.json`, { headers: { origin } })
  ).json();
  const framing = [read.headers.get('content-security-policy') ?? ''];
  for (const address of isBuilt ? ['/', '/widget.html'] : []) {
    const page = await fetch(url + address, { headers: { accept: 'text/html' } });
    framing.push(page.headers.get('content-security-policy') ?? '');
    const listed = /name="pawlet:partner-origins" content="([^"]*)"/u.exec(await page.text())?.[1] ?? '';
    framing.push(`frame-ancestors ${listed.replaceAll(',', ' ')}`);
  }
  const places = new Set(
    framing.map((policy) => (/frame-ancestors ([^;]*)/u.exec(policy)?.[1] ?? '').split(' ').includes(origin)),
  );
  // All of them say the same.
  if (places.size !== 1) throw new Error(`${origin} may embed some pages only: ${framing.join('\n')}`);
  return {
    reads: read.headers.get('access-control-allow-origin') === origin,
    mayAsk: ask.status === 204,
    // Nobody has logged in: that is said only to those who may call.
    writes: written.status !== 403,
    isRegistered: JSON.stringify(registered) === '{"registered":true}',
    embeds: places.has(true),
  };
}

describe.skipIf(typeof opened === 'string')('partners', () => {
  const own = opened as OwnServer;
  let nodes: readonly StoreProcess[];

  beforeAll(async () => {
    const environment = { PAWLET_OPERATOR_SECRET: operatorSecret, PAWLET_PARTNER_ORIGINS: deployed };
    nodes = [await own.startNode('first', { environment }), await own.startNode('second', { environment })];
  }, 120_000);
  afterAll(() => own.close());

  const clientOf = (node: StoreProcess | undefined) =>
    createOperatorClient({
      origin: node?.url ?? '',
      headers: { lang: 'en', 'x-operator-secret': operatorSecret, 'x-operator-user': 'anna' },
      fetch,
    });
  const change = async (value: unknown) => {
    const client = clientOf(nodes[0]);
    const { version } = await client.call(settingCalls.readSetting, { params });
    return client.call(settingCalls.changeSetting, { params, input: { value }, version: version ?? '' });
  };
  /** What is true on the node that made the change now, and on the other one soon. */
  const expectRights = async (origin: string, rights: Rights) => {
    const [first, second] = nodes;
    if (first === undefined || second === undefined) throw new Error('There are two nodes.');
    expect(await readRights(first, origin)).toEqual(rights);
    await expect.poll(() => readRights(second, origin), { timeout: 2000, interval: 20 }).toEqual(rights);
  };

  it('are those of the environment until the owner sets others', { timeout: 30_000 }, async () => {
    const rights = await Promise.all(
      nodes.flatMap((node) => [deployed, added].map((origin) => readRights(node, origin))),
    );
    expect(rights).toEqual([all, none, all, none]);
  });

  it('are added and removed on every node at once', { timeout: 60_000 }, async () => {
    for (let count = 0; count < 3; count += 1) {
      await change([added]);
      await expectRights(added, all);
      await expectRights(deployed, none);
      await change([]);
      await expectRights(added, none);
    }
    await change([added, deployed]);
    await expectRights(deployed, all);
    await clientOf(nodes[1]).call(settingCalls.resetSetting, { params });
    await expect
      .poll(() => readRights(nodes[0] as StoreProcess, added), { timeout: 2000, interval: 20 })
      .toEqual(none);
    await expectRights(deployed, all);
  });

  it('never operate the shop', async () => {
    await change([added]);
    const [node] = nodes;
    const reply = await fetch(`${node?.url}/operator/v1/settings`, {
      method: 'OPTIONS',
      headers: { origin: added, 'access-control-request-method': 'GET' },
    });
    expect(reply.status).toBe(403);
  });

  it.each([
    'https://added.example/',
    'http://added.example',
    'https://*.example',
    'https://a.example;x',
    '*',
  ])('are no %s', async (origin) => {
    const problem: unknown = await change([origin]).catch((error: unknown) => error);
    expect(isOperatorProblem(problem) && problem.problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [{ field: 'value.0' }],
    });
    expect(await readRights(nodes[0] as StoreProcess, added)).toEqual(all);
  });
});
