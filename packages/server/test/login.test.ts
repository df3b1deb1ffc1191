import {
  apiSmsSend,
  apiUserMobileLogin,
  apiUserMoney,
  loginLogin,
  loginMobilelogin,
  pageIndex,
  smsSend,
  userExchangeToken,
  userIndex,
  userLogout,
  userProfile,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loginSessions } from '../src/db/schema/session.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import { verificationCodes } from '../src/db/schema/message.ts';
import { type TestStore } from './createTestStore.ts';
import { useAccountStore } from './store/accountStore.ts';

let store: TestStore;

const { newMobile, smsCode } = useAccountStore((made) => {
  store = made;
});

describe('log-in with a password', () => {
  it.each(['demo@pawlet.test', 'DEMO@pawlet.test', 'demo', '13800138000', '+86 138 0013 8000'])(
    'accepts the account as %s',
    async (account) => {
      const visitor = store.visitor();
      const reply = await visitor.call(loginLogin, { account, password: 'pawlet-demo' });
      expect(reply).toMatchObject({
        code: 1,
        data: { user: { nickname: 'Momo', mobile: '13800138000', has_password: 1 } },
      });
      expect(reply.data.token).toBe(reply.data.user.token);
      expect(reply.data.user.expires_in).toBe(2_592_000);
      visitor.token = reply.data.token;
      expect(await visitor.call(userIndex)).toMatchObject({
        code: 1,
        data: { userInfo: { nickname: 'Momo', score: 5000 } },
      });
    },
  );

  it('has the same response for a wrong password and an unknown account', async () => {
    const wrong = await store.visitor().call(loginLogin, { account: 'demo', password: 'not-this-one' });
    const unknown = await store.visitor().call(loginLogin, { account: 'nobody', password: 'not-this-one' });
    expect(wrong).toMatchObject({ code: 0, data: { reason: 'CREDENTIALS' } });
    expect(unknown.msg).toBe(wrong.msg);
    expect(unknown.data).toEqual(wrong.data);
  });

  it('limits guesses, even with the correct password', async () => {
    const visitor = store.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await visitor.call(loginLogin, { account: 'second', password: 'wrong-one' })).toMatchObject({
        data: { reason: 'CREDENTIALS' },
      });
    }
    const reply = await visitor.call(loginLogin, { account: 'second', password: 'pawlet-demo' });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED' } });
    expect(reply.data.retry_after).toBeGreaterThan(0);
    store.clock.advance(reply.data.retry_after);
    expect(await visitor.call(loginLogin, { account: 'second', password: 'pawlet-demo' })).toMatchObject({
      code: 1,
    });
  });

  it('counts the attempts at a mobile number together in any notation', async () => {
    const spellings = ['13800138000', '8613800138000', '+86 138 0013 8000', '138-0013-8000', '1-3800138000'];
    const visitor = store.visitor();
    const guess = (account: string) => visitor.call(loginLogin, { account, password: 'wrong-one' });
    for (const account of [...spellings, ...spellings]) {
      expect(await guess(account)).toMatchObject({ data: { reason: 'CREDENTIALS' } });
    }
    expect(await guess('13-800138000')).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED' } });
  });

  it('stores only the hash of a token', async () => {
    const shopper = await store.shopper();
    const rows = await store.db.select().from(loginSessions);
    expect(JSON.stringify(rows)).not.toContain(shopper.token);
  });

  it('requires a recent app version inside an app', async () => {
    const call = (version: string) =>
      store
        .visitor()
        .call(
          loginLogin,
          { account: 'demo', password: 'pawlet-demo' },
          { headers: { 'app-version': version } },
        );
    for (const old of ['2.2.9', '2.2', 'unknown', '2.3.0-beta']) {
      expect(await call(old)).toMatchObject({
        code: 0,
        data: { reason: 'UPGRADE_REQUIRED', minimum: '2.3.0' },
      });
    }
    for (const recent of ['2.3.0', '2.3', '2.10.1', '3'])
      expect(await call(recent)).toMatchObject({ code: 1 });
  });
});

