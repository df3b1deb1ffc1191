import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open();
});

afterAll(() => shops.close());

const sentCode = (): string => shops.store.messages.at(-1)?.code ?? '';

describe('accounts, against the real store', () => {
  it('are created with a number and a name, and refuse a name that is taken', async () => {
    const { login, registration } = pawlet.api;
    const mobile = '13700000001';
    expect(await login.sendCode({ mobile, event: 'register' })).toEqual({ status: 'ok' });
    expect(await login.sendCode({ mobile, event: 'register' })).toMatchObject({ status: 'rate-limited' });
    const given = { mobile, code: sentCode(), password: 'a-good-password' };
    expect(await registration.withMobile({ ...given, username: 'demo' })).toMatchObject({
      status: 'refused',
      reason: 'VALIDATION',
      fields: { username: 'taken' },
    });
    expect(await registration.withMobile({ ...given, username: 'mona' })).toMatchObject({
      status: 'ok',
      user: { username: 'mona', hasPassword: true },
    });
  });

  it('are created with an e-mail address, whose password can be reset', async () => {
    const { login, registration } = pawlet.api;
    const email = 'mona@pawlet.test';
    await login.sendCode({ email, event: 'register' });
    const made = await registration.withEmail({ email, code: sentCode(), password: 'a-good-password' });
    expect(made).toMatchObject({ status: 'ok', user: { email } });
    expect(made.status === 'ok' && made.token).not.toBe('');
    const reset = { email: 'demo@pawlet.test', password: 'another-password' };
    await login.sendCode({ email: reset.email, event: 'resetpwd' });
    expect(await login.resetPassword({ ...reset, code: '000000' })).toMatchObject({
      status: 'wrong-credentials',
    });
    expect(await login.resetPassword({ ...reset, code: sentCode() })).toEqual({ status: 'ok' });
    const { email: account, password } = reset;
    expect(await login.withPassword({ account, password })).toMatchObject({ status: 'ok' });
  });

  it('log in with numbers of other countries', async () => {
    const { login } = pawlet.api;
    const prefixes = await login.phonePrefixes();
    expect(prefixes.find(({ country }) => country === 'DEU')?.areaCode).toBe('49');
    expect(prefixes.some(({ country }) => country === 'CHN')).toBe(false);
    const number = { mobile: '15123456789', areaCode: '49' };
    await login.sendCode({ ...number, event: 'mobilelogin' });
    expect(shops.store.messages.at(-1)?.recipient).toBe('4915123456789');
    const logIn = await login.withCode({ ...number, code: sentCode() });
    expect(logIn).toMatchObject({ status: 'ok' });
    expect(logIn.status === 'ok' && logIn.token).not.toBe('');
  });

  it('log in with a provider: a new person with her number, a known one directly', async () => {
    const { social, appLogin, login } = pawlet.api;
    const returnUrl = `${testOrigin}/?hashpath=%2Fpages%2Flogin%2Fauth`;
    expect(await social.start({ platform: 'wechat', returnUrl })).toEqual({ status: 'not-offered' });
    const comeBack = async (isSilent = false) => {
      const started = await social.start({ platform: 'sandbox', returnUrl, isSilent });
      if (started.status !== 'ok') throw new Error(started.status);
      const body = new URLSearchParams({ name: 'Zoë' });
      const reply = await shops.store.app.request(started.url, { method: 'POST', body });
      const { searchParams } = new URL(reply.headers.get('location') ?? '');
      expect(searchParams.get('state')).toBe(started.state);
      return { code: searchParams.get('code') ?? '', state: started.state };
    };
    const back = await comeBack();
    const first = await social.finish({ platform: 'sandbox', ...back });
    expect(first).toMatchObject({ status: 'not-linked', nickname: 'Zoë' });
    if (first.status !== 'not-linked') return;
    expect(await social.finish({ platform: 'sandbox', ...back })).toMatchObject({
      status: 'wrong-credentials',
    });
    const silent = await comeBack(true);
    expect(await social.openId({ platform: 'sandbox', ...silent })).toMatch(/^sandbox-/u);
    expect(await social.openId({ platform: 'sandbox', ...silent })).toBeUndefined();
    const mobile = '13700000002';
    await login.sendCode({ mobile, event: 'bind' });
    const { bindToken } = first;
    expect(await appLogin.linkMobile({ mobile, code: sentCode(), bindToken })).toMatchObject({
      status: 'ok',
    });
    expect(await social.finish({ platform: 'sandbox', ...(await comeBack()) })).toMatchObject({
      status: 'ok',
      user: { nickname: 'Zoë' },
    });
  });

  it('do not offer log-in by an unconfigured messaging app, and show a picture for an invitation', async () => {
    const { appLogin, registration } = pawlet.api;
    const vouched = { code: 'C-1', encryptedData: 'YQ==', iv: 'aaaaaaaaaaaaaaaaaaaaaa==' };
    expect(await appLogin.withWechatMobile(vouched)).toMatchObject({
      status: 'refused',
      reason: 'NOT_CONFIGURED',
    });
    const plain = await registration.welcome();
    expect(plain.imageUrl).toContain('/media/');
    expect(plain.isInvited).toBe(false);
    expect((await registration.welcome(1)).isInvited).toBe(true);
    expect((await registration.welcome(999_999)).isInvited).toBe(false);
    expect(shops.store.errors).toEqual([]);
  });
});
