import { randomBytes } from 'node:crypto';
import { sessionCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, personHeaders, personPassword } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { startFakeService } from '../../../test/store/fakeService.ts';
import { createSecretBox } from '../../adapters/secretBox.ts';
import { createApp } from '../../createApp.ts';
import { operatorPeople } from '../../db/schema/person.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { languages } from '../../i18n/language.ts';
import type { SecretBox } from '../../ports/secretBox.ts';
import { isSigned } from '../payment/signature.ts';
import { addEndpoint } from '../webhook/endpoints.ts';
import { webhookJob } from '../webhook/job.ts';
import { fetchWebhookSender } from '../../adapters/fetchWebhookSender.ts';
import { openSecret, sealedPrefix, secretOwners } from './storedSecret.ts';
import { countStoredSecrets, sealStoredSecrets } from './storedSecrets.ts';

let store: TestStore;
const [oldKey, newKey, strangeKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];

function boxOf(...keys: readonly Uint8Array[]): SecretBox {
  const box = createSecretBox(keys);
  if (box === undefined) throw new Error('There is no key.');
  return box;
}

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.update(operatorPeople).set({ totpSecret: null, totpPending: null });
  await store.db.delete(webhookDeliveries);
  await store.db.delete(webhookEndpoints);
});

/** The same shop, restarted with these keys. */
const restart = (secrets: SecretBox | undefined, isDemo = false) => {
  const deps = { ...store.deps, secrets, settings: { ...store.deps.settings, isDemo } };
  return { ...store, deps, app: createApp(deps) };
};
type Shop = ReturnType<typeof restart>;

const logIn = (shop: Shop, email: string, code: string, lang = 'en') => {
  store.clock.advance(60);
  const headers = { 'sec-fetch-site': 'same-origin', lang };
  return clientWith(shop, headers).call(sessionCalls.logIn, {
    input: { email, password: personPassword, code },
  });
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (store.clock.now() + 60) * 1000 });

/** A person who has set up a second factor in this shop. */
async function setUp(shop: Shop) {
  const person = await personHeaders({ ...store, app: shop.app }, 'orders');
  const self = clientWith(shop, person);
  const { data } = await self.call(sessionCalls.startAuthenticator, { input: { password: personPassword } });
  const pending = await readStored(person.email);
  store.clock.advance(-60);
  const code = codeOf(data.secret);
  store.clock.advance(60);
  const confirmed = await self.call(sessionCalls.confirmAuthenticator, { input: { code } });
  return {
    email: person.email,
    secret: data.secret,
    pending,
    recovery: confirmed.data.recoveryCodes,
  };
}

async function readStored(email: string) {
  const [row] = await store.db.select().from(operatorPeople).where(eq(operatorPeople.email, email));
  if (row === undefined) throw new Error('There is no such person.');
  return row;
}

