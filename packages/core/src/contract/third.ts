import * as v from 'valibot';
import { agreed, areaCode, inviteId, mobile, suitsAreaCode, verificationCode } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { flag, optional, text as textField, textChoice } from './fields.ts';
import { text } from './outputs.ts';
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
 * Links a provider's account to the account of a mobile, which is created if new; the verification code is `code` here.
 */
export const thirdAccount = endpoint({
  method: 'POST',
  path: '/addons/third/api/account',
  access: 'open',
  input: v.pipe(
    v.object({
      mobile,
      code: verificationCode,
      bind_token: textField({ maximum: 200 }),
      area_code: areaCode,
      invite_id: inviteId,
      agreed,
    }),
    v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
  ),
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});
