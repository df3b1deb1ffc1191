import {
  emsSend,
  loginAppLogin,
  loginLogin,
  smsSend,
  thirdAccount,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  userDeleteAccount,
  userExchangeToken,
  userIndex,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shoppers } from '../src/db/schema/shopper.ts';
import { languages } from '../src/i18n/language.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import type { TestClient, WireReply } from './store/testClient.ts';

const account = 'second';
const ownMobile = '13900139000';
const ownMail = 'second@pawlet.test';
const password = 'pawlet-demo';
const thiefMobile = '13700000001';
const thiefMail = 'thief@example.com';
const day = 24 * 3600;

let store: TestStore;
let owner: TestClient;
let thief: TestClient;

beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  store.clock.advance(2 * 3600);
  owner = await store.shopper(account);
  thief = store.visitor();
  thief.token = owner.token;
});
afterAll(() => store.close());

async function codeTo(client: TestClient, to: { mobile: string } | { email: string }, event: string) {
  store.clock.advance(61);
  expect(await client.call('email' in to ? emsSend : smsSend, { ...to, event })).toMatchObject({ code: 1 });
  return store.messages.at(-1)?.code ?? '';
}

async function readAccount() {
  const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, account));
  return row;
}

/** What the thief of a token can send without the password and the owner's messages. */
const thefts: readonly (readonly [string, () => Promise<WireReply>])[] = [
  [
    'the mobile, by a code to the new one',
    async () => {
      const captcha = await codeTo(thief, { mobile: thiefMobile }, 'changemobile');
      return thief.call(userChangeMobile, { mobile: thiefMobile, captcha });
    },
  ],
  [
    'the e-mail address, by a code to the new one',
    async () => {
      const captcha = await codeTo(thief, { email: thiefMail }, 'changeemail');
      return thief.call(userChangeEmail, { email: thiefMail, captcha, oldpassword: 'a-guess-of-it' });
    },
  ],
  ['the password', () => thief.call(userChangePassword, { newpassword: 'of-the-thief', captcha: '123456' })],
  ['all of it, by deleting', () => thief.call(userDeleteAccount, { captcha: '123456', agreed: 1 })],
  [
    'who logs in to it, by a social account',
    async () => {
      const login = await thief.call(loginAppLogin, { code: await grantCode('Thief') });
      const captcha = await codeTo(thief, { mobile: thiefMobile }, 'bind');
      const { bind_token } = login.data.third;
      return thief.call(thirdAccount, { mobile: ownMobile, code: captcha, bind_token });
    },
  ],
  [
    'where the proof goes, by text message',
    () => thief.call(smsSend, { mobile: thiefMobile, event: 'verify' }),
  ],
  ['where the proof goes, by e-mail', () => thief.call(emsSend, { email: thiefMail, event: 'verify' })],
  [
    'the end of the session, by exchanging its token again and again',
    async () => {
      let { token } = thief;
      for (let passed = 0; passed < 5; passed += 1) {
        store.clock.advance(20 * day);
        const reply = await store.visitor().call(userExchangeToken, { token });
        if (reply.code !== 1) return reply;
        token = reply.data.token;
      }
      thief.token = token;
      return thief.call(userIndex);
    },
  ],
];

