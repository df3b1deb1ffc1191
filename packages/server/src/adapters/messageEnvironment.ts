import * as v from 'valibot';
import { isSafe, optional, secret, settings, text, variable, whenSet } from './environmentValues.ts';

/** The mail server and the sender of its e-mails; undefined for none. */
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
        'is not a sender of e-mails. Write it like My Shop <shop@shop.example>.',
      ),
      () => 'missing, although PAWLET_SMTP_URL is set. Write it like My Shop <shop@shop.example>.',
    ),
  }),
);

/** The gateway of text messages; undefined for none. */
export const smsGateway = whenSet(
  ['PAWLET_SMS_URL'],
  settings({
    url: variable(
      'PAWLET_SMS_URL',
      text(
        isSafe,
        'is not a gateway for text messages. Write it like https://sms.example/send; http only on this machine.',
      ),
    ),
    token: optional('PAWLET_SMS_TOKEN', v.string(), ''),
  }),
);

/** An app as WeChat knows it. */
export type WechatAppKey = NonNullable<WechatApps['web']>;

/** The shop's apps at WeChat, by kind. */
export type WechatApps = Partial<v.InferOutput<typeof wechatApps>>;

const appKey = v.pipe(
  secret(/^\w+:\w+$/u, 'this is not an app id and its secret. Write it like wx0123456789abcdef:secret.'),
  v.transform((value) => {
    const [appId = '', secret = ''] = value.split(':');
    return { appId, secret };
  }),
);

/** The shop's apps at WeChat. */
export const wechatApps = settings({
  web: optional('PAWLET_WECHAT_WEB', appKey),
  mini: optional('PAWLET_WECHAT_MINI', appKey),
  native: optional('PAWLET_WECHAT_NATIVE', appKey),
});

/** The shop's apps at WeChat; undefined without any. */
export const wechat = whenSet(
  ['PAWLET_WECHAT_WEB', 'PAWLET_WECHAT_MINI', 'PAWLET_WECHAT_NATIVE'],
  wechatApps,
);

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
}
