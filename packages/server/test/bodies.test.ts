import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHome, type TestHome } from './store/home.ts';
import { residentMegabytes, watchMemory } from './store/processMemory.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import { sendBody } from './store/sendBody.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';

const isFull = process.env['PAWLET_FULL'] === '1';
const megabyte = 1024 * 1024;
const bodies = isFull ? { count: 50, megabytes: 300 } : { count: 8, megabytes: 32 };
const maxGrowth = 50;

/** A path for each kind of reader, with its required headers. */
const listTargets = ({
  url,
}: StoreProcess): readonly (readonly [string, Readonly<Record<string, string>>])[] => [
  ['/addons/shop/api.login/login', { 'content-type': 'application/json' }],
  ['/addons/shop/api.payment/notify/sandbox', { 'content-type': 'application/json' }],
  [
    `/demo/social?redirect_uri=${encodeURIComponent(`${url}/`)}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['/api/common/upload', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['/no/such/path', {}],
];

let home: TestHome;
let shop: StoreProcess;

beforeAll(async () => {
  home = await createTestHome();
  shop = await startStoreProcess({
    dataFolder: home.folder,
    environment: { ...home.environment, PAWLET_LOG: 'info' },
  });
}, 120_000);
afterAll(async () => {
  await shop.end('SIGTERM');
  await home.remove();
});

it('holds no large body in memory, for any call', { timeout: 300_000 }, async () => {
  const targets = listTargets(shop);
  const send = (count: number, megabytes: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const [target = '', headers = {}] = targets[Math.floor(index / 2) % targets.length] ?? [];
        const bytes = megabytes * megabyte;
        return sendBody({ port: shop.port, path: target, headers, bytes, isChunked: index % 2 === 0 });
      }),
    );
  // The first requests load code and grow the heap to its working size.
  await send(2 * targets.length, 1);
  const before = await residentMegabytes(shop.pid);
  const { result, most } = await watchMemory(shop.pid, () => send(bodies.count, bodies.megabytes));
  const growth = Math.round(most - before);
  const sent = result.reduce((sum, one) => sum + one.sent, 0) / megabyte;
  reportSecurityFigure(
    24,
    `${bodies.count} bodies of ${bodies.megabytes} MB, half of them chunked: ${Math.round(sent)} MB were sent, RSS grew by ${growth} MB`,
  );
  expect(growth).toBeLessThan(maxGrowth);
  for (const { status } of result) expect([400, 401, 404, 413, null]).toContain(status);
  expect(result.filter(({ status }) => status === 413).length).toBeGreaterThan(0);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

it('logs no error for a caller who disconnects in the middle of a body', async () => {
  for (const [target, headers] of listTargets(shop)) {
    const socket = connect(shop.port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = Object.entries({ host: `localhost:${shop.port}`, ...headers, 'content-length': '1000' });
    socket.write(
      `POST ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"account"`,
    );
    await fetch(`${shop.url}/healthz`);
    socket.destroy();
    await once(socket, 'close');
  }
  await expect
    .poll(() => shop.output().split('"outcome":"aborted"').length - 1, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(2);
  expect(shop.output()).not.toContain('"level":"error"');
  expect(shop.output()).not.toContain('"status":500');
});

/** Ways to read a request's body without `http/readBody.ts`. */
const otherReader =
  /\b(?:req|request|c\.req\.raw|raw)\.(?:json|text|parseBody|formData|arrayBuffer|blob|bytes)\(|\b(?:request|raw)\.body\b/u;

it('detects other ways to read a body', () => {
  for (const source of [
    'await c.req.json()',
    'await c.req.text()',
    'await c.req.parseBody()',
    'await request.formData()',
    'await c.req.raw.arrayBuffer()',
    'for await (const chunk of request.body)',
  ]) {
    expect(source).toMatch(otherReader);
  }
  expect('await readText(c.req.raw, 1024)').not.toMatch(otherReader);
});

/**
 * Files that read no body of a caller: the demo shop runs in its visitor's own browser, the signature reads
 * its own type.
 */
const exempt = /^(?:http\/readBody\.ts|demo-store\/|adapters\/payments\/wechatSignature\.ts)/u;

it('reads every body with the limiting reader', async () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !exempt.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const file of files) {
    const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      if (otherReader.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    });
  }
  expect(found).toEqual([]);
});
