import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cryptoRandom } from '../src/adapters/cryptoRandom.ts';
import { readEnvironment } from '../src/adapters/environment.ts';
import { scryptHasher } from '../src/adapters/scryptHasher.ts';
import { createSecretBox } from '../src/adapters/secretBox.ts';
import { operatorPeople } from '../src/db/schema/person.ts';
import { addEndpoint } from '../src/modules/webhook/endpoints.ts';
import { countStoredSecrets } from '../src/modules/secrets/storedSecrets.ts';
import { runOperator } from '../src/operator.ts';
import type { Finding } from '../src/ports/doctor.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { personPassword } from './store/operatorApi.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';

const createSecret = () => new Secret({ size: 20 }).base32;
const createKey = () => randomBytes(32).toString('hex');
const [oldKey, newKey, strangeKey] = [createKey(), createKey(), createKey()];
const anna = { email: 'anna@shop.example', secret: createSecret() };
const real = {
  PAWLET_DEMO: '0',
  HOST: '127.0.0.1',
  PAWLET_PUBLIC_ORIGIN: 'https://shop.example',
  PAWLET_LOG: 'error',
};
let home: TestHome;
let node: StoreProcess | undefined;

beforeAll(async () => {
  home = await createTestHome();
  const passwordHash = await scryptHasher.hash(personPassword);
  const people = [
    anna,
    ...Array.from({ length: 5 }, (_, index) => ({ email: `p${index}@shop.example`, secret: createSecret() })),
  ];
  await home.visit(async (db) => {
    await db.insert(operatorPeople).values(
      people.map(({ email, secret }) => ({
        email,
        name: email,
        role: 'owner' as const,
        passwordHash,
        totpSecret: secret,
        createtime: 1,
        updatetime: 1,
      })),
    );
    await addEndpoint(db, { url: 'https://erp.example/', sup: '' }, { random: cryptoRandom, now: 1 });
  });
}, 60_000);
afterAll(async () => {
  await node?.end('SIGTERM');
  await home.remove();
});

async function start(
  key: string,
  more: { readonly entry?: string; readonly sealed?: string } = {},
): Promise<StoreProcess> {
  await node?.end('SIGTERM');
  node = undefined;
  node = await startStoreProcess({
    dataFolder: home.folder,
    entry: more.entry,
    environment: {
      ...home.environment,
      ...real,
      PAWLET_SECRET_KEY: key,
      PAWLET_TEST_SEALED: more.sealed ?? '',
    },
  });
  return node;
}

/** The forms of the stored secrets, while no shop runs. */
async function count(key: string) {
  await node?.end('SIGTERM');
  node = undefined;
  const { secretKeys } = readEnvironment({ PAWLET_SECRET_KEY: key }, '/');
  return home.visit((db) => countStoredSecrets(db, createSecretBox(secretKeys)));
}

/** Time step of the last accepted code: each is accepted once, and only one step before and after the current one. */
let lastStep = 0;

async function logIn({ url }: StoreProcess, lang = 'en') {
  const step = Math.max(lastStep + 1, Math.floor(Date.now() / 30_000) - 1);
  const code = new TOTP({ secret: Secret.fromBase32(anna.secret) }).generate({ timestamp: step * 30_000 });
  const response = await fetch(`${url}/operator/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', lang },
    body: JSON.stringify({ email: anna.email, password: personPassword, code }),
  });
  if (response.ok) lastStep = step;
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}

it(
  'keeps secrets encrypted over kill -9, restarts, a wrong key and a new one',
  { timeout: 240_000 },
  async () => {
    // Killed while it encrypts: each secret is whole, in one form or the other.
    const dying = start(oldKey, { entry: 'packages/server/test/store/dyingShop.ts', sealed: '3' });
    await expect(dying).rejects.toThrow('ended with SIGKILL');
    expect(await count(oldKey)).toEqual({ all: 7, plain: 4, unreadable: 0 });

    const first = await start(oldKey);
    expect(first.output()).toContain('Encrypted 4 stored secrets');
    expect(await logIn(first)).toMatchObject({ status: 200, body: { name: anna.email } });
    expect(await count(oldKey)).toEqual({ all: 7, plain: 0, unreadable: 0 });

    const wrong = await start(strangeKey);
    expect(wrong.output()).not.toContain('Encrypted');
    expect(await logIn(wrong, 'de')).toMatchObject({
      status: 409,
      body: {
        reason: 'unreadable-secret',
        detail: expect.stringMatching(/Wiederherstellungscode.*Schlüssel für gespeicherte Geheimnisse/u),
      },
    });
    const environment = { ...home.environment, ...real, PAWLET_DATA_DIR: home.folder };
    const { text } = await runOperator(['doctor', '--json'], environment, home.folder);
    const { findings } = JSON.parse(text) as { readonly findings: readonly Finding[] };
    expect(findings.filter(({ area, level }) => area === 'secrets' && level === 'wrong')).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^7 of 7 stored secrets .* lacks the key/u) }),
    ]);
    expect(text).not.toContain(strangeKey);
    expect(await count(oldKey)).toEqual({ all: 7, plain: 0, unreadable: 0 });

    const turned = await start(`${newKey},${oldKey}`);
    expect(turned.output()).toContain('Encrypted 7 stored secrets');
    expect((await logIn(turned)).status).toBe(200);
    expect(await count(newKey)).toEqual({ all: 7, plain: 0, unreadable: 0 });

    const last = await start(newKey);
    expect(last.output()).not.toContain('Encrypted');
    expect((await logIn(last)).status).toBe(200);
  },
);
