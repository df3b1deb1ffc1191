import * as v from 'valibot';
import {
  agreed,
  areaCode,
  email,
  hasEmail,
  hasMobile,
  hasSuitableMobile,
  inviteId,
  mobile,
  verificationCode,
} from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, optional, text as textField, textChoice } from './fields.ts';
import { nothing, text, time } from './outputs.ts';
import { thirdShape, userOrNull } from './shapes/third.ts';
import { userShape } from './shapes/user.ts';

/** Social log-in providers; sandbox replaces them in demo mode. */
const platform = textChoice(['wechat', 'sandbox']);

const scope = optional(textField({ maximum: 100 }), '');

/** URL of the provider's log-in page, which returns to `url` with code and state. */
export const thirdGetAuthUrl = endpoint({
  method: 'GET',
  path: '/addons/third/api/getAuthUrl',
  access: 'open',
  input: v.object({ platform, url: textField({ maximum: 1000 }), scope }),
  output: v.string(),
  refusals: ['NOT_CONFIGURED'],
});

/** Log-in with the parameters of the provider's redirect. */
export const thirdCallback = endpoint({
  method: 'POST',
  path: '/addons/third/api/callback',
  access: 'open',
  input: v.object({
    code: textField({ maximum: 200 }),
    state: textField({ maximum: 200 }),
    platform,
    apptype: optional(textField({ maximum: 30 }), ''),
    scope,
    /** 0: no proof for linking an account is needed. */
    bind: optional(flag(), 1),
    /** 1: only the openid is needed; nobody is logged in. */
    base: optional(flag(), 0),
  }),
  output: v.object({ user: userOrNull, third: thirdShape, openid: text }),
  refusals: ['CREDENTIALS', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/**
 * Links a provider's account to the account of a mobile, or of an e-mail address (ours), which is created if new; the
 * verification code is `code` here.
 */
export const thirdAccount = endpoint({
  method: 'POST',
  path: '/addons/third/api/account',
  access: 'open',
  input: v.pipe(
    v.object({
      type: optional(textChoice(['mobile', 'email']), 'mobile'),
      mobile: optional(mobile, ''),
      email: optional(email, ''),
      code: verificationCode,
      bind_token: textField({ maximum: 200 }),
      area_code: areaCode,
      invite_id: inviteId,
      agreed,
    }),
    v.forward(
      v.partialCheck([['type'], ['mobile']], (given) => hasMobile(given), 'required'),
      ['mobile'],
    ),
    v.forward(
      v.partialCheck([['type'], ['email']], (given) => hasEmail(given), 'required'),
      ['email'],
    ),
    v.forward(
      v.partialCheck([['type'], ['mobile'], ['area_code']], (given) => hasSuitableMobile(given), 'format'),
      ['mobile'],
    ),
  ),
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Creates an account for a person of an app, where `needs` of appLogin is `agreement`. Ours. */
export const thirdRegister = endpoint({
  method: 'POST',
  path: '/addons/third/api/register',
  access: 'open',
  input: v.object({ bind_token: textField({ maximum: 200 }), invite_id: inviteId, agreed }),
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** The accounts of providers and apps that can log in to the shopper's account, oldest first. Ours. */
export const thirdLinks = endpoint({
  method: 'GET',
  path: '/addons/third/api/links',
  access: 'shopper',
  input: v.object({}),
  output: v.array(
    v.object({
      id: v.number(),
      /** `wechat`, `sandbox` or `app`. */
      platform: v.picklist(['wechat', 'sandbox', 'app']),
      /** Name of the app, '' for a provider. */
      name: text,
      /** The person's name there. */
      nickname: text,
      createtime: time,
    }),
  ),
  refusals: [],
});

/** Removes a link of the shopper, unless it is the only way to log in. Ours. */
export const thirdUnbind = endpoint({
  method: 'POST',
  path: '/addons/third/api/unbind',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});
