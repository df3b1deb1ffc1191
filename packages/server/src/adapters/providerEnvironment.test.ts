import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/store/testClock.ts';
import { readEnvironment } from './environment.ts';
import { createPayments } from './providers.ts';

let folder: string;

const wechat = {
  PAWLET_WECHAT_WEB: 'wx0000000000000001:0123456789abcdef',
  PAWLET_WECHATPAY_MCHID: '1900000001',
  PAWLET_WECHATPAY_SERIAL: 'ABC',
  PAWLET_WECHATPAY_KEY_FILE: 'private.pem',
  PAWLET_WECHATPAY_APIV3_KEY: 'k'.repeat(32),
};
const alipay = {
  PAWLET_ALIPAY_APP_ID: '2021',
  PAWLET_ALIPAY_KEY_FILE: 'private.pem',
  PAWLET_ALIPAY_PUBLIC_KEY_FILE: 'public.pem',
};
const pingpong = {
  PAWLET_PINGPONG_CLIENT_ID: 'client1',
  PAWLET_PINGPONG_ACC_ID: 'client1001',
  PAWLET_PINGPONG_SALT: 'salt',
};
const kuaidi100 = { PAWLET_KUAIDI100_CUSTOMER: 'C', PAWLET_KUAIDI100_KEY: 'K' };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pawlet-keys-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(path.join(folder, 'private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(path.join(folder, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(path.join(folder, 'empty.pem'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (environment: Record<string, string>) => readEnvironment(environment, folder).providers;

describe('accounts at external services', () => {
  it('are read and create their providers', () => {
    const config = read({ ...wechat, ...alipay, ...pingpong, ...kuaidi100 });
    expect(config.wechatPay).toMatchObject({
      mchid: '1900000001',
      webAppId: 'wx0000000000000001',
      miniAppId: '',
      origin: 'https://api.mch.weixin.qq.com',
    });
    expect(config.alipay).toMatchObject({ keyType: 'PKCS8' });
    expect(config.kuaidi100).toMatchObject({ origin: 'https://poll.kuaidi100.com' });
    const deps = { clock: createTestClock(), getOpenid: () => Promise.resolve(null) };
    expect(createPayments(config, deps).map(({ id }) => id)).toEqual(['wechat', 'alipay', 'pingpong']);
    expect(createPayments(read({}), deps)).toEqual([]);
  });

  it.each([
    ['PAWLET_WECHATPAY_APIV3_KEY', { ...wechat, PAWLET_WECHATPAY_APIV3_KEY: 'short' }],
    ['PAWLET_WECHATPAY_APIV3_KEY', { ...wechat, PAWLET_WECHATPAY_APIV3_KEY: '' }],
    ['PAWLET_WECHATPAY_KEY_FILE', { ...wechat, PAWLET_WECHATPAY_KEY_FILE: 'missing.pem' }],
    ['PAWLET_WECHATPAY_KEY_FILE', { ...wechat, PAWLET_WECHATPAY_KEY_FILE: 'empty.pem' }],
    ['PAWLET_WECHATPAY_PUBLIC_KEY_FILE', { ...wechat, PAWLET_WECHATPAY_PUBLIC_KEY_ID: 'PUB1' }],
    ['PAWLET_WECHATPAY_ORIGIN', { ...wechat, PAWLET_WECHATPAY_ORIGIN: 'http://pay.example' }],
    ['PAWLET_WECHAT_WEB', { ...wechat, PAWLET_WECHAT_WEB: '' }],
    ['PAWLET_ALIPAY_PUBLIC_KEY_FILE', { ...alipay, PAWLET_ALIPAY_PUBLIC_KEY_FILE: '' }],
    ['PAWLET_ALIPAY_GATEWAY', { ...alipay, PAWLET_ALIPAY_GATEWAY: 'gateway' }],
    ['PAWLET_PINGPONG_SALT', { ...pingpong, PAWLET_PINGPONG_SALT: '' }],
    ['PAWLET_KUAIDI100_KEY', { PAWLET_KUAIDI100_CUSTOMER: 'C' }],
    ['PAWLET_CLOUD_ORIGIN', { PAWLET_CLOUD_ORIGIN: 'https://cloud.example/api' }],
  ])('report what is wrong with %s', (name, environment) => {
    expect(() => read(environment)).toThrow(name);
  });
});