describe('a second factor', () => {
  it('is stored encrypted for its person, and asked for as ever', async () => {
    const shop = restart(boxOf(oldKey));
    const { email, secret, pending } = await setUp(shop);
    const { id, totpSecret } = await readStored(email);
    expect(pending.totpPending).toMatch(/^v1\.[\da-f]{8}\./u);
    expect(totpSecret).toMatch(/^v1\.[\da-f]{8}\./u);
    expect(JSON.stringify([pending, totpSecret])).not.toContain(secret);
    expect(await openSecret(boxOf(oldKey), totpSecret ?? '', secretOwners.authenticator(id))).toBe(secret);
    expect((await logIn(shop, email, codeOf(secret))).data.name).toBe(email);
    expect(await problemOf(logIn(shop, email, '000000'))).toMatchObject({ code: 'wrong-credentials' });
  });

  it('of one person is worth nothing to another, whoever writes it there', async () => {
    const shop = restart(boxOf(oldKey));
    const thief = await setUp(shop);
    const victim = await setUp(shop);
    const { totpSecret } = await readStored(thief.email);
    await store.db.update(operatorPeople).set({ totpSecret }).where(eq(operatorPeople.email, victim.email));
    expect(await problemOf(logIn(shop, victim.email, codeOf(thief.secret)))).toMatchObject({
      status: 409,
      reason: 'unreadable-secret',
    });
  });

  it('cannot be set up without a key, except in a demo', async () => {
    const real = restart(undefined);
    const person = await personHeaders({ ...store, app: real.app }, 'orders');
    const texts = new Set<string>();
    for (const lang of languages) {
      const input = { password: personPassword };
      const refused = await problemOf(
        clientWith(real, { ...person, lang }).call(sessionCalls.startAuthenticator, { input }),
      );
      expect(refused).toMatchObject({ status: 409, reason: 'no-secret-key' });
      expect(refused.detail.length).toBeGreaterThan(20);
      texts.add(refused.detail);
    }
    expect(texts.size).toBe(languages.length);
    expect((await readStored(person.email)).totpPending).toBe(null);
    const demo = await setUp(restart(undefined, true));
    expect((await readStored(demo.email)).totpSecret).toBe(demo.secret);
  });

  it('that is stored plain works without a key, and with one that encrypts it at the start', async () => {
    const { email, secret } = await setUp(restart(undefined, true));
    await logIn(restart(undefined), email, codeOf(secret));
    const shop = restart(boxOf(oldKey));
    await logIn(shop, email, codeOf(secret));
    expect(await countStoredSecrets(store.db, boxOf(oldKey))).toEqual({ all: 1, plain: 1, unreadable: 0 });
    expect(await sealStoredSecrets(store.db, boxOf(oldKey))).toBe(1);
    expect(await countStoredSecrets(store.db, boxOf(oldKey))).toEqual({ all: 1, plain: 0, unreadable: 0 });
    const stored = await readStored(email);
    // A second start changes nothing.
    expect(await sealStoredSecrets(store.db, boxOf(oldKey))).toBe(0);
    expect(await readStored(email)).toEqual(stored);
    await logIn(shop, email, codeOf(secret));
  });

  it.each([
    ['a wrong key', () => boxOf(strangeKey)],
    ['no key', () => undefined],
  ])('is refused with a clear message under %s, and lost to nobody', async (_, toBox) => {
    const right = restart(boxOf(oldKey));
    const { email, secret, recovery } = await setUp(right);
    const before = await readStored(email);
    const wrong = restart(toBox());
    const texts = new Set<string>();
    for (const lang of languages) {
      const refused = await problemOf(logIn(wrong, email, codeOf(secret), lang));
      expect(refused).toMatchObject({ status: 409, reason: 'unreadable-secret' });
      texts.add(refused.detail);
    }
    expect(texts.size).toBe(languages.length);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const badPassword = { email, password: 'not the password', code: codeOf(secret) };
    expect(
      await problemOf(clientWith(wrong, headers).call(sessionCalls.logIn, { input: badPassword })),
    ).toMatchObject({ code: 'wrong-credentials' });
    const box = toBox();
    if (box !== undefined) expect(await sealStoredSecrets(store.db, box)).toBe(0);
    expect(await countStoredSecrets(store.db, box)).toEqual({ all: 1, plain: 0, unreadable: 1 });
    expect((await readStored(email)).totpSecret).toBe(before.totpSecret);
    store.clock.advance(3600);
    await logIn(wrong, email, recovery[0] ?? '');
    await logIn(right, email, codeOf(secret));
  });

  it('moves to a new key, and the old one may go', async () => {
    const { email, secret } = await setUp(restart(boxOf(oldKey)));
    await logIn(restart(boxOf(oldKey, newKey)), email, codeOf(secret));
    expect(await sealStoredSecrets(store.db, boxOf(oldKey, newKey))).toBe(0);
    const turned = boxOf(newKey, oldKey);
    await logIn(restart(turned), email, codeOf(secret));
    expect(await sealStoredSecrets(store.db, turned)).toBe(1);
    // A node that has not restarted yet has both keys.
    await logIn(restart(boxOf(oldKey, newKey)), email, codeOf(secret));
    await logIn(restart(boxOf(newKey)), email, codeOf(secret));
    expect(await countStoredSecrets(store.db, boxOf(newKey))).toEqual({ all: 1, plain: 0, unreadable: 0 });
  });
});

