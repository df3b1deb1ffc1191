import {
  commonInit,
  loginAppLogin,
  loginGetWechatMobile,
  loginLogin,
  loginWxLogin,
  smsSend,
  thirdAccount,
  thirdCallback,
  thirdGetAuthUrl,
  userGetSigned,
  userIndex,
} from '@pawlet/core/contract';
import { describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { useAccountStore } from './store/accountStore.ts';
import type { TestClient } from './store/testClient.ts';

let store: TestStore;

const { newMobile } = useAccountStore((made) => {
  store = made;
});

const callbackUrl = `${testOrigin}/?hashpath=%2Fpages%2Flogin%2Fauth#/pages/login/auth`;
const refused = { code: 0, data: { reason: 'CREDENTIALS' } };

async function authUrl(client: TestClient, url = callbackUrl): Promise<string> {
  const reply = await client.call(thirdGetAuthUrl, { platform: 'sandbox', url });
  expect(reply).toMatchObject({ code: 1 });
  return String(reply.data);
}

/** Submits the form of the provider's page; returns its redirect. */
async function passPage(url: string, name: string): Promise<URL> {
  const response = await store.app.request(url, { method: 'POST', body: new URLSearchParams({ name }) });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function comeBack(client: TestClient, name: string, more: Record<string, unknown> = {}) {
  const { searchParams } = await passPage(await authUrl(client), name);
  return client.call(thirdCallback, {
    platform: 'sandbox',
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    ...more,
  });
}

async function bind(client: TestClient, mobile: string, ticket: string, more: Record<string, unknown> = {}) {
  expect(await client.call(smsSend, { mobile, event: 'bind' })).toMatchObject({ code: 1 });
  const code = store.messages.at(-1)?.code;
  return client.call(thirdAccount, { mobile, code, bind_token: ticket, ...more });
}

describe('page of the sandbox provider', () => {
  it('asks for a name in the browser’s language and redirects to the route with code and state', async () => {
    const url = await authUrl(store.visitor());
    const page = await store.app.request(url, { headers: { 'accept-language': 'de-DE,de' } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${testOrigin}`);
    expect(html).toContain('lang="de"');
    expect(html).toMatch(/<form method="post">[\s\S]*name="name"/u);
    const back = await passPage(url, 'Zoë');
    expect(back.searchParams.get('hashpath')).toBe('/pages/login/auth');
    expect(back.hash).toBe('#/pages/login/auth');
    expect(back.searchParams.get('code')).toMatch(/^[\da-f]{32}$/u);
  });

  it('shows the form again without a name, and redirects to no foreign address', async () => {
    const url = await authUrl(store.visitor());
    for (const name of ['', '   ', 'x'.repeat(31)]) {
      const page = await store.app.request(url, { method: 'POST', body: new URLSearchParams({ name }) });
      expect([page.status, (await page.text()).includes('role="alert"')]).toEqual([400, true]);
    }
    for (const foreign of [
      'https://evil.test/',
      '//evil.test',
      'javascript:alert(1)',
      `${testOrigin}.evil.test/`,
    ]) {
      const query = new URLSearchParams({ redirect_uri: foreign, state: 'x' });
      const address = `${testOrigin}/demo/social?${query.toString()}`;
      const posted = { method: 'POST', body: new URLSearchParams({ name: 'Zoe' }) };
      for (const init of [{}, posted]) {
        const page = await store.app.request(address, init);
        expect([page.status, page.headers.get('location')]).toEqual([400, null]);
      }
      expect(
        await store.visitor().call(thirdGetAuthUrl, { platform: 'sandbox', url: foreign }),
      ).toMatchObject({ data: { reason: 'VALIDATION', fields: { url: 'choice' } } });
    }
  });

  it('exists in demo mode only', async () => {
    const shop = await createTestStore({ settings: { isDemo: false } });
    const visitor = shop.visitor();
    expect((await shop.app.request(`${testOrigin}/demo/social`)).status).toBe(404);
    const fields = { platform: 'sandbox', url: callbackUrl };
    expect(await visitor.call(thirdGetAuthUrl, fields)).toMatchObject({ data: { reason: 'NOT_CONFIGURED' } });
    for (const endpoint of [loginAppLogin, loginWxLogin]) {
      expect(await visitor.call(endpoint, { code: 'a' })).toMatchObject({
        data: { reason: 'NOT_CONFIGURED' },
      });
    }
    expect((await visitor.call(commonInit)).data.logintypearr).toEqual(['account', 'mobile', 'email']);
    await shop.close();
  });
});

describe('log-in with a provider', () => {
  it('creates an account with a mobile number the first time, and logs in from then on', async () => {
    const visitor = store.visitor();
    const first = await comeBack(visitor, 'Nina');
    expect(first).toMatchObject({
      code: 1,
      data: { user: null, third: { nickname: 'Nina' }, openid: 'sandbox-nina' },
    });
    const mobile = newMobile();
    const ticket = String(first.data.third.bind_token);
    const made = await bind(visitor, mobile, ticket, { invite_id: 1 });
    expect(made).toMatchObject({
      code: 1,
      data: { userinfo: { nickname: 'Nina', mobile, has_password: 0 } },
    });
    visitor.token = made.data.userinfo.token;
    expect(await visitor.call(userIndex)).toMatchObject({ code: 1 });

    const again = await comeBack(store.visitor(), 'nina');
    expect(again.data.user.id).toBe(made.data.userinfo.id);
    expect(again.data.user.token).not.toBe('');
    store.clock.advance(61);
    expect(await bind(store.visitor(), mobile, ticket)).toMatchObject(refused);
  });

  it('links to the account with the mobile number', async () => {
    const visitor = store.visitor();
    const { data } = await comeBack(visitor, 'Biscuit elsewhere');
    const reply = await bind(visitor, '13900139000', data.third.bind_token);
    expect(reply).toMatchObject({ code: 1, data: { userinfo: { username: 'second', nickname: 'Biscuit' } } });
    const again = await comeBack(store.visitor(), 'biscuit elsewhere');
    expect(again).toMatchObject({ data: { user: { username: 'second' } } });
  });

  it('refuses a state of another browser, an old or used one, and a used code', async () => {
    const visitor = store.visitor();
    const back = async () => {
      const { searchParams } = await passPage(await authUrl(visitor), 'Olga');
      return { platform: 'sandbox', code: searchParams.get('code'), state: searchParams.get('state') };
    };
    expect(await store.visitor().call(thirdCallback, await back())).toMatchObject(refused);
    const used = await back();
    expect(await visitor.call(thirdCallback, used)).toMatchObject({ code: 1 });
    expect(await visitor.call(thirdCallback, used)).toMatchObject(refused);
    const fresh = await back();
    expect(await visitor.call(thirdCallback, { ...fresh, code: used.code })).toMatchObject(refused);
    expect(await visitor.call(thirdCallback, { ...(await back()), state: 'invented' })).toMatchObject(
      refused,
    );
    const late = await back();
    store.clock.advance(600);
    expect(await visitor.call(thirdCallback, late)).toMatchObject(refused);
  });

  it('returns no ticket unless requested, and logs nobody in with the openid alone', async () => {
    const visitor = store.visitor();
    expect(await comeBack(visitor, 'Paul', { bind: 0 })).toMatchObject({
      code: 1,
      data: { user: null, third: { bind_token: '' } },
    });
    expect(await comeBack(visitor, 'momo', { base: 1 })).toMatchObject({
      code: 1,
      data: { user: null, openid: 'sandbox-momo', third: { bind_token: '' } },
    });
  });

  it('requires the correct code and a recent ticket', async () => {
    const visitor = store.visitor();
    const { data } = await comeBack(visitor, 'Quentin');
    const mobile = newMobile();
    const ticket = String(data.third.bind_token);
    expect(await visitor.call(thirdAccount, { mobile, code: '000000', bind_token: ticket })).toMatchObject(
      refused,
    );
    expect(await bind(visitor, mobile, 'invented')).toMatchObject(refused);
    store.clock.advance(600);
    expect(await bind(visitor, mobile, ticket)).toMatchObject(refused);
  });

  it('links once when two browsers use one ticket concurrently', async () => {
    const visitor = store.visitor();
    const { data } = await comeBack(visitor, 'Rosa');
    const racers = await Promise.all(
      [newMobile(), newMobile()].map(async (mobile) => {
        await visitor.call(smsSend, { mobile, event: 'bind' });
        return { mobile, code: store.messages.at(-1)?.code, formToken: await visitor.takeFormToken() };
      }),
    );
    const replies = await Promise.all(
      racers.map(({ mobile, code, formToken }) =>
        visitor.call(thirdAccount, { mobile, code, bind_token: data.third.bind_token }, { formToken }),
      ),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  it('supports the native app and the mini-program in demo mode with codes of the sandbox', async () => {
    const code = async () =>
      (await passPage(await authUrl(store.visitor()), 'momo')).searchParams.get('code');
    for (const endpoint of [loginAppLogin, loginWxLogin]) {
      const visitor = store.visitor();
      const reply = await visitor.call(endpoint, { code: await code(), rawData: '{"nickName":"x"}' });
      expect(reply).toMatchObject({ code: 1, data: { user: { username: 'demo' } } });
      expect(await visitor.call(endpoint, { code: 'invented' })).toMatchObject(refused);
    }
  });

  it('lists what this shop supports, and reports what is not configured', async () => {
    const visitor = store.visitor();
    expect((await visitor.call(commonInit)).data.logintypearr).toEqual([
      'account',
      'mobile',
      'email',
      'app',
      'sandbox',
    ]);
    const notSetUp = { code: 0, data: { reason: 'NOT_CONFIGURED' } };
    expect(await visitor.call(thirdGetAuthUrl, { platform: 'wechat', url: callbackUrl })).toMatchObject(
      notSetUp,
    );
    expect(await visitor.call(thirdCallback, { platform: 'wechat', code: 'a', state: 'b' })).toMatchObject(
      notSetUp,
    );
    expect(await visitor.call(userGetSigned, { url: `${testOrigin}/` })).toMatchObject(notSetUp);
    expect(
      await visitor.call(loginGetWechatMobile, {
        encryptedData: 'YQ==',
        iv: `${'a'.repeat(22)}==`,
        code: 'a',
      }),
    ).toMatchObject(notSetUp);
  });

  it('requires a recent app version inside an app', async () => {
    const headers = { 'app-version': '2.0.0' };
    const reply = await store.visitor().call(loginAppLogin, { code: 'a' }, { headers });
    expect(reply).toMatchObject({ data: { reason: 'UPGRADE_REQUIRED' } });
  });

  it('does not affect password log-in', async () => {
    expect(
      await store.visitor().call(loginLogin, { account: 'sandbox-momo', password: 'pawlet-demo' }),
    ).toMatchObject(refused);
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
