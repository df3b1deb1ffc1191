import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { account, optional, secret, serviceAddress, settings } from './environmentValues.ts';
import { wechatApps } from './messageEnvironment.ts';
import type { AlipayConfig } from './payments/alipay.ts';
import type { WechatPayConfig } from './payments/wechatPay.ts';

/** Accounts at external services; undefined where the shop has none. */
export type ProviderConfig = v.InferOutput<ReturnType<typeof providers>>;

/** The accounts at external services; paths of key files are relative to `folder`. */
export function providers(folder: string) {
  return settings({
    wechatPay: wechatPay(folder),
    alipay: alipay(folder),
    pingpong: account((needed) => ({
      clientId: needed('PAWLET_PINGPONG_CLIENT_ID', v.string()),
      accId: needed('PAWLET_PINGPONG_ACC_ID', v.string()),
      salt: needed('PAWLET_PINGPONG_SALT', v.string()),
      origin: address('PAWLET_PINGPONG_ORIGIN', 'https://acquirer-payment.pingpongx.com'),
    })),
    kuaidi100: account((needed) => ({
      customer: needed('PAWLET_KUAIDI100_CUSTOMER', v.string()),
      key: needed('PAWLET_KUAIDI100_KEY', v.string()),
      origin: address('PAWLET_KUAIDI100_ORIGIN', 'https://poll.kuaidi100.com'),
    })),
  });
}

function wechatPay(folder: string) {
  return v.pipe(
    account((needed) => ({
      mchid: needed('PAWLET_WECHATPAY_MCHID', v.string()),
      serial: needed('PAWLET_WECHATPAY_SERIAL', v.string()),
      privateKey: needed('PAWLET_WECHATPAY_KEY_FILE', keyFile(folder, createPrivateKey)),
      apiV3Key: needed(
        'PAWLET_WECHATPAY_APIV3_KEY',
        secret(
          (value) => Buffer.byteLength(value) === 32,
          'it must have 32 characters, as shown on the merchant platform.',
        ),
      ),
      publicKey: account((neededToo) => ({
        id: neededToo('PAWLET_WECHATPAY_PUBLIC_KEY_ID', v.string()),
        key: neededToo('PAWLET_WECHATPAY_PUBLIC_KEY_FILE', keyFile(folder, createPublicKey)),
      })),
      origin: address('PAWLET_WECHATPAY_ORIGIN', 'https://api.mch.weixin.qq.com'),
      apps: wechatApps,
    })),
    v.check(
      (given) => given === undefined || Object.values(given.apps).some((app) => app !== undefined),
      'PAWLET_WECHATPAY_MCHID: WeChat Pay needs an app. Set PAWLET_WECHAT_WEB, PAWLET_WECHAT_MINI or PAWLET_WECHAT_NATIVE.',
    ),
    v.transform((given): WechatPayConfig | undefined => {
      if (given === undefined) return undefined;
      const { apps, privateKey, publicKey, ...rest } = given;
      return {
        ...rest,
        privateKey: privateKey.key,
        publicKey: publicKey && { id: publicKey.id, key: publicKey.key.key },
        webAppId: apps.web?.appId ?? '',
        miniAppId: apps.mini?.appId ?? '',
        nativeAppId: apps.native?.appId ?? '',
      };
    }),
  );
}

function alipay(folder: string) {
  return v.pipe(
    account((needed) => ({
      appId: needed('PAWLET_ALIPAY_APP_ID', v.string()),
      privateKey: needed('PAWLET_ALIPAY_KEY_FILE', keyFile(folder, createPrivateKey)),
      publicKey: needed('PAWLET_ALIPAY_PUBLIC_KEY_FILE', keyFile(folder, createPublicKey)),
      gateway: address('PAWLET_ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do'),
    })),
    v.transform((given): AlipayConfig | undefined => {
      if (given === undefined) return undefined;
      const { appId, privateKey, publicKey, gateway } = given;
      const keyType = privateKey.pem.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8';
      return { appId, privateKey: privateKey.pem, keyType, alipayPublicKey: publicKey.pem, gateway };
    }),
  );
}

function address(name: string, usual: string) {
  return optional(name, serviceAddress(usual), usual);
}

/** A file with a key in PEM format. */
function keyFile(folder: string, create: (pem: string) => KeyObject) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      let pem: string | undefined;
      try {
        pem = readFileSync(path.resolve(folder, value), 'utf8').trim();
        return { pem, key: create(pem) };
      } catch {
        const unreadable = `"${value}" cannot be read. Name a file in PEM format.`;
        addIssue({ message: pem === undefined ? unreadable : 'the file contains no key in PEM format.' });
        return NEVER;
      }
    }),
  );
}
