import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kuaidi100Config } from './logistics/kuaidi100.ts';
import type { AlipayConfig } from './payments/alipay.ts';
import type { PingpongConfig } from './payments/pingpong.ts';
import type { WechatPayConfig } from './payments/wechatPay.ts';
import type { WechatApps } from './messageEnvironment.ts';
import { StartError } from './startError.ts';

/** Accounts at external services; undefined where the shop has none. */
export interface ProviderConfig {
  readonly wechatPay: WechatPayConfig | undefined;
  readonly alipay: AlipayConfig | undefined;
  readonly pingpong: PingpongConfig | undefined;
  readonly kuaidi100: Kuaidi100Config | undefined;
}

const wechatOrigin = 'https://api.mch.weixin.qq.com';
const alipayGateway = 'https://openapi.alipay.com/gateway.do';
const pingpongOrigin = 'https://acquirer-payment.pingpongx.com';
const kuaidi100Origin = 'https://poll.kuaidi100.com';

type Read = (name: string) => string;

/** Reads the accounts at external services; an incomplete account aborts the start. */
export function readProviders(
  read: Read,
  currentFolder: string,
  wechatApps: WechatApps | undefined,
): ProviderConfig {
  const keyText = (name: string) => readKeyFile(name, read(name), currentFolder);
  return {
    wechatPay: readWechatPay(read, keyText, wechatApps),
    alipay: readAlipay(read, keyText),
    pingpong: readPingpong(read),
    kuaidi100: readKuaidi100(read),
  };
}

/** Whether an account is configured: either every variable of it is set, or none. */
function isSetUp(read: Read, names: readonly string[]): boolean {
  const missing = names.filter((name) => read(name) === '');
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  const present = names.find((name) => read(name) !== '');
  throw new StartError(
    `${missing.join(', ')}: missing, although ${present} is set. Set all of ${names.join(', ')}, or none.`,
  );
}

function readWechatPay(
  read: Read,
  keyText: (name: string) => string,
  apps: WechatApps | undefined,
): WechatPayConfig | undefined {
  const names = ['MCHID', 'SERIAL', 'KEY_FILE', 'APIV3_KEY'].map((name) => `PAWLET_WECHATPAY_${name}`);
  if (!isSetUp(read, names)) return undefined;
  const apiV3Key = read('PAWLET_WECHATPAY_APIV3_KEY');
  if (Buffer.byteLength(apiV3Key) !== 32) {
    throw new StartError(
      'PAWLET_WECHATPAY_APIV3_KEY: it must have 32 characters, as shown on the merchant platform.',
    );
  }
  if (apps === undefined) {
    throw new StartError(
      'PAWLET_WECHATPAY_MCHID: WeChat Pay needs an app. Set PAWLET_WECHAT_WEB, PAWLET_WECHAT_MINI or PAWLET_WECHAT_NATIVE.',
    );
  }
  const publicNames = ['PAWLET_WECHATPAY_PUBLIC_KEY_ID', 'PAWLET_WECHATPAY_PUBLIC_KEY_FILE'];
  const publicKeyFile = 'PAWLET_WECHATPAY_PUBLIC_KEY_FILE';
  return {
    mchid: read('PAWLET_WECHATPAY_MCHID'),
    serial: read('PAWLET_WECHATPAY_SERIAL'),
    privateKey: toKey('PAWLET_WECHATPAY_KEY_FILE', keyText('PAWLET_WECHATPAY_KEY_FILE'), createPrivateKey),
    apiV3Key,
    webAppId: apps.web?.appId ?? '',
    miniAppId: apps.mini?.appId ?? '',
    nativeAppId: apps.native?.appId ?? '',
    publicKey: isSetUp(read, publicNames)
      ? {
          id: read('PAWLET_WECHATPAY_PUBLIC_KEY_ID'),
          key: toKey(publicKeyFile, keyText(publicKeyFile), createPublicKey),
        }
      : undefined,
    origin: readAddress('PAWLET_WECHATPAY_ORIGIN', read('PAWLET_WECHATPAY_ORIGIN'), wechatOrigin),
  };
}

function readAlipay(read: Read, keyText: (name: string) => string): AlipayConfig | undefined {
  const names = ['APP_ID', 'KEY_FILE', 'PUBLIC_KEY_FILE'].map((name) => `PAWLET_ALIPAY_${name}`);
  if (!isSetUp(read, names)) return undefined;
  const privateKey = keyText('PAWLET_ALIPAY_KEY_FILE');
  const alipayPublicKey = keyText('PAWLET_ALIPAY_PUBLIC_KEY_FILE');
  toKey('PAWLET_ALIPAY_KEY_FILE', privateKey, createPrivateKey);
  toKey('PAWLET_ALIPAY_PUBLIC_KEY_FILE', alipayPublicKey, createPublicKey);
  return {
    appId: read('PAWLET_ALIPAY_APP_ID'),
    privateKey,
    keyType: privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8',
    alipayPublicKey,
    gateway: readAddress('PAWLET_ALIPAY_GATEWAY', read('PAWLET_ALIPAY_GATEWAY'), alipayGateway),
  };
}

function readPingpong(read: Read): PingpongConfig | undefined {
  const names = ['CLIENT_ID', 'ACC_ID', 'SALT'].map((name) => `PAWLET_PINGPONG_${name}`);
  if (!isSetUp(read, names)) return undefined;
  return {
    clientId: read('PAWLET_PINGPONG_CLIENT_ID'),
    accId: read('PAWLET_PINGPONG_ACC_ID'),
    salt: read('PAWLET_PINGPONG_SALT'),
    origin: readAddress('PAWLET_PINGPONG_ORIGIN', read('PAWLET_PINGPONG_ORIGIN'), pingpongOrigin),
  };
}

function readKuaidi100(read: Read): Kuaidi100Config | undefined {
  if (!isSetUp(read, ['PAWLET_KUAIDI100_CUSTOMER', 'PAWLET_KUAIDI100_KEY'])) return undefined;
  return {
    customer: read('PAWLET_KUAIDI100_CUSTOMER'),
    key: read('PAWLET_KUAIDI100_KEY'),
    origin: readAddress('PAWLET_KUAIDI100_ORIGIN', read('PAWLET_KUAIDI100_ORIGIN'), kuaidi100Origin),
  };
}

function readKeyFile(name: string, file: string, currentFolder: string): string {
  try {
    return readFileSync(path.resolve(currentFolder, file), 'utf8').trim();
  } catch (error) {
    throw new StartError(`${name}: "${file}" cannot be read. Name a file in PEM format.`, { cause: error });
  }
}

function toKey(name: string, pem: string, create: (pem: string) => KeyObject): KeyObject {
  try {
    return create(pem);
  } catch (error) {
    throw new StartError(`${name}: the file contains no key in PEM format.`, { cause: error });
  }
}

/** An https address, or http on this machine, without a trailing slash. */
function readAddress(name: string, text: string, fallback: string): string {
  if (text === '') return fallback;
  const url = URL.parse(text);
  const isLocal = url !== null && /^(localhost|127\.0\.0\.1)$/u.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))) {
    throw new StartError(`${name}: "${text}" is not an https address. Write it like ${fallback}.`);
  }
  return text.replace(/\/$/u, '');
}
