import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loginAppLogin, pageIndex, userIndex } from '@pawlet/core/contract';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHome, type TestHome } from './store/home.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

interface User {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
}

/** What the guide's example exports. */
interface Example {
  readonly signStatement: (user: User, nonce?: string) => Promise<string>;
  readonly openShopSession: (
    user: User,
    agreed?: string,
  ) => Promise<{ readonly token: string; readonly tokenExpiresIn: number } | null>;
}

const guide = fileURLToPath(new URL('../../../docs/guides/native.md', import.meta.url));
// Inside the package, where the example finds jose.
const folder = fileURLToPath(new URL('../.cache/app-accounts', import.meta.url));
let home: TestHome;
let shop: StoreProcess;
let example: Example;

beforeAll(async () => {
  const text = await readFile(guide, 'utf8');
  const code = /```js\n(import \{ randomUUID \}.*?)```/su.exec(text)?.[1] ?? '';
  const [, setting = ''] = /^PAWLET_APP_ISSUERS='(.*)'$/mu.exec(text) ?? [];
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'key.pem'), await exportPKCS8(privateKey));
  const keys = path.join(folder, 'jwks.json');
  await writeFile(keys, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1' }] }));
  home = await createTestHome();
  shop = await startStoreProcess({
    dataFolder: home.folder,
    environment: {
      ...home.environment,
      PAWLET_AUTOPILOT: '0',
      PAWLET_APP_ISSUERS: setting.replace('https://accounts.example.com/jwks.json', keys),
    },
  });
  const file = path.join(folder, 'example.mjs');
  await writeFile(file, code.replace('https://shop.example.com', shop.url));
  process.env['KEY_FILE'] = path.join(folder, 'key.pem');
  example = (await import(pathToFileURL(file).href)) as Example;
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await home.remove();
  await rm(folder, { recursive: true, force: true });
});

it("signs and exchanges statements with the guide's example, against a running shop", async () => {
  const client = new TestClient((address, init) => fetch(`${shop.url}${address}`, init));
  const user = { id: 'user-1', name: 'Mimi' };
  expect(await example.openShopSession(user)).toBe(null);
  const { version } = (await client.call(pageIndex, { diyname: 'terms' })).data;
  const session = await example.openShopSession(user, version);
  expect(session).toMatchObject({ tokenExpiresIn: 2_592_000 });
  client.token = session?.token ?? '';
  expect(await client.call(userIndex)).toMatchObject({ code: 1, data: { userInfo: { nickname: 'Mimi' } } });

  const code = await example.signStatement(user, 'page-1');
  const visitor = new TestClient((address, init) => fetch(`${shop.url}${address}`, init));
  const login = { code, scope: 'openid', nonce: 'page-1' };
  const entered = await visitor.call(loginAppLogin, login);
  expect(entered).toMatchObject({ code: 1, data: { user: { nickname: 'Mimi' } } });
  expect(await visitor.call(loginAppLogin, login)).toMatchObject({
    code: 0,
    data: { reason: 'CREDENTIALS' },
  });
});