/** A code of the sandbox provider, as granted by its page. */
async function grantCode(name: string): Promise<string> {
  const page = await store.app.request(
    `http://shop.test/demo/social?redirect_uri=${encodeURIComponent('http://shop.test/')}`,
    { method: 'POST', body: new URLSearchParams({ name }) },
  );
  return new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

describe('a stolen token', () => {
  let changed = 0;
  it.each(thefts)('does not change %s', async (_, steal) => {
    const before = await readAccount();
    const reply = await steal();
    if (reply.code === 1) changed += 1;
    expect(reply.code).toBe(0);
    expect(['VALIDATION', 'CREDENTIALS']).toContain(reply.data.reason);
    expect(reply.msg).not.toBe('');
    expect(await readAccount()).toEqual(before);
    expect(await store.visitor().call(loginLogin, { account, password })).toMatchObject({ code: 1 });
  });
  it('has no valid proof for eight calls', () => {
    reportSecurityFigure(27, `${thefts.length} calls with a stolen token: ${changed} changed the account`);
    expect(thefts).toHaveLength(8);
    expect(changed).toBe(0);
  });

  it('gets the error at the field of the proof', async () => {
    const captcha = await codeTo(thief, { mobile: thiefMobile }, 'changemobile');
    const send = (proof: Readonly<Record<string, string>>) =>
      thief.call(userChangeMobile, { mobile: thiefMobile, captcha, ...proof });
    expect(await send({})).toMatchObject({ data: { fields: { oldpassword: 'required' } } });
    expect(await send({ oldpassword: 'not-this-one' })).toMatchObject({
      data: { fields: { oldpassword: 'choice' } },
    });
    expect(await send({ oldcaptcha: '000000' })).toMatchObject({
      data: { fields: { oldcaptcha: 'choice' } },
    });
  });

  it('has ten password guesses in 15 minutes for any number of addresses', async () => {
    const captcha = await codeTo(thief, { mobile: thiefMobile }, 'changemobile');
    const guess = (address: number) =>
      thief.call(
        userChangeMobile,
        { mobile: thiefMobile, captcha, oldpassword: 'not-this-one' },
        { headers: { 'x-test-address': `198.51.100.${address}` } },
      );
    for (let address = 0; address < 10; address += 1) {
      expect(await guess(address)).toMatchObject({ data: { reason: 'VALIDATION' } });
    }
    expect(await guess(10)).toMatchObject({ data: { reason: 'RATE_LIMITED' } });
  });
});

describe('the owner', () => {
  const noticesTo = () => store.messages.filter(({ code }) => code === '').map(({ recipient }) => recipient);

  it.each(languages)('is notified in %s at the previous contact', async (lang) => {
    owner.lang = lang;
    const email = `new-${lang}@example.com`;
    const captcha = await codeTo(owner, { email }, 'changeemail');
    const before = store.messages.length;
    expect(await owner.call(userChangeEmail, { email, captcha, oldpassword: password })).toMatchObject({
      code: 1,
    });
    const notices = store.messages.slice(before);
    expect(notices.map(({ recipient }) => recipient)).toEqual([
      `86${ownMobile}`,
      expect.stringContaining('@'),
    ]);
    for (const { recipient, text, code, language } of notices) {
      expect(recipient).not.toBe(email);
      expect([text.includes('Pawlet'), code, language]).toEqual([true, '', lang]);
    }
    await store.db.update(shoppers).set({ email: ownMail }).where(eq(shoppers.username, account));
  });

  it('changes the mobile number with a code sent to the old e-mail address, and the old number is notified', async () => {
    const mobile = '13700000077';
    const oldcaptcha = await codeTo(owner, { email: ownMail }, 'verify');
    const captcha = await codeTo(owner, { mobile }, 'changemobile');
    expect(await owner.call(userChangeMobile, { mobile, captcha, oldcaptcha })).toMatchObject({ code: 1 });
    expect(noticesTo().slice(-2)).toEqual([`86${ownMobile}`, ownMail]);
    await store.db
      .update(shoppers)
      .set({ mobile: `86${ownMobile}` })
      .where(eq(shoppers.username, account));
  });

  it('is notified of a new password and of a linked social account', async () => {
    const change = { newpassword: password, oldpassword: password };
    expect(await owner.call(userChangePassword, change)).toMatchObject({ code: 1 });
    expect(noticesTo().slice(-2)).toEqual([`86${ownMobile}`, ownMail]);
    const before = noticesTo().length;
    const visitor = store.visitor();
    const login = await visitor.call(loginAppLogin, { code: await grantCode('Owner') });
    const code = await codeTo(visitor, { mobile: ownMobile }, 'bind');
    const { bind_token } = login.data.third;
    expect(await visitor.call(thirdAccount, { mobile: ownMobile, code, bind_token })).toMatchObject({
      code: 1,
    });
    expect(noticesTo()).toHaveLength(before + 2);
  });

  it('can exchange a token until ninety days after the last authentication', async () => {
    let { token } = owner;
    for (let passed = 0; passed < 4; passed += 1) {
      store.clock.advance(20 * day);
      const { data } = await store.visitor().call(userExchangeToken, { token });
      token = data.token;
    }
    const late = store.visitor();
    late.token = token;
    store.clock.advance(10 * day - 60);
    expect(await late.call(userIndex)).toMatchObject({ code: 1 });
    store.clock.advance(60);
    expect(await late.call(userIndex)).toMatchObject({ code: 401 });
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
