import { auditCalls, keyCalls, peopleCalls, sessionCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import {
  clientWith,
  fetchWith,
  keyHeaders,
  localHeaders,
  logInAs,
  personHeaders,
  personPassword,
} from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { operatorPeople, operatorSessions } from '../../db/schema/person.ts';
import { loadRows } from '../../db/database.ts';
import { eq, sql } from 'drizzle-orm';
import { dropEndedOperatorSessions } from './sessions.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(async () => {
  await store.close();
});
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const browser = (address?: string) =>
  clientWith(store, { 'sec-fetch-site': 'same-origin', ...(address && { 'x-test-address': address }) });
const canRead = (headers: Readonly<Record<string, string>>) =>
  clientWith(store, headers)
    .call(sessionCalls.readCaller)
    .then(({ data }) => data.kind !== 'nobody');

describe('invitations', () => {
  const invite = async (email: string) => {
    const sent = store.messages.length;
    const { data } = await local.call(peopleCalls.invitePerson, {
      input: { email, name: 'Bo Chen', role: 'orders' },
    });
    expect(data).toMatchObject({ isSent: true, link: null, person: { state: 'invited', role: 'orders' } });
    const message = store.messages[sent];
    expect(message?.recipient).toBe(email);
    return { token: /#token=([\da-f]{64})/u.exec(message?.text ?? '')?.[1] ?? '', id: data.person.id };
  };

  it('are sent by e-mail, set a password once, and log nobody in before', async () => {
    const email = 'bo@pawlet.test';
    const { token } = await invite(email);
    expect(
      await problemOf(browser().call(sessionCalls.logIn, { input: { email, password: personPassword } })),
    ).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
    });
    const read = await browser().call(sessionCalls.readInvitation, { input: { token } });
    expect(read.data).toMatchObject({ email, name: 'Bo Chen' });
    const accept = (password: string) =>
      browser().call(sessionCalls.acceptInvitation, { input: { token, password } });
    for (const password of [
      'short',
      'passwordpassword',
      'bo@pawlet.test',
      'qwertyuiop123',
      'aaaaaaaaaaaaaaaa',
    ])
      expect([password, await problemOf(accept(password))]).toMatchObject([
        password,
        { code: 'invalid', errors: [{ field: 'password' }] },
      ]);
    const both = await Promise.allSettled([accept(personPassword), accept('other-tulip-33-gravel')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await problemOf(accept(personPassword))).toMatchObject({ status: 404 });
    const [person] = (await local.call(peopleCalls.listPeople)).data.items.filter(
      (one) => one.email === email,
    );
    expect(person?.state).toBe('active');
  });

  it('end after three days, and when a newer one is made', async () => {
    const first = await invite('old@pawlet.test');
    const sent = store.messages.length;
    await local.call(peopleCalls.inviteAgain, { params: { id: String(first.id) } });
    const newer = /#token=([\da-f]{64})/u.exec(store.messages[sent]?.text ?? '')?.[1] ?? '';
    const read = (token: string) => browser().call(sessionCalls.readInvitation, { input: { token } });
    expect(await problemOf(read(first.token))).toMatchObject({ status: 404 });
    await read(newer);
    store.clock.advance(3 * 24 * 3600);
    expect(await problemOf(read(newer))).toMatchObject({ status: 404 });
  });

  it('are returned once where there is no mail server, and give no more than the inviter has', async () => {
    const quiet = await createTestStore({
      deps: {
        operatorSecret,
        mail: { isConfigured: false, send: () => Promise.resolve('not-configured' as const) },
      },
    });
    const { data } = await clientWith(quiet, localHeaders).call(peopleCalls.invitePerson, {
      input: { email: 'cy@pawlet.test', name: 'Cy', role: 'support' },
    });
    expect(data.isSent).toBe(false);
    expect(data.link).toMatch(/^http:\/\/shop\.test\/console\/invitation#token=[\da-f]{64}$/u);
    await quiet.close();
    const { authorization } = await keyHeaders(store, ['people:write', 'people:read']);
    const helper = clientWith(store, { authorization });
    const problem = await problemOf(
      helper.call(peopleCalls.invitePerson, { input: { email: 'x@pawlet.test', name: 'X', role: 'owner' } }),
    );
    expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect(
      await problemOf(helper.call(keyCalls.addKey, { input: { name: 'more', scopes: ['orders:read'] } })),
    ).toMatchObject({ status: 403, scope: 'orders:read' });
  });
});

describe('the first owner', () => {
  it('is added by a command, which prints a link to set the password', async () => {
    const { status, text } = await operate(store, 'owner-add', ['First@pawlet.test']);
    expect(status).toBe('done');
    const token = /http:\/\/shop\.test\/console\/invitation#token=([\da-f]{64})$/u.exec(text)?.[1] ?? '';
    await browser().call(sessionCalls.acceptInvitation, { input: { token, password: personPassword } });
    const { data } = await logInFrom('first@pawlet.test', personPassword);
    expect(data.person).toMatchObject({ role: 'owner', email: 'first@pawlet.test' });
    const people = await local.call(peopleCalls.listPeople);
    const id = people.data.items.find(({ email }) => email === 'first@pawlet.test')?.id;
    await store.db.delete(operatorSessions).where(eq(operatorSessions.personId, id ?? 0));
    await store.db
      .update(operatorPeople)
      .set({ disabletime: 1 })
      .where(eq(operatorPeople.id, id ?? 0));
    expect((await operate(store, 'owner-add', ['nobody'])).status).toBe('refused');
  });
});

describe('sessions', () => {
  it('are in a cookie that scripts and other sites cannot use, over https in one of this host alone', async () => {
    const { email } = await personHeaders(store, 'orders');
    const logIn = (app: TestStore) =>
      fetchWith(app)('/operator/v1/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password: personPassword }),
      });
    const plain = (await logIn(store)).headers.get('set-cookie');
    expect(plain).toMatch(
      /^pawlet-operator=[\da-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/u,
    );
    const secure = await createTestStore({
      deps: { operatorSecret },
      settings: { publicOrigin: 'https://shop.example', isDemo: false },
    });
    const person = await personHeaders(secure, 'owner');
    expect(person.cookie).toMatch(/^__Host-pawlet-operator=[\da-f]{64}$/u);
    await secure.close();
    const [stored] = await loadRows<{ found: number }>(
      store.db,
      sql`select count(*)::int as found from operator_sessions where token_hash like ${`%${/=([\da-f]+)/u.exec(plain ?? '')?.[1]}%`}`,
    );
    expect(stored?.found).toBe(0);
  });

  it('end after eight idle hours, after seven days, on log-out, and when they are revoked', async () => {
    const idle = await personHeaders(store, 'orders');
    const busy = await personHeaders(store, 'orders');
    for (let hours = 0; hours < 9; hours += 3) {
      store.clock.advance(3 * 3600);
      expect(await canRead(busy)).toBe(true);
    }
    expect(await canRead(idle)).toBe(false);
    for (let hours = 9; hours < 7 * 24 - 3; hours += 3) {
      store.clock.advance(3 * 3600);
      expect(await canRead(busy)).toBe(true);
    }
    store.clock.advance(3 * 3600);
    expect(await canRead(busy)).toBe(false);
    await dropEndedOperatorSessions(store.db, store.clock.now());

    const one = await personHeaders(store, 'orders');
    const two = { ...(await logInAs(store, one.email)), email: one.email };
    const { data } = await clientWith(store, one).call(sessionCalls.listSessions);
    expect(data.items).toHaveLength(2);
    const other = data.items.find(({ isCurrent }) => !isCurrent);
    await clientWith(store, one).call(sessionCalls.endSession, { params: { id: String(other?.id) } });
    expect([await canRead(one), await canRead(two)]).toEqual([true, false]);
    const foreign = await personHeaders(store, 'orders');
    expect(
      await problemOf(
        clientWith(store, foreign).call(sessionCalls.endSession, {
          params: { id: String(data.items.find(({ isCurrent }) => isCurrent)?.id) },
        }),
      ),
    ).toMatchObject({ status: 404 });
    // An owner ends one session of a colleague; it is nobody else's.
    const again = { ...(await logInAs(store, one.email)), email: one.email };
    const colleague = (await local.call(peopleCalls.listPeople)).data.items.find(
      ({ email }) => email === one.email,
    );
    const id = String(colleague?.id);
    const { items } = (await local.call(peopleCalls.listPersonSessions, { params: { id } })).data;
    const params = { id, session: String(items[0]?.id) };
    const end = (given: typeof params) => local.call(peopleCalls.endPersonSession, { params: given });
    expect(await problemOf(end({ ...params, id: String(Number(id) + 1) }))).toMatchObject({ status: 404 });
    expect([items.length, await canRead(again)]).toEqual([2, true]);
    await end(params);
    // The latest is the first.
    expect([await canRead(one), await canRead(again)]).toEqual([true, false]);
    await clientWith(store, one).call(sessionCalls.logOut);
    expect(await canRead(one)).toBe(false);
  });

  it('end when the person is disabled; the last owner can be neither disabled nor demoted', async () => {
    const { data: people } = await local.call(peopleCalls.listPeople);
    expect(people.items.some(({ role, state }) => role === 'owner' && state === 'active')).toBe(false);
    const owner = await personHeaders(store, 'owner');
    const worker = await personHeaders(store, 'orders');
    const find = async (email: string) => {
      const person = (await local.call(peopleCalls.listPeople)).data.items.find((one) => one.email === email);
      if (!person) throw new Error('no such person');
      return { params: { id: String(person.id) }, version: person.version };
    };
    const asOwner = clientWith(store, owner);
    const change = async (email: string, input: object) =>
      asOwner.call(peopleCalls.changePerson, { ...(await find(email)), input });
    expect((await change(worker.email, { isDisabled: true })).data.state).toBe('disabled');
    expect(await canRead(worker)).toBe(false);
    expect(await problemOf(logInFrom(worker.email, personPassword))).toMatchObject({
      code: 'wrong-credentials',
    });
    for (const input of [{ isDisabled: true }, { role: 'orders' }])
      expect(await problemOf(change(owner.email, input))).toMatchObject({
        status: 409,
        reason: 'last-owner',
      });
    const second = await personHeaders(store, 'owner');
    const races = await Promise.allSettled([
      change(owner.email, { role: 'orders' }),
      clientWith(store, second).call(peopleCalls.changePerson, {
        ...(await find(second.email)),
        input: { role: 'orders' },
      }),
    ]);
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const old = await find(worker.email);
    await local.call(peopleCalls.changePerson, { ...old, input: { isDisabled: false } });
    expect(
      await problemOf(local.call(peopleCalls.changePerson, { ...old, input: { name: 'Other' } })),
    ).toMatchObject({ status: 412, code: 'changed', current: { state: 'active' } });
  });
});

const logInFrom = (email: string, password: string, code?: string, address?: string) =>
  browser(address).call(sessionCalls.logIn, { input: { email, password, ...(code && { code }) } });

describe('log-in', () => {
  it('refuses an unknown person like a wrong password, and stops guessing', async () => {
    const { email } = await personHeaders(store, 'orders');
    const unknown = await problemOf(logInFrom('nobody@pawlet.test', personPassword));
    const wrong = await problemOf(logInFrom(email, 'not the password'));
    expect({ ...unknown, instance: '' }).toEqual({ ...wrong, instance: '' });
    for (let attempt = 1; attempt < 10; attempt += 1) await problemOf(logInFrom(email, 'not the password'));
    const limited = await problemOf(logInFrom(email, personPassword, undefined, '198.51.100.7'));
    expect(limited).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(limited.retryAfter).toBeGreaterThan(0);
    store.clock.advance(15 * 60);
    expect((await logInFrom(email, personPassword)).data.name).toBe(email);
  });

  it('asks for a code of the authenticator, each once, or for a recovery code', async () => {
    const person = await personHeaders(store, 'orders');
    const self = clientWith(store, person);
    const other = await logInAs(store, person.email);
    const { data } = await self.call(sessionCalls.startAuthenticator, {
      input: { password: personPassword },
    });
    expect(data.uri).toContain(`secret=${data.secret}`);
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
    const code = () => totp.generate({ timestamp: store.clock.now() * 1000 });
    expect(
      await problemOf(self.call(sessionCalls.confirmAuthenticator, { input: { code: '000000' } })),
    ).toMatchObject({
      code: 'invalid',
    });
    const { data: confirmed } = await self.call(sessionCalls.confirmAuthenticator, {
      input: { code: code() },
    });
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect([await canRead(person), await canRead(other)]).toEqual([true, false]);

    const { email } = person;
    expect(await problemOf(logInFrom(email, personPassword))).toMatchObject({ code: 'code-required' });
    expect(await problemOf(logInFrom(email, 'wrong', code()))).toMatchObject({ code: 'wrong-credentials' });
    // The code that confirmed it was used.
    expect(await problemOf(logInFrom(email, personPassword, code()))).toMatchObject({
      code: 'wrong-credentials',
    });
    store.clock.advance(60);
    const twice = await Promise.allSettled([1, 2].map(() => logInFrom(email, personPassword, code())));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [recovery = ''] = confirmed.recoveryCodes;
    await logInFrom(email, personPassword, recovery.toUpperCase());
    expect(await problemOf(logInFrom(email, personPassword, recovery))).toMatchObject({
      code: 'wrong-credentials',
    });

    store.clock.advance(60);
    await self.call(sessionCalls.removeAuthenticator, { input: { password: personPassword, code: code() } });
    await logInFrom(email, personPassword);
  });

  it('is possible again without the phone after an owner has turned off the authenticator', async () => {
    const person = await personHeaders(store, 'orders');
    const client = clientWith(store, person);
    const { data: pending } = await client.call(sessionCalls.startAuthenticator, {
      input: { password: personPassword },
    });
    const totp = new TOTP({ secret: Secret.fromBase32(pending.secret) });
    await client.call(sessionCalls.confirmAuthenticator, {
      input: { code: totp.generate({ timestamp: store.clock.now() * 1000 }) },
    });
    const everybody = (await local.call(peopleCalls.listPeople)).data.items;
    const id = everybody.find(({ email }) => email === person.email)?.id ?? 0;
    const params = { id: String(id) };
    const reset = (headers: Readonly<Record<string, string>>) =>
      clientWith(store, headers).call(peopleCalls.resetSecondFactor, { params });
    const logIn = () => logInFrom(person.email, personPassword);

    // Neither colleagues, nor the person, nor a key with every permission.
    for (const headers of [
      await personHeaders(store, 'support'),
      person,
      await keyHeaders(store, null),
      await keyHeaders(store, ['people:read', 'people:write']),
    ])
      expect(await problemOf(reset(headers))).toMatchObject({ status: 403 });
    expect(await problemOf(logIn())).toMatchObject({ code: 'code-required' });
    expect(await canRead(person)).toBe(true);

    const owner = await personHeaders(store, 'owner');
    const sent = store.messages.length;
    const { data } = await reset(owner);
    expect(data).toMatchObject({ id, hasAuthenticator: false });
    expect(await canRead(person)).toBe(false);
    await logIn();
    expect(store.messages.slice(sent)).toMatchObject([
      { recipient: person.email, subject: 'Your two-step login at Pawlet was turned off' },
    ]);
    expect(store.messages[sent]?.text).toContain('http://shop.test/console/account');
    const [logged] = (
      await local.call(auditCalls.listAudit, {
        input: { call: 'people.reset-second-factor', outcome: 'done' },
      })
    ).data.items;
    expect(logged).toMatchObject({ actor: owner.email, target: String(id) });
    expect(await problemOf(reset(owner))).toMatchObject({ status: 409, reason: 'no-authenticator' });
  });

  it('keeps the second factor of owners from themselves: they need a code', async () => {
    const owner = await personHeaders(store, 'owner');
    const everybody = (await local.call(peopleCalls.listPeople)).data.items;
    const id = everybody.find(({ email }) => email === owner.email)?.id ?? 0;
    const reset = clientWith(store, owner).call(peopleCalls.resetSecondFactor, {
      params: { id: String(id) },
    });
    expect(await problemOf(reset)).toMatchObject({ status: 409, reason: 'oneself' });
  });

  it('changes the own password with the current one, and ends the other sessions', async () => {
    const person = await personHeaders(store, 'orders');
    const other = await logInAs(store, person.email);
    const change = (current: string, password: string) =>
      clientWith(store, person).call(sessionCalls.changePassword, { input: { current, password } });
    expect(await problemOf(change('wrong', 'violet-canyon-27-spoon'))).toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await problemOf(change(personPassword, 'passwordpassword'))).toMatchObject({ code: 'invalid' });
    await change(personPassword, 'violet-canyon-27-spoon');
    expect([await canRead(person), await canRead(other)]).toEqual([true, false]);
    expect(await problemOf(logInFrom(person.email, personPassword))).toMatchObject({
      code: 'wrong-credentials',
    });
  });
});

