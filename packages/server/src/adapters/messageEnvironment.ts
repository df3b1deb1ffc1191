import * as v from 'valibot';
import { isSafe, optional, secret, settings, text, variable, whenSet } from './environmentValues.ts';

/** The mail server and the sender address; undefined when not set. */
export const smtp = whenSet(
  ['PAWLET_SMTP_URL'],
  settings({
    url: variable(
      'PAWLET_SMTP_URL',
      secret(
        isMailServer,
        'this is not the address of a mail server. Write it like smtps://user:password@mail.example:465.',
      ),
    ),
    from: variable(
      'PAWLET_MAIL_FROM',
      text(
        /^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/u,
        'is not a sender address. Write it like My Shop <shop@shop.example>.',
      ),
      () => 'missing, although PAWLET_SMTP_URL is set. Write it like My Shop <shop@shop.example>.',
    ),
  }),
);

/** The SMS gateway; undefined when not set. */
export const smsGateway = whenSet(
  ['PAWLET_SMS_URL'],
  settings({
    url: variable(
      'PAWLET_SMS_URL',
      text(
        isSafe,
        'is not an SMS gateway. Write it like https://sms.example/send; http only on this machine.',
      ),
    ),
    token: optional('PAWLET_SMS_TOKEN', v.string(), ''),
  }),
);

/** A WeChat app. */
export type WechatAppKey = NonNullable<WechatApps['web']>;

/** The shop's WeChat apps by kind. */
export type WechatApps = Partial<v.InferOutput<typeof wechatApps>>;

const appKey = v.pipe(
  secret(/^\w+:\w+$/u, 'this is not an app id and its secret. Write it like wx0123456789abcdef:secret.'),
  v.transform((value) => {
    const [appId = '', secret = ''] = value.split(':');
    return { appId, secret };
  }),
);

/** The shop's WeChat apps. */
export const wechatApps = settings({
  web: optional('PAWLET_WECHAT_WEB', appKey),
  mini: optional('PAWLET_WECHAT_MINI', appKey),
  native: optional('PAWLET_WECHAT_NATIVE', appKey),
});

/** The shop's WeChat apps; undefined without any. */
export const wechat = whenSet(
  ['PAWLET_WECHAT_WEB', 'PAWLET_WECHAT_MINI', 'PAWLET_WECHAT_NATIVE'],
  wechatApps,
);

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
}
