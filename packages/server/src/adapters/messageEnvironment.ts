import type { WechatApp } from '../ports/wechat.ts';
import { isSafe } from './environmentValues.ts';
import { StartError } from './startError.ts';

/** An app as WeChat knows it. */
export interface WechatAppKey {
  readonly appId: string;
  readonly secret: string;
}

/** The shop's apps at WeChat, by kind. */
export type WechatApps = Readonly<Partial<Record<WechatApp, WechatAppKey | undefined>>>;

/** A mail server and the sender of its e-mails. */
export interface SmtpConfig {
  readonly url: string;
  readonly from: string;
}

/** A gateway of text messages. */
export interface SmsGatewayConfig {
  readonly url: string;
  readonly token: string;
}

/** The mail server; undefined for none. */
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
      `PAWLET_MAIL_FROM: "${from}" is not a sender of e-mails. Write it like My Shop <shop@shop.example>.`,
    );
  }
  return { url, from };
}

/** The gateway of text messages; undefined for none. */
export function readSmsGateway(url: string, token: string): SmsGatewayConfig | undefined {
  if (url === '') return undefined;
  if (!isSafe(url)) {
    throw new StartError(
      `PAWLET_SMS_URL: "${url}" is not a gateway for text messages. Write it like https://sms.example/send; http only on this machine.`,
    );
  }
  return { url, token };
}

/** The shop's apps at WeChat; undefined without any. */
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
