import type { WechatApp } from '../ports/wechat.ts';
import { isSafe } from './environmentValues.ts';
import { StartError } from './startError.ts';

/** A WeChat app. */
export interface WechatAppKey {
  readonly appId: string;
  readonly secret: string;
}

/** The shop's WeChat apps by kind. */
export type WechatApps = Readonly<Partial<Record<WechatApp, WechatAppKey | undefined>>>;

/** A mail server and the sender address. */
export interface SmtpConfig {
  readonly url: string;
  readonly from: string;
}

/** An SMS gateway. */
export interface SmsGatewayConfig {
  readonly url: string;
  readonly token: string;
}

/** The mail server; undefined when not set. */
export function readSmtp(url: string, from: string): SmtpConfig | undefined {
  if (url === '') return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || !/^smtps?:$/u.test(parsed.protocol) || parsed.hostname === '') {
    throw new StartError(
      'PAWLET_SMTP_URL is not the address of a mail server. Write it like smtps://user:password@mail.example:465.',
    );
  }
  if (!/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/u.test(from)) {
    throw new StartError(
      `PAWLET_MAIL_FROM: "${from}" is not a sender address. Write it like My Shop <shop@shop.example>.`,
    );
  }
  return { url, from };
}

/** The SMS gateway; undefined when not set. */
export function readSmsGateway(url: string, token: string): SmsGatewayConfig | undefined {
  if (url === '') return undefined;
  if (!isSafe(url)) {
    throw new StartError(
      `PAWLET_SMS_URL: "${url}" is not an SMS gateway. Write it like https://sms.example/send; http only on this machine.`,
    );
  }
  return { url, token };
}

/** The shop's WeChat apps; undefined without any. */
export function readWechat(read: (name: string) => string): WechatApps | undefined {
  const key = (name: string): WechatAppKey | undefined => {
    const text = read(name);
    if (text === '') return undefined;
    const [, appId, secret] = /^(\w+):(\w+)$/u.exec(text) ?? [];
    if (appId === undefined || secret === undefined) {
      throw new StartError(
        `${name} is not an app id and its secret. Write it like wx0123456789abcdef:secret.`,
      );
    }
    return { appId, secret };
  };
  const apps = {
    web: key('PAWLET_WECHAT_WEB'),
    mini: key('PAWLET_WECHAT_MINI'),
    native: key('PAWLET_WECHAT_NATIVE'),
  };
  return Object.values(apps).some((app) => app !== undefined) ? apps : undefined;
}
