import {
  apiUserEmailRegister,
  apiUserMobileLogin,
  emsSend,
  loginEmaillogin,
  loginLogin,
  loginMobilelogin,
  loginRegister,
  pageIndex,
  userChangeEmail,
  userDeleteAccount,
  userIndex,
  userProfile,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consents } from '../src/db/schema/account.ts';
import { verificationCodes } from '../src/db/schema/message.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import type { TestStore } from './createTestStore.ts';
import { useAccountStore } from './store/accountStore.ts';
import type { TestClient } from './store/testClient.ts';

let store: TestStore;

const { newMobile, smsCode } = useAccountStore((made) => {
  store = made;
});

const refused = { code: 0, data: { reason: 'CREDENTIALS' } };
let lastAddress = 0;

function newEmail(): string {
  lastAddress += 1;
  return `lena.krueger.${lastAddress}@example.com`;
}

/** Sends a code to an address; for log-in unless `event` is given. */
async function emailCode(client: TestClient, email: string, event = 'emaillogin'): Promise<string> {
  expect(await client.call(emsSend, { email, event })).toMatchObject({ code: 1 });
  return store.messages.at(-1)?.code ?? '';
}

const logIn = (client: TestClient, email: string, captcha: string, agreed = '') =>
  client.call(loginEmaillogin, { email, captcha, agreed });

/** A shopper who has logged in with a code sent to an address. */
async function shopperWith(email: string): Promise<{ client: TestClient; id: number }> {
  const client = store.visitor();
  const { data } = await logIn(client, email, await emailCode(client, email));
  client.token = data.token;
  store.clock.advance(61);
  return { client, id: data.user.id };
}

const loadAccounts = async (email: string) =>
  store.db.select().from(shoppers).where(eq(shoppers.email, email));

