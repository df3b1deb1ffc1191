import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { commonArea, commonInit, userIndex } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHome } from './store/home.ts';
import { type StoreProcess, startStoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readClient = ({ url }: StoreProcess) => new TestClient((address, init) => fetch(url + address, init));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-demo-mode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The environment of the image, as set by its Dockerfile. */
function imageEnvironment(): Record<string, string> {
  const [, pairs = ''] = /^ENV (NODE_ENV=.*)$/mu.exec(readFileSync(`${root}Dockerfile`, 'utf8')) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=', 2)));
}

/** Variables of the guide's container command. */
function guideEnvironment(): Record<string, string> {
  const guide = readFileSync(`${root}docs/guides/administer.md`, 'utf8');
  const command = /^docker run (?:[^\n]*\\\n)*[^\n]*/mu.exec(guide)?.[0] ?? '';
  return Object.fromEntries(
    [...command.matchAll(/(?:-e|--env) (\w+)=(\S+)/gu)].map(([, name, value]) => [name, value]),
  );
}

describe('a demo that others could reach', () => {
  it('does not start: the program ends with the reasons and leaves nothing behind', async () => {
    const dataFolder = path.join(folder, 'refused');
    const { NODE_ENV = '', HOST = '' } = imageEnvironment();
    const start = startStoreProcess({ dataFolder, environment: { NODE_ENV, HOST, PAWLET_DEMO: '1' } });
    await expect(start).rejects.toThrow(/ended with 1:[\s\S]*- HOST is "0\.0\.0\.0"[\s\S]*- NODE_ENV is/u);
    expect(existsSync(dataFolder)).toBe(false);
  });
});

describe("the guide's container", { timeout: 120_000 }, () => {
  it('runs an empty shop that lists what is missing', async () => {
    const { PORT: _port, PAWLET_DATA_DIR: _folder, ...image } = imageEnvironment();
    const guide = guideEnvironment();
    expect(Object.keys(guide)).toContain('PAWLET_PUBLIC_ORIGIN');
    const environment = { PAWLET_DEMO: '', ...image, ...guide };
    const shop = await startStoreProcess({ dataFolder: path.join(folder, 'container'), environment });
    try {
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      for (const page of ['/demo/inbox', '/demo/social', '/demo/partner'])
        expect((await fetch(shop.url + page)).status).toBe(404);
      const visitor = readClient(shop);
      const { data } = await visitor.call(commonInit);
      expect(data).toMatchObject({ paytypelist: '', logintypearr: ['account'] });
      expect((await visitor.call(commonArea)).data).not.toEqual([]);
      await expect(visitor.logIn()).rejects.toThrow('Log-in of');
      expect(shop.output()).toMatch(
        /is incomplete:[\s\S]*payment account[\s\S]*mail server[\s\S]*text messages/u,
      );
      expect(shop.output()).toMatch(/no products[\s\S]*seller[\s\S]*freight/u);
      expect(shop.output()).not.toContain('PAWLET_PUBLIC_ORIGIN');
    } finally {
      await shop.end('SIGTERM');
    }
  });
});

/** Every run tests a real shop, a full one a public demo too. */
const modes = [
  ['a real shop', '0'],
  ['a public demo', 'public'],
] as const;
const tried = process.env['PAWLET_FULL'] === '1' ? modes : modes.slice(0, 1);

describe("the README's password", { timeout: 180_000 }, () => {
  it.each(tried)('is useless once the database of a demo runs %s', async (_, PAWLET_DEMO) => {
    const home = await createTestHome();
    try {
      const start = (more: Record<string, string>) =>
        startStoreProcess({ dataFolder: home.folder, environment: { ...home.environment, ...more } });
      const demo = await start({});
      const shopper = readClient(demo);
      await shopper.logIn();
      expect(await shopper.call(userIndex)).toMatchObject({ code: 1 });
      await demo.end('SIGTERM');

      const shop = await start({ PAWLET_DEMO, HOST: '127.0.0.1' });
      try {
        for (const account of ['demo@pawlet.test', 'second', '13800138000'])
          await expect(readClient(shop).logIn(account)).rejects.toThrow('Log-in of');
        const later = new TestClient((address, init) => fetch(shop.url + address, init));
        later.token = shopper.token;
        expect(await later.call(userIndex)).toMatchObject({ code: 401 });
        expect(shop.output()).toContain('Removed the publicly known password of the demo accounts');
      } finally {
        await shop.end('SIGTERM');
      }
    } finally {
      await home.remove();
    }
  });
});