describe('verification codes', () => {
  it('log in and create the account the first time', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const captcha = await smsCode(visitor, mobile);
    expect(captcha).toMatch(/^\d{6}$/u);
    const terms: string = (await visitor.call(pageIndex, { diyname: 'terms' })).data.version;
    expect(await visitor.call(loginMobilelogin, { mobile, captcha, agreed: 'older' })).toMatchObject({
      data: { reason: 'AGREEMENT_REQUIRED', diyname: 'terms' },
    });
    const reply = await visitor.call(
      loginMobilelogin,
      { mobile, captcha, agreed: terms },
      { headers: { sup: 'zoo', code: 'spring' } },
    );
    expect(reply).toMatchObject({
      code: 1,
      data: { user: { mobile, nickname: `136****${mobile.slice(-4)}`, has_password: 0 } },
    });
    const [row] = await store.db
      .select()
      .from(shoppers)
      .where(eq(shoppers.mobile, `86${mobile}`));
    expect(row).toMatchObject({ agreedVersion: terms, sup: 'zoo', sourceCode: 'spring' });
    expect(row?.username).toMatch(/^user_[\da-f]{12}$/u);

    store.clock.advance(61);
    const again = await visitor.call(loginMobilelogin, { mobile, captcha: await smsCode(visitor, mobile) });
    expect(again.data.user.id).toBe(reply.data.user.id);
  });

  it('work under the newer root and its lower-case spelling', async () => {
    const visitor = store.visitor();
    const mobile = '15112345601';
    expect(await visitor.call(apiSmsSend, { mobile, event: 'mobilelogin', area_code: '+49' })).toMatchObject({
      code: 1,
    });
    const captcha = store.messages.at(-1)?.code;
    const reply = await visitor.call(
      { ...apiUserMobileLogin, path: '/api/user/mobilelogin' },
      { mobile, captcha, area_code: '49' },
    );
    expect(reply).toMatchObject({ code: 1, data: { userinfo: { mobile: `+49${mobile}` } } });
  });

  it('are valid once, for ten minutes, for five guesses and for their event', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const login = (captcha: string) => visitor.call(loginMobilelogin, { mobile, captcha });
    const refused = { code: 0, data: { reason: 'CREDENTIALS' } };

    const used = await smsCode(visitor, mobile);
    expect(await login(used)).toMatchObject({ code: 1 });
    expect(await login(used)).toMatchObject(refused);

    store.clock.advance(61);
    const late = await smsCode(visitor, mobile);
    store.clock.advance(600);
    expect(await login(late)).toMatchObject(refused);

    store.clock.advance(61);
    const other = await smsCode(visitor, mobile, 'bind');
    expect(await login(other)).toMatchObject(refused);

    store.clock.advance(61);
    const guessed = await smsCode(visitor, mobile);
    const wrong = guessed === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1) expect(await login(wrong)).toMatchObject(refused);
    expect(await login(guessed)).toMatchObject(refused);
  });

  it('are sent again after a minute, five times an hour', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const send = () => visitor.call(smsSend, { mobile, event: 'register' });
    for (let round = 0; round < 5; round += 1) {
      expect(await send()).toMatchObject({ code: 1 });
      expect(await send()).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED', retry_after: 60 } });
      store.clock.advance(60);
    }
    const reply = await send();
    expect(reply).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED' } });
    expect(reply.data.retry_after).toBeGreaterThan(3000);
    expect(reply.msg).toContain(String(reply.data.retry_after));
  });

  it('do not reveal whether the account exists, and restricted events require log-in', async () => {
    const known = await store.visitor().call(smsSend, { mobile: '13800138000', event: 'mobilelogin' });
    const unknown = await store.visitor().call(smsSend, { mobile: newMobile(), event: 'mobilelogin' });
    expect(known.data).toEqual(unknown.data);
    expect(
      await store.visitor().call(smsSend, { mobile: newMobile(), event: 'deleteaccount' }),
    ).toMatchObject({ code: 401 });
    const shopper = await store.shopper();
    expect(await shopper.call(smsSend, { mobile: newMobile(), event: 'changemobile' })).toMatchObject({
      code: 1,
    });
  });

  it("are stored as hashes and sent in the shopper's language", async () => {
    const visitor = store.visitor();
    visitor.lang = 'de';
    const code = await smsCode(visitor, newMobile());
    expect(store.messages.at(-1)?.text).toContain('Dein Bestätigungscode');
    expect(JSON.stringify(await store.db.select().from(verificationCodes))).not.toContain(code);
  });

  it('refuse invalid numbers', async () => {
    for (const mobile of ['12345678901', '1380013800', 'abc', '']) {
      const reply = await store.visitor().call(smsSend, { mobile, event: 'mobilelogin' });
      expect(reply).toMatchObject({ code: 0, data: { reason: 'VALIDATION' } });
      expect(Object.keys(reply.data.fields)).toEqual(['mobile']);
    }
  });

  it('identify a mobile number by its digits with any notation of its prefix', async () => {
    const [visitor, mobile] = [store.visitor(), newMobile()];
    const send = (area_code: string, rest: string) =>
      visitor.call(smsSend, { mobile: rest, area_code, event: 'mobilelogin' });
    expect(await send('86', mobile)).toMatchObject({ code: 1 });
    for (const [area_code, rest] of [
      ['+8-6', mobile],
      ['0086', mobile],
      ['86-1', mobile.slice(1)],
      ['8-613', mobile.slice(2)],
    ] as const) {
      expect(await send(area_code, rest)).toMatchObject({ data: { reason: 'RATE_LIMITED' } });
    }
  });

  it('create one account for two concurrent first log-ins', async () => {
    const mobile = newMobile();
    const visitor = store.visitor();
    const captcha = await smsCode(visitor, mobile);
    const tokens = [await visitor.takeFormToken(), await visitor.takeFormToken()];
    const replies = await Promise.all(
      tokens.map((formToken) => visitor.call(loginMobilelogin, { mobile, captcha }, { formToken })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });
});