describe('log-in by e-mail code', () => {
  it('creates the account the first time, with terms, inviter and start parameters', async () => {
    const visitor = store.visitor();
    const email = newEmail();
    const captcha = await emailCode(visitor, email.toUpperCase());
    const terms: string = (await visitor.call(pageIndex, { diyname: 'terms' })).data.version;
    expect(await logIn(visitor, email, captcha, 'older')).toMatchObject({
      data: { reason: 'AGREEMENT_REQUIRED', diyname: 'terms' },
    });
    const reply = await visitor.call(
      loginEmaillogin,
      { email: email.toUpperCase(), captcha, agreed: terms, invite_id: 1 },
      { headers: { sup: 'zoo', code: 'spring' } },
    );
    expect(reply).toMatchObject({
      code: 1,
      // Reviews show the nickname: it must not reveal the address.
      data: { user: { email, nickname: 'len****', mobile: '', has_password: 0 } },
    });
    expect(reply.data.token).toBe(reply.data.user.token);
    const [row] = await loadAccounts(email);
    expect(row).toMatchObject({ agreedVersion: terms, sup: 'zoo', sourceCode: 'spring', invitedBy: 1 });
    const accepted = await store.db
      .select()
      .from(consents)
      .where(eq(consents.shopperId, row?.id ?? 0));
    expect(accepted.map(({ diyname }) => diyname).toSorted()).toEqual(['privacy', 'terms']);
    visitor.token = reply.data.token;
    expect(await visitor.call(userIndex)).toMatchObject({ code: 1 });
  });

  it('logs in to the account with the address, however it was created', async () => {
    const email = newEmail();
    const owner = store.visitor();
    const registered = await owner.call(apiUserEmailRegister, {
      email,
      password: 'long-enough',
      captcha: await emailCode(owner, email, 'register'),
    });
    store.clock.advance(61);
    const again = await logIn(owner, email, await emailCode(owner, email));
    expect(again).toMatchObject({ code: 1, data: { user: { id: registered.data.userinfo.id } } });
    // The owner's password stays valid.
    expect(await store.visitor().call(loginLogin, { account: email, password: 'long-enough' })).toMatchObject(
      { code: 1 },
    );
  });

  it('has the same response to any wrong code as the log-in by mobile', async () => {
    const visitor = store.visitor();
    const [email, mobile] = [newEmail(), newMobile()];
    const code = await emailCode(visitor, email);
    const wrong = code === '000000' ? '111111' : '000000';
    const byMail = await logIn(visitor, email, wrong);
    await smsCode(visitor, mobile);
    const byMobile = await visitor.call(loginMobilelogin, { mobile, captcha: wrong });
    expect(byMail).toMatchObject(refused);
    expect([byMail.msg, byMail.data]).toEqual([byMobile.msg, byMobile.data]);
    // No code was requested for this one, and it has an account.
    const known = await logIn(visitor, 'demo@pawlet.test', wrong);
    expect([known.msg, known.data]).toEqual([byMail.msg, byMail.data]);
  });

  it('sends codes to addresses with and without an account alike', async () => {
    const known = await store.visitor().call(emsSend, { email: 'demo@pawlet.test', event: 'emaillogin' });
    const unknown = await store.visitor().call(emsSend, { email: newEmail(), event: 'emaillogin' });
    expect([known.code, known.msg, known.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
  });

  it('accepts a code once, for ten minutes, for five guesses and for its event and address', async () => {
    const visitor = store.visitor();
    const email = newEmail();

    const used = await emailCode(visitor, email);
    expect(await logIn(visitor, email, used)).toMatchObject({ code: 1 });
    expect(await logIn(visitor, email, used)).toMatchObject(refused);

    store.clock.advance(61);
    const late = await emailCode(visitor, email);
    store.clock.advance(600);
    expect(await logIn(visitor, email, late)).toMatchObject(refused);

    for (const event of ['register', 'resetpwd', 'mobilelogin', 'bind']) {
      store.clock.advance(61);
      const other = await emailCode(visitor, newEmail(), event);
      expect(await logIn(visitor, email, other)).toMatchObject(refused);
    }

    store.clock.advance(900);
    const own = await emailCode(visitor, newEmail());
    expect(await logIn(visitor, email, own)).toMatchObject(refused);

    store.clock.advance(900);
    const guessed = await emailCode(visitor, email);
    const wrong = guessed === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await logIn(visitor, email, wrong)).toMatchObject(refused);
    expect(await logIn(visitor, email, guessed)).toMatchObject(refused);
  });

  it('limits guesses and code requests', async () => {
    const visitor = store.visitor();
    const email = newEmail();
    const limited = { code: 0, data: { reason: 'RATE_LIMITED' } };
    expect(await emailCode(visitor, email)).not.toBe('');
    expect(await visitor.call(emsSend, { email, event: 'emaillogin' })).toMatchObject({
      data: { reason: 'RATE_LIMITED', retry_after: 60 },
    });
    for (let guess = 0; guess < 10; guess += 1)
      expect(await logIn(visitor, email, '000000')).toMatchObject(refused);
    expect(await logIn(visitor, email, '000000')).toMatchObject(limited);
    // Another address is not affected.
    const other = newEmail();
    expect(await logIn(visitor, other, await emailCode(visitor, other))).toMatchObject({ code: 1 });
  });

  it('logs in once when the same code is sent twice concurrently', async () => {
    const email = newEmail();
    const visitor = store.visitor();
    const captcha = await emailCode(visitor, email);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => visitor.takeFormToken()));
    const replies = await Promise.all(
      tokens.map((formToken) => visitor.call(loginEmaillogin, { email, captcha }, { formToken })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await loadAccounts(email)).toHaveLength(1);
  });

  it('creates one account for a concurrent first log-in and registration, both by its owner', async () => {
    const email = newEmail();
    const [guest, other] = [store.visitor(), store.visitor()];
    const captcha = await emailCode(guest, email);
    store.clock.advance(61);
    const register = await emailCode(other, email, 'register');
    const replies = await Promise.all([
      logIn(guest, email, captcha),
      other.call(apiUserEmailRegister, { email, password: 'long-enough', captcha: register }),
    ]);
    expect(replies[0]).toMatchObject({ code: 1 });
    expect(await loadAccounts(email)).toHaveLength(1);
  });

  it("stores the code as a hash and sends it in the shopper's language", async () => {
    const visitor = store.visitor();
    visitor.lang = 'de';
    const email = newEmail();
    const code = await emailCode(visitor, email);
    expect(store.messages.at(-1)).toMatchObject({ recipient: email, text: expect.stringContaining('Dein') });
    const codes = await store.db
      .select()
      .from(verificationCodes)
      .where(and(eq(verificationCodes.recipient, email), eq(verificationCodes.event, 'emaillogin')));
    expect(codes).toHaveLength(1);
    expect(JSON.stringify(codes)).not.toContain(code);
  });

  it('requires a recent app version inside an app', async () => {
    const visitor = store.visitor();
    const email = newEmail();
    const captcha = await emailCode(visitor, email);
    expect(
      await visitor.call(loginEmaillogin, { email, captcha }, { headers: { 'app-version': '2.2.9' } }),
    ).toMatchObject({ data: { reason: 'UPGRADE_REQUIRED' } });
  });
});

