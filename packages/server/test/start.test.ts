import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../src/main.ts';
import { runOperator } from '../src/operator.ts';

let folder = '';
let environment: Record<string, string> = {};
let server: RunningServer;
const lines: string[] = [];

const start = (more: Record<string, string> = {}) =>
  startServer({
    environment: { ...environment, ...more },
    handleSignals: false,
    log: (line) => lines.push(line),
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-start-'));
  environment = { PORT: '0', PAWLET_DATA_DIR: folder, PAWLET_DEMO: '1' };
  server = await start();
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('startServer', () => {
  it("prints the shop's address once", async () => {
    expect(lines.filter((line) => line.includes('ready'))).toEqual([`Pawlet is ready at ${server.url}`]);
    const response = await fetch(`${server.url}/addons/shop/api.common/init`);
    expect(await response.json()).toMatchObject({ code: 1 });
  });

  it('serves the pictures of the demo shop', async () => {
    const response = await fetch(`${server.url}/media/goods/fountain-aura/white-front.webp?w=200`);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('keeps data across a restart', async () => {
    const send = (mobile: string) =>
      fetch(`${server.url}/addons/shop/api.sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile, event: 'mobilelogin' }),
      });
    expect(await (await send('13711112222')).json()).toMatchObject({ code: 1 });
    await server.close();
    server = await start();
    expect(await (await fetch(`${server.url}/demo/inbox`)).text()).toContain('8613711112222');
  }, 60_000);

  it('writes the buffered product views before it closes', async () => {
    const view = async () => {
      const response = await fetch(`${server.url}/addons/shop/api.goods/v2detail?id=2`);
      return ((await response.json()) as { data: { views: number } }).data.views;
    };
    const before = await view();
    for (let index = 0; index < 6; index += 1) await view();
    await server.close();
    server = await start();
    expect(await view()).toBe(before + 7);
  }, 60_000);

  it('explains what to do about a taken port', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  it('explains what to do about an unreachable database', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/shop';
    const PAWLET_DATA_DIR = path.join(folder, 'other');
    await expect(start({ DATABASE_URL, PAWLET_DATA_DIR })).rejects.toThrow('DATABASE_URL');
  });
});

describe('operator command', () => {
  const operator = (...args: string[]) => runOperator(args, environment, folder);

  it('shows help without a shop', async () => {
    const { text, exitCode } = await operator('--help');
    expect(exitCode).toBe(0);
    expect(text).toContain('inbox');
  });

  it('reaches the running shop of the data folder', async () => {
    expect(await operator('inbox')).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('8613711112222'),
    });
    expect(await operator('dance')).toEqual({
      exitCode: 1,
      text: 'There is no command "dance"; `help` lists the commands.',
    });
  });

  it('is refused without the secret', async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${server.url}/operator/v1/machine/inbox`, { headers });
    expect((await call({})).status).toBe(401);
    expect((await call({ 'x-operator-secret': 'guess' })).status).toBe(401);
    const door = JSON.parse(await readFile(path.join(folder, 'operator.json'), 'utf8')) as {
      readonly secret: string;
    };
    expect((await call({ 'x-operator-secret': door.secret })).status).toBe(200);
  });

  it('reports that no shop is running', async () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(await runOperator(['inbox'], { PAWLET_DATA_DIR: nowhere }, folder)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('npm start'),
    });
    expect(await readdir(folder)).not.toContain('nowhere');
  });

  it('calls the operator API with the secret of the data folder, with a key, and from elsewhere', async () => {
    const added = await operator('operator-key-add', 'erp', 'scopes=orders:read');
    const PAWLET_OPERATOR_KEY = /pok_[\da-f]{64}/u.exec(added.text)?.[0] ?? '';
    const atFolder = { ...environment, PAWLET_OPERATOR_KEY };
    const elsewhere = { PAWLET_OPERATOR_KEY, PAWLET_OPERATOR_URL: server.url };
    for (const place of [environment, atFolder, elsewhere])
      expect(await runOperator(['orders'], place, '/')).toMatchObject({
        exitCode: 0,
        text: expect.stringMatching(/page 1 of \d+\.$/u),
      });
    for (const place of [atFolder, elsewhere])
      expect(await runOperator(['settings'], place, '/')).toEqual({
        exitCode: 1,
        text: 'You do not have permission to do this: it needs the scope settings:read.',
      });
    expect((await operator('log', 'actor=local')).text).toContain('\tdone\tkeys.add\terp\tname=erp\t');
    await operator('operator-key-revoke', 'erp');
    expect(await runOperator(['orders'], elsewhere, '/')).toEqual({
      exitCode: 1,
      text: 'The shop does not accept this operator key: it is unknown, expired or revoked.',
    });
  });

  it.each([
    ['http://shop.example', 'key', 'needs https'],
    ['ftp://shop.example', 'key', 'such as https://shop.example'],
    ['https://anna:secret@shop.example', 'key', 'such as https://shop.example'],
    ['shop', 'key', 'such as https://shop.example'],
    ['https://shop.example', '', 'PAWLET_OPERATOR_KEY'],
    ['http://127.0.0.1:1', 'key', 'The shop at http://127.0.0.1:1 does not respond.'],
  ])('explains what is wrong with %s as the address of the shop', async (url, key, text) => {
    const place = { PAWLET_OPERATOR_URL: url, PAWLET_OPERATOR_KEY: key };
    for (const command of ['orders', 'doctor', 'inbox']) {
      const outcome = await runOperator([command], place, '/');
      expect(outcome).toEqual({ exitCode: 1, text: expect.stringContaining(text) });
    }
  });

  it('explains a reply of another program, and a lost connection', async () => {
    const other = createHttpServer((request, response) => {
      if (request.url?.startsWith('/operator/v1/customers') === true) request.socket.destroy();
      else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const place = { PAWLET_OPERATOR_URL: `http://127.0.0.1:${port}`, PAWLET_OPERATOR_KEY: 'key' };
    for (const command of ['orders', 'inbox'])
      expect(await runOperator([command], place, '/')).toEqual({
        exitCode: 1,
        text: 'Pawlet: the shop responded with 502.',
      });
    expect(await runOperator(['customers'], place, '/')).toEqual({
      exitCode: 1,
      text: expect.stringContaining('The connection was lost: check what the command should have changed'),
    });
    other.close();
  });
});
