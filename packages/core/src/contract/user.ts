import * as v from 'valibot';
import {
  areaCode,
  currentPassword,
  email,
  mobile,
  newPassword,
  suitsAreaCode,
  username,
  verificationCode,
} from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { flag, optional, text as textField } from './fields.ts';
import { count, flag as flagOut, moneyOrZero, nothing, text, time } from './outputs.ts';
import { userShape, userWithCountsShape } from './shapes/user.ts';

/** The shopper with counts of orders, coupons and favourites. */
export const userIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.user/index',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ userInfo: userWithCountsShape }),
  refusals: [],
});

/** Changes the public profile of the account. */
export const userProfile = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/profile',
  access: 'shopper',
  input: v.object({
    username,
    nickname: textField({ maximum: 30 }),
    bio: optional(textField({ maximum: 100 }), ''),
    avatar: optional(textField({ maximum: 500 }), ''),
  }),
  output: nothing,
  refusals: [],
  writes: true,
});

/** The shopper's money and points. */
export const apiUserMoney = endpoint({
  method: 'POST',
  path: '/api/user/money',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ money: moneyOrZero, score: count }),
  refusals: [],
});

/** Changes the account's picture to the relative `url` of an upload. */
export const userAvatar = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/avatar',
  access: 'shopper',
  input: v.object({ avatar: textField({ maximum: 500 }) }),
  output: nothing,
  refusals: [],
  writes: true,
});

/** Signature for using the messaging app's script on a page. */
export const userGetSigned = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/getSigned',
  access: 'open',
  input: v.object({ url: textField({ maximum: 2000 }) }),
  output: v.object({
    appId: v.string(),
    nonceStr: v.string(),
    timestamp: v.union([v.number(), v.string()]),
    url: text,
    signature: v.string(),
    rawString: text,
  }),
  refusals: ['NOT_CONFIGURED'],
});

/**
 * Proof of ownership, since a token may be stolen: the password, or a code sent to the account's own mobile or e-mail
 * (event verify). Required for every account that has one of these.
 */
const ownerProof = {
  oldpassword: optional(currentPassword, ''),
  oldcaptcha: optional(verificationCode, ''),
};

/** Changes the mobile number, with a code sent to it (event changemobile) and proof of ownership. */
export const userChangeMobile = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/changeMobile',
  access: 'shopper',
  input: v.pipe(
    v.object({ mobile, area_code: areaCode, captcha: verificationCode, ...ownerProof }),
    v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
  ),
  output: v.object({ user: userShape }),
  refusals: ['CREDENTIALS'],
  writes: true,
});

/** Changes the e-mail address, with a code sent to it (event changeemail) and proof of ownership. */
export const userChangeEmail = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/changeEmail',
  access: 'shopper',
  input: v.object({ email, captcha: verificationCode, ...ownerProof }),
  output: v.object({ user: userShape }),
  refusals: ['CREDENTIALS'],
  writes: true,
});

/**
 * Sets the password: with the old one if there is one, otherwise with a code (event changepwd); ends all other
 * sessions.
 */
export const userChangePassword = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/changePassword',
  access: 'shopper',
  input: v.object({
    newpassword: newPassword,
    oldpassword: optional(currentPassword, ''),
    captcha: optional(verificationCode, ''),
  }),
  output: nothing,
  refusals: ['CREDENTIALS'],
  writes: true,
});

/** Deletes the account with a code (event deleteaccount); data that must be kept by law is anonymised. */
export const userDeleteAccount = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/deleteAccount',
  access: 'shopper',
  input: v.object({
    captcha: verificationCode,
    /** 1: the shopper has read the consequences of deletion. */
    agreed: optional(flag(), 0),
  }),
  output: nothing,
  refusals: ['CREDENTIALS', 'ORDER_STATE'],
  writes: true,
});

/** Creates a link to all data the shop stores about the shopper, as JSON. */
export const userExportData = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/exportData',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ url: v.string(), expiretime: v.number() }),
  refusals: [],
  writes: true,
});

/** The shopper's active sessions, newest first. */
export const userSessions = endpoint({
  method: 'GET',
  path: '/addons/shop/api.user/sessions',
  access: 'shopper',
  input: v.object({}),
  output: v.array(
    v.object({
      id: v.number(),
      platform: text,
      model: text,
      brand: text,
      createtime: time,
      lasttime: time,
      is_current: flagOut,
    }),
  ),
  refusals: [],
});

/** Ends all sessions of the shopper, or all other ones. */
export const userLogoutAll = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/logoutAll',
  access: 'shopper',
  input: v.object({ keep_current: optional(flag(), 0) }),
  output: v.object({ __token__: text }),
  refusals: [],
  writes: true,
});