describe("the demo's owner", () => {
  const logIn = (app: TestStore, headers: Readonly<Record<string, string>>) =>
    fetchWith(app, headers)('/operator/v1/session/demo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const here = { 'x-test-address': '127.0.0.1', 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' };

  it('is logged in on the machine of a private demo, and nowhere else', async () => {
    const read = async (app: TestStore, headers: Readonly<Record<string, string>>) =>
      (await clientWith(app, headers).call(sessionCalls.readCaller)).data;
    const nobody = { kind: 'nobody', name: 'nobody', person: null, scopes: [] };
    expect(await read(store, here)).toEqual({ ...nobody, mayLogInToDemo: true });
    const elsewhere = { ...here, 'x-test-address': '192.0.2.7' };
    expect(await read(store, elsewhere)).toEqual({ ...nobody, mayLogInToDemo: false });
    const response = await logIn(store, here);
    expect(await response.json()).toMatchObject({ person: { role: 'owner' } });
    expect((await logIn(store, here)).status).toBe(200);
    const { items } = (await local.call(peopleCalls.listPeople)).data;
    // Without a password, but nobody waits for them to accept an invitation.
    expect(items.find(({ email }) => email.startsWith('owner@demo'))).toMatchObject({ state: 'active' });
    expect((await logIn(store, elsewhere)).status).toBe(404);
    expect((await logIn(store, { ...here, 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
    expect((await logIn(store, { ...here, origin: 'http://evil.test' })).status).toBe(403);
    for (const settings of [{ isDemo: false }, { isDemo: true, isPublicDemo: true }]) {
      const real = await createTestStore({ deps: { operatorSecret }, settings });
      expect(await read(real, here)).toMatchObject({ mayLogInToDemo: false });
      expect((await logIn(real, here)).status).toBe(404);
      expect(await real.db.$count(operatorPeople)).toBe(0);
      await real.close();
    }
  });
});

describe('keys and the audit log', () => {
  it('shows a key once, stores its hash, and revokes it', async () => {
    const { data } = await local.call(keyCalls.addKey, { input: { name: 'erp', scopes: ['audit:read'] } });
    const client = clientWith(store, { authorization: `Bearer ${data.key}` });
    expect((await client.call(sessionCalls.readCaller)).data).toMatchObject({
      kind: 'key',
      name: 'erp',
      scopes: ['audit:read'],
    });
    const audit = await client.call(auditCalls.listAudit, { input: { call: 'keys.add' } });
    expect(audit.data.items[0]).toMatchObject({
      actor: 'local',
      claim: 'anna',
      target: 'erp',
      outcome: 'done',
    });
    expect(JSON.stringify(audit.data)).not.toContain(data.key);
    const { data: listed } = await local.call(keyCalls.listKeys);
    expect(listed.items.find(({ name }) => name === 'erp')?.lastUsed).not.toBeNull();
    for (const name of ['erp', 'local'])
      expect(
        await problemOf(local.call(keyCalls.addKey, { input: { name, scopes: ['audit:read'] } })),
      ).toMatchObject({ errors: [{ field: 'name', problem: 'taken' }] });
    await local.call(keyCalls.revokeKey, { params: { name: 'erp' } });
    expect(await problemOf(client.call(sessionCalls.readCaller))).toMatchObject({ status: 401 });
  });

  it('lists the log page by page, with failed log-ins and without passwords', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    let text = '';
    do {
      const { data } = await local.call(auditCalls.listAudit, {
        input: { limit: '7', ...(cursor && { cursor }) },
      });
      seen.push(...data.items.map(({ id }) => id));
      text += JSON.stringify(data);
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(new Set(seen).size).toBe(seen.length);
    expect(text).toContain('"outcome":"refused"');
    expect(text).not.toContain(personPassword);
  });
});