describe('the start with a key', () => {
  const addPeople = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `kept-${crypto.randomUUID()}-${index}`);
    const rows = names.map((name) => ({ email: `${name}@pawlet.test`, name, role: 'orders' as const }));
    await store.db
      .insert(operatorPeople)
      .values(rows.map((row) => ({ ...row, totpSecret: 'JBSWY3DPEHPK3PXP', createtime: 1, updatetime: 1 })));
  };

  it('may end at any moment: the rest is encrypted by the next', async () => {
    await addPeople(6);
    const box = boxOf(oldKey);
    let left = 3;
    const dying: SecretBox = {
      ...box,
      seal: (secret, about) => (left-- > 0 ? box.seal(secret, about) : Promise.reject(new Error('killed'))),
    };
    await expect(sealStoredSecrets(store.db, dying)).rejects.toThrow('killed');
    expect(await countStoredSecrets(store.db, box)).toEqual({ all: 6, plain: 3, unreadable: 0 });
    expect(await sealStoredSecrets(store.db, box)).toBe(3);
    expect(await countStoredSecrets(store.db, box)).toEqual({ all: 6, plain: 0, unreadable: 0 });
  });

  it('of several nodes at once encrypts each secret once', async () => {
    await addPeople(20);
    const nodes = Array.from({ length: 4 }, () => sealStoredSecrets(store.db, boxOf(oldKey)));
    const counts = await Promise.all(nodes);
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(await countStoredSecrets(store.db, boxOf(oldKey))).toEqual({ all: 20, plain: 0, unreadable: 0 });
  });

  it('does not overwrite what somebody has changed meanwhile', async () => {
    await addPeople(1);
    const box = boxOf(oldKey);
    const slow: SecretBox = {
      ...box,
      async seal(secret, about) {
        await store.db.update(operatorPeople).set({ totpSecret: null });
        return box.seal(secret, about);
      },
    };
    expect(await sealStoredSecrets(store.db, slow)).toBe(0);
    expect((await countStoredSecrets(store.db, box)).all).toBe(0);
  });
});

describe('the key of a webhook', () => {
  const deliver = async (secrets: SecretBox | undefined) => {
    const now = store.clock.now();
    await store.db.update(webhookDeliveries).set({ duetime: now });
    await store.db.update(webhookEndpoints).set({ leasedUntil: null, pausedUntil: null });
    await webhookJob.run({ ...store.deps, secrets, webhooks: fetchWebhookSender }, now);
  };

  it('is stored encrypted, signs as before, and waits for the right key', async () => {
    const erp = await startFakeService(() => ({ body: '' }));
    try {
      const now = store.clock.now();
      const box = boxOf(oldKey);
      const added = await addEndpoint(
        store.db,
        { url: erp.origin, sup: '' },
        { random: store.deps.random, now, secrets: box },
      );
      const [endpoint] = await store.db.select().from(webhookEndpoints);
      expect(endpoint?.secret.startsWith(sealedPrefix)).toBe(true);
      expect(endpoint?.secret).not.toContain(added?.secret);
      await store.db.insert(webhookDeliveries).values({
        eventId: crypto.randomUUID(),
        endpointId: endpoint?.id ?? 0,
        type: 'order.paid',
        orderSn: '1',
        payload: {},
        duetime: now,
        createtime: now,
      });
      await deliver(boxOf(strangeKey));
      expect(erp.requests).toEqual([]);
      expect(await store.db.select().from(webhookDeliveries)).toMatchObject([
        { lastResult: 'UnreadableSecret', deliveredtime: null, duetime: expect.any(Number) },
      ]);
      await deliver(box);
      const [request] = erp.requests;
      const [id, moment] = ['webhook-id', 'webhook-timestamp'].map((name) => request?.headers.get(name));
      const signature = request?.headers.get('webhook-signature')?.slice('v1='.length) ?? '';
      expect(await isSigned(added?.secret ?? '', `${id}.${moment}.${request?.body}`, signature)).toBe(true);
    } finally {
      await erp.close();
    }
  });
});
