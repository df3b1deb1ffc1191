import * as v from 'valibot';
import {
  agreed,
  areaCode,
  currentPassword,
  email,
  hasEmail,
  hasMobile,
  hasSuitableMobile,
  inviteId,
  mobile,
  newPassword,
  suitsAreaCode,
  username,
  verificationCode,
} from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { optional, text as textField, textChoice } from './fields.ts';
import { nothing, text } from './outputs.ts';
import { thirdShape, userOrNull } from './shapes/third.ts';
import { userShape } from './shapes/user.ts';

const mobileLoginInput = v.pipe(
  v.object({ mobile, captcha: verificationCode, invite_id: inviteId, area_code: areaCode, agreed }),
  v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
);

/** Log-in with a name, mobile or e-mail address, and password. */
export const loginLogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/login',
  access: 'open',
  input: v.object({ account: textField({ maximum: 100 }), password: currentPassword }),
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/** Log-in with a verification code (event mobilelogin); creates the account if new. */
export const loginMobilelogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/mobilelogin',
  access: 'open',
  input: mobileLoginInput,
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Same as login/mobilelogin, with a code sent by e-mail (event emaillogin). Ours. */
export const loginEmaillogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/emaillogin',
  access: 'open',
  input: v.object({ email, captcha: verificationCode, invite_id: inviteId, agreed }),
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Same as login/mobilelogin, under the newer root. */
export const apiUserMobileLogin = endpoint({
  method: 'POST',
  path: '/api/user/mobileLogin',
  access: 'open',
  input: mobileLoginInput,
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Creates an account with a name, password and mobile; the verification code is `code` here. */
export const loginRegister = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/register',
  access: 'open',
  input: v.pipe(
    v.object({
      username,
      password: newPassword,
      mobile,
      code: verificationCode,
      invite_id: inviteId,
      area_code: areaCode,
      agreed,
    }),
    v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
  ),
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Creates an account with an e-mail address and password. */
export const apiUserEmailRegister = endpoint({
  method: 'POST',
  path: '/api/user/emailRegister',
  access: 'open',
  input: v.object({
    email,
    password: newPassword,
    captcha: verificationCode,
    invite_id: inviteId,
    agreed,
  }),
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Sets a new password with a code sent to the account's mobile or e-mail; ends its sessions. */
export const loginResetpwd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/resetpwd',
  access: 'open',
  input: v.pipe(
    v.object({
      type: textChoice(['mobile', 'email']),
      mobile: optional(mobile, ''),
      area_code: areaCode,
      email: optional(email, ''),
      newpassword: newPassword,
      captcha: verificationCode,
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
  output: nothing,
  refusals: ['CREDENTIALS'],
  writes: true,
});

/** The messaging app's user data: an object or JSON. */
const rawData = v.pipe(
  v.unknown(),
  v.transform((given): unknown => parsedOrGiven(given)),
  v.fallback(
    v.object({
      nickName: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
      avatarUrl: v.fallback(v.pipe(v.string(), v.maxLength(500)), ''),
    }),
    { nickName: '', avatarUrl: '' },
  ),
);

function parsedOrGiven(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    // Names and pictures are optional: the log-in continues without them.
    return null;
  }
}

const maxProviderCode = 200;
/** Maximum length of an ID token, in characters. */
const maxIdToken = 8192;

/** Code issued to the app by a provider. */
const providerCode = textField({ maximum: maxProviderCode });

/** Whether an app's log-in returned an ID token of OpenID Connect instead of a provider's code. */
export function isIdTokenScope(scope: string): boolean {
  return scope.split(' ').includes('openid');
}

/** Log-in in the messaging app's mini-program. */
export const loginWxLogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/wxLogin',
  access: 'open',
  input: v.object({ code: providerCode, rawData: v.optional(rawData, {}) }),
  output: v.object({ user: userOrNull, third: thirdShape }),
  refusals: ['CREDENTIALS', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/**
 * Log-in with a code the native app got from the provider, or, with the word `openid` in the scope, with an ID token of
 * the app's own accounts (OpenID Connect).
 */
export const loginAppLogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/appLogin',
  access: 'open',
  input: v.pipe(
    v.object({
      code: textField({ maximum: maxIdToken }),
      scope: optional(textField({ maximum: 100 }), ''),
      /** The page's nonce that the ID token contains. Ours. */
      nonce: optional(textField({ maximum: 128 }), ''),
      /** Ours; only for a new account. */
      invite_id: inviteId,
      agreed,
    }),
    v.forward(
      v.partialCheck(
        [['code'], ['scope']],
        ({ code, scope }) => code.length <= maxProviderCode || isIdTokenScope(scope),
        'length',
      ),
      ['code'],
    ),
  ),
  output: v.object({ user: userOrNull, third: thirdShape }),
  refusals: ['CREDENTIALS', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** Log-in with the mobile number verified by the messaging app; creates the account if new. */
export const loginGetWechatMobile = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/getWechatMobile',
  access: 'open',
  input: v.object({
    encryptedData: textField({ maximum: 4000, pattern: /^[\w+/]+={0,2}$/ }),
    iv: textField({ minimum: 24, maximum: 24, pattern: /^[\w+/]+={0,2}$/ }),
    code: providerCode,
    invite_id: inviteId,
  }),
  output: v.object({ token: v.string() }),
  refusals: ['CREDENTIALS', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/** Revokes the token. POST is supported too. */
export const userLogout = endpoint({
  method: 'GET',
  path: '/addons/shop/api.user/logout',
  access: 'shopper',
  input: v.object({}),
  output: v.nullish(v.object({ __token__: text }), {}),
  refusals: [],
});

/** A new token for one from the URL; the old one stays valid until its expiry. */
export const userExchangeToken = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/exchangeToken',
  access: 'open',
  input: v.object({ token: textField({ maximum: 4096 }) }),
  output: v.object({ token: v.string(), user: userShape }),
  refusals: ['CREDENTIALS'],
});