describe('session', () => {
  it('ends on log-out, which returns a form token', async () => {
    const shopper = await store.shopper();
    const reply = await shopper.call(userLogout);
    expect(reply.data.__token__).toBe(reply.headers.get('__token__'));
    expect(await shopper.call(userIndex)).toMatchObject({ status: 401, code: 401 });
  });

  it('ends by POST too, and after thirty days', async () => {
    const first = await store.shopper();
    expect(await first.request(userLogout.path, { method: 'POST' })).toMatchObject({ code: 1 });
    expect(await first.call(userIndex)).toMatchObject({ code: 401 });
    const second = await store.shopper();
    store.clock.advance(2_592_000);
    expect(await second.call(userIndex)).toMatchObject({ code: 401 });
  });

  it('is identified by the header alone', async () => {
    const { token } = await store.shopper();
    const visitor = store.visitor();
    expect(await visitor.call(userIndex, { token })).toMatchObject({ code: 401 });
    expect(
      await visitor.call(userIndex, {}, { headers: { cookie: `token=${token}`, uid: '1' } }),
    ).toMatchObject({ code: 401 });
  });

  it('is exchanged for a new one while the presented token stays valid', async () => {
    const shopper = await store.shopper();
    const visitor = store.visitor();
    const reply = await visitor.call(userExchangeToken, { token: shopper.token });
    expect(reply).toMatchObject({ code: 1, data: { user: { nickname: 'Momo' } } });
    expect(reply.data.token).not.toBe(shopper.token);
    visitor.token = reply.data.token;
    expect(await visitor.call(userIndex)).toMatchObject({ code: 1 });
    expect(await shopper.call(userIndex)).toMatchObject({ code: 1 });
  });

  it('is not exchanged for an invented, empty or huge token', async () => {
    const visitor = store.visitor();
    expect(await visitor.call(userExchangeToken, { token: 'invented' })).toMatchObject({
      data: { reason: 'CREDENTIALS' },
    });
    for (const token of ['', 'x'.repeat(5000), 7]) {
      expect(await visitor.call(userExchangeToken, { token })).toMatchObject({
        data: { reason: 'VALIDATION' },
      });
    }
  });
});

describe('account', () => {
  it('shows its counts, balance and points', async () => {
    const shopper = await store.shopper();
    expect((await shopper.call(userIndex)).data.userInfo).toMatchObject({
      order: { created: 0, paid: 0, shipped: 0, evaluate: 0, refund: 0 },
      coupon_nums: 0,
      collect_nums: 0,
    });
    expect(await shopper.call(apiUserMoney)).toMatchObject({ data: { money: '0.00', score: 5000 } });
  });

  it("updates its profile, but not to a taken name or another's picture", async () => {
    const shopper = await store.shopper('second');
    const face = { username: 'second', nickname: 'Waffle', bio: 'Two cats' };
    expect(await shopper.call(userProfile, face)).toMatchObject({ code: 1 });
    expect((await shopper.call(userIndex)).data.userInfo).toMatchObject({
      nickname: 'Waffle',
      bio: 'Two cats',
    });
    expect(await shopper.call(userProfile, { ...face, username: 'demo' })).toMatchObject({
      data: { reason: 'VALIDATION', fields: { username: 'taken' } },
    });
    expect(await shopper.call(userProfile, { ...face, avatar: 'https://evil.test/a.png' })).toMatchObject({
      data: { fields: { avatar: 'format' } },
    });
  });
});