describe('an address and its account', () => {
  it('gets a new account after the old one was deleted', async () => {
    const email = newEmail();
    const { client, id } = await shopperWith(email);
    const captcha = await emailCode(client, email, 'deleteaccount');
    expect(await client.call(userDeleteAccount, { captcha, agreed: 1 })).toMatchObject({ code: 1 });
    expect(await client.call(userIndex)).toMatchObject({ code: 401 });
    store.clock.advance(61);
    const next = await shopperWith(email);
    expect(next.id).not.toBe(id);
  });

  it('is free after its account changed to another one', async () => {
    const [email, later] = [newEmail(), newEmail()];
    const { client, id } = await shopperWith(email);
    const captcha = await emailCode(client, later, 'changeemail');
    const oldcaptcha = await emailCode(client, email, 'verify');
    expect(await client.call(userChangeEmail, { email: later, captcha, oldcaptcha })).toMatchObject({
      code: 1,
    });
    store.clock.advance(61);
    expect((await shopperWith(email)).id).not.toBe(id);
    expect((await shopperWith(later)).id).toBe(id);
  });

  it('cannot be taken in advance: no account gets it without its code', async () => {
    const victim = newEmail();
    const attacker = store.visitor();
    const mobile = newMobile();
    const own = newEmail();
    const password = 'attackers-own';

    // A registration with a code of another address, of another event, or none.
    const foreign = await emailCode(attacker, own, 'register');
    for (const captcha of [foreign, '000000']) {
      expect(await attacker.call(apiUserEmailRegister, { email: victim, password, captcha })).toMatchObject(
        refused,
      );
    }
    // A name that looks like the address.
    const named = { username: victim, password, mobile, code: await smsCode(attacker, mobile, 'register') };
    expect(await attacker.call(loginRegister, named)).toMatchObject({
      data: { fields: { username: 'format' } },
    });
    // An attacker's own account that changes to the address, or uses it as its name.
    store.clock.advance(61);
    const made = await attacker.call(apiUserMobileLogin, {
      mobile,
      captcha: await smsCode(attacker, mobile),
    });
    attacker.token = made.data.userinfo.token;
    store.clock.advance(61);
    const oldcaptcha = await smsCode(attacker, mobile, 'verify');
    expect(
      await attacker.call(userChangeEmail, { email: victim, captcha: foreign, oldcaptcha }),
    ).toMatchObject(refused);
    expect(
      await attacker.call(userProfile, { username: victim, nickname: 'Lena', bio: '', email: victim }),
    ).toMatchObject({ data: { fields: { username: 'format' } } });
    expect(await loadAccounts(victim)).toEqual([]);

    // The victim's own log-in creates a separate account.
    const { client, id } = await shopperWith(victim);
    expect(id).not.toBe(made.data.userinfo.id);
    expect(await client.call(userIndex)).toMatchObject({ data: { userInfo: { email: victim, mobile: '' } } });
    expect(await attacker.call(loginLogin, { account: victim, password })).toMatchObject(refused);
    expect((await attacker.call(userIndex)).data.userInfo).toMatchObject({ email: '' });
  });
});
