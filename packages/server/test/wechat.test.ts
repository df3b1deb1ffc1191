import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  commonInit,
  goodsGetWxCode,
  loginAppLogin,
  loginGetWechatMobile,
  loginWxLogin,
  thirdCallback,
  thirdGetAuthUrl,
  userGetSigned,
  userIndex,
} from '@pawlet/core/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWechat } from '../src/adapters/wechat.ts';
import type { Logger } from '../src/ports/logger.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { createTestClock } from './store/testClock.ts';

const sessionKey = randomBytes(16);
const appId = { web: 'wxweb', mini: 'wxmini', native: 'wxnative' } as const;
const logged: string[] = [];
const errors: unknown[] = [];
const logger: Logger = {
  info: () => undefined,
  warn: (event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
  error: (_, error) => void errors.push(error),
};
const clock = createTestClock();
let server: Server;
let store: TestStore;
let ticketsGiven = 0;
let isRefusing = false;
/** Parameters of the requested mini-program codes. */
const miniCodes: unknown[] = [];
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
/** Every request to the fake service: path and parameters. */
const asked: URL[] = [];

/** WeChat's responses; codes are `good-<person>`. */
function answer(url: URL, body: string): unknown {
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const person = /^good-(\w+)$/u.exec(query('code') || query('js_code'))?.[1];
  switch (url.pathname) {
    case '/sns/oauth2/access_token':
      if (person === undefined || query('secret') !== 'word')
        return { errcode: 40029, errmsg: 'invalid code' };
      return {
        access_token: `access-${person}`,
        openid: `${query('appid')}-${person}`,
        unionid: `union-${person}`,
        scope: 'snsapi_userinfo',
      };
    case '/sns/userinfo':
      return { nickname: '小红', headimgurl: 'https://thirdwx.example/1.jpg' };
    case '/sns/jscode2session':
      if (person === undefined) return { errcode: 40029, errmsg: 'invalid code' };
      return {
        openid: `mini-${person}`,
        session_key: sessionKey.toString('base64'),
        unionid: `union-${person}`,
      };
    case '/cgi-bin/stable_token':
      return isRefusing
        ? { errcode: 40164 }
        : { access_token: `token-${JSON.parse(body).appid}`, expires_in: 7200 };
    case '/wxa/getwxacodeunlimit':
      miniCodes.push(JSON.parse(body));
      return query('access_token') === 'token-wxmini' && JSON.parse(body).env_version !== 'trial'
        ? jpeg
        : { errcode: 41030 };
    case '/cgi-bin/ticket/getticket':
      ticketsGiven += 1;
      return { errcode: 0, ticket: `ticket-${ticketsGiven}`, expires_in: 7200 };
    default:
      return { errcode: 404 };
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://wechat.test');
    asked.push(url);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      // WeChat sends text/plain.
      const reply = answer(url, body);
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(Buffer.isBuffer(reply) ? reply : JSON.stringify(reply));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const key = (id: string) => ({ appId: id, secret: 'word' });
  const wechat = createWechat({
    apps: { web: key(appId.web), mini: key(appId.mini), native: key(appId.native) },
    nowMs: () => clock.nowMs(),
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  store = await createTestStore({ settings: { isDemo: false }, deps: { logger, wechat } });
});
afterEach(() => {
  store.clock.advance(3700);
});
afterAll(async () => {
  await store.close();
  server.close();
});

function encrypt(value: unknown, key = sessionKey) {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { encryptedData: encrypted.toString('base64'), iv: iv.toString('base64') };
}

const phone = (number: string, appid: string = appId.mini) => ({
  phoneNumber: number,
  purePhoneNumber: number,
  countryCode: '86',
  watermark: { timestamp: 1, appid },
});
const refused = { code: 0, data: { reason: 'CREDENTIALS' } };

describe('WeChat', () => {
  it('is offered once it is configured', async () => {
    expect((await store.visitor().call(commonInit)).data.logintypearr).toEqual([
      'account',
      'mobile',
      'email',
      'wechat',
      'wechatmobile',
      'app',
    ]);
  });

  it('logs in with its page: one identity in all apps of the shop', async () => {
    const visitor = store.visitor();
    const url = `${testOrigin}/?hashpath=/pages/login/auth`;
    const { data } = await visitor.call(thirdGetAuthUrl, { platform: 'wechat', url });
    const page = new URL(data);
    expect(`${page.origin}${page.pathname}${page.hash}`).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
    );
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      appid: appId.web,
      redirect_uri: url,
      response_type: 'code',
      scope: 'snsapi_userinfo',
    });
    const state = page.searchParams.get('state');
    const reply = await visitor.call(thirdCallback, { platform: 'wechat', code: 'good-hong', state });
    expect(reply).toMatchObject({
      code: 1,
      data: {
        user: null,
        third: { nickname: '小红', avatar: 'https://thirdwx.example/1.jpg' },
        openid: 'wxweb-hong',
      },
    });
    expect(reply.data.third.bind_token).not.toBe('');
    const { data: again } = await visitor.call(thirdGetAuthUrl, { platform: 'wechat', url });
    const next = new URL(again).searchParams.get('state');
    expect(await visitor.call(thirdCallback, { platform: 'wechat', code: 'bad', state: next })).toMatchObject(
      refused,
    );
    expect(logged.join()).toContain('40029');
  });

  it('verifies a mobile number in the mini-program, and logs the person in to the app from then on', async () => {
    const visitor = store.visitor();
    const reply = await visitor.call(loginGetWechatMobile, {
      ...encrypt(phone('13411112222')),
      code: 'good-li',
    });
    expect(reply).toMatchObject({ code: 1 });
    visitor.token = reply.data.token;
    expect(await visitor.call(userIndex)).toMatchObject({ data: { userInfo: { mobile: '13411112222' } } });
    for (const endpoint of [loginAppLogin, loginWxLogin]) {
      expect(await store.visitor().call(endpoint, { code: 'good-li' })).toMatchObject({
        data: { user: { mobile: '13411112222' } },
      });
    }
  });

  it("sets a new person's name from the mini-program's page", async () => {
    const rawData = { nickName: 'Mei', avatarUrl: 'https://thirdwx.example/2.jpg' };
    for (const sent of [rawData, JSON.stringify(rawData)]) {
      expect(await store.visitor().call(loginWxLogin, { code: 'good-mei', rawData: sent })).toMatchObject({
        code: 1,
        data: { user: null, third: { nickname: 'Mei', avatar: 'https://thirdwx.example/2.jpg' } },
      });
    }
    for (const sent of ['not json', 7, { nickName: 5 }, { avatarUrl: 'javascript:1' }]) {
      expect(await store.visitor().call(loginWxLogin, { code: 'good-mei', rawData: sent })).toMatchObject({
        code: 1,
        data: { third: { nickname: '', avatar: '' } },
      });
    }
  });

  it('refuses data that is forged or for another app', async () => {
    const visitor = store.visitor();
    const product = encrypt(phone('13411113333'));
    const cases = [
      encrypt(phone('13411113333'), randomBytes(16)),
      encrypt(phone('13411113333', 'wxother')),
      encrypt({ nickName: 'no mobile' }),
      encrypt(phone('+86 134')),
      { ...product, encryptedData: 'YWJj' },
      { ...product, iv: `${'a'.repeat(22)}==` },
    ];
    for (const fields of cases) {
      expect(await visitor.call(loginGetWechatMobile, { ...fields, code: 'good-wu' })).toMatchObject(refused);
    }
    expect(await visitor.call(loginGetWechatMobile, { ...product, code: 'bad' })).toMatchObject(refused);
  });

  it("signs the shop's own pages with a ticket that is requested once in two hours", async () => {
    const url = `${testOrigin}/?a=1`;
    const sign = () => store.visitor().call(userGetSigned, { url: `${url}#/pages/index/index` });
    const { data } = await sign();
    const raw = `jsapi_ticket=ticket-1&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${url}`;
    expect(data).toMatchObject({ appId: appId.web, url });
    expect(data.signature).toBe(createHash('sha1').update(raw).digest('hex'));
    expect(JSON.stringify(data)).not.toContain('ticket-1');
    await sign();
    expect(ticketsGiven).toBe(1);
    clock.advance(7200);
    await sign();
    expect(ticketsGiven).toBe(2);
    expect(await store.visitor().call(userGetSigned, { url: 'https://evil.test/' })).toMatchObject({
      data: { fields: { url: 'choice' } },
    });
  });

  it('gets one request for a token and a ticket from concurrent visitors, and no immediate retry when it refuses', async () => {
    const sign = () => store.visitor().call(userGetSigned, { url: `${testOrigin}/` });
    const requests = () => asked.filter(({ pathname }) => pathname.startsWith('/cgi-bin/')).length;
    clock.advance(2 * 7200);
    let before = requests();
    await Promise.all(Array.from({ length: 10 }, sign));
    expect(requests() - before).toBe(2);
    isRefusing = true;
    clock.advance(2 * 7200);
    before = requests();
    for (let index = 0; index < 10; index += 1) {
      expect(await sign()).toMatchObject({ data: { reason: 'NOT_CONFIGURED' } });
    }
    expect(requests() - before).toBe(1);
    isRefusing = false;
    clock.advance(60);
    expect(await sign()).toMatchObject({ code: 1 });
  });

  it("draws the mini-program's code of a product once, and the shop's own where it draws none", async () => {
    const shopper = await store.shopper();
    const draw = (version: string) => shopper.call(goodsGetWxCode, { goods_id: 1, version });
    for (let index = 0; index < 3; index += 1) {
      expect(await draw('release')).toMatchObject({
        data: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
      });
    }
    expect(miniCodes).toEqual([
      {
        scene: 'invite_id=1&goods_id=1',
        page: 'pages/goods/detail',
        check_path: true,
        env_version: 'release',
        width: 430,
      },
    ]);
    expect((await draw('trial')).data).toMatch(/^data:image\/png;base64,/u);
    expect(miniCodes.at(-1)).toMatchObject({ check_path: false, env_version: 'trial' });
    // A refused code does not block the next one.
    expect((await shopper.call(goodsGetWxCode, { goods_id: 2, version: 'release' })).data).toMatch(
      /^data:image\/jpeg;base64,/u,
    );
    expect(await shopper.call(goodsGetWxCode, { goods_id: 99_999 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });

  it('is refused with a message when WeChat is unreachable', async () => {
    const away = createWechat({
      apps: { native: { appId: 'wx', secret: 'word' } },
      nowMs: () => 0,
      apiOrigin: 'http://127.0.0.1:1',
    });
    expect(await away.identify('native', 'good-x', logger)).toBeNull();
    expect(await away.identify('web', 'good-x', logger)).toBeNull();
    expect(await away.openMiniSession('good-x', logger)).toBeNull();
    expect(await away.pageTicket(logger)).toBeNull();
    expect(logged).toContainEqual(expect.stringMatching(/^wechat not reached /u));
    expect(asked.length).toBeGreaterThan(0);
  });
});

it('logs no error and no secret', () => {
  expect(errors).toEqual([]);
  expect(logged.join()).not.toContain('word');
});
