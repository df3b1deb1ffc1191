import * as v from 'valibot';
import { isUsername } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { optional, text as textField } from './fields.ts';
import { count, moneyOrZero, nothing, text } from './outputs.ts';
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

/** Changes the public face of the account. */
export const userProfile = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/profile',
  access: 'shopper',
  input: v.object({
    username: v.pipe(textField({ minimum: 3, maximum: 30 }), v.check(isUsername, 'format')),
    nickname: textField({ maximum: 30 }),
    bio: optional(textField({ maximum: 100 }), ''),
    avatar: optional(textField({ maximum: 500 }), ''),
  }),
  output: nothing,
  refusals: [],
  writes: true,
});

/** Ends the token sent. POST is answered too. */
export const userLogout = endpoint({
  method: 'GET',
  path: '/addons/shop/api.user/logout',
  access: 'shopper',
  input: v.object({}),
  output: v.nullish(v.object({ __token__: text }), {}),
  refusals: [],
});

/** A new token for one that came in the address; the presented one stays valid until its own expiry. */
export const userExchangeToken = endpoint({
  method: 'POST',
  path: '/addons/shop/api.user/exchangeToken',
  access: 'open',
  input: v.object({ token: textField({ maximum: 4096 }) }),
  output: v.object({ token: v.string(), user: userShape }),
  refusals: ['CREDENTIALS'],
});

/** Money and points of the shopper. */
export const apiUserMoney = endpoint({
  method: 'POST',
  path: '/api/user/money',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ money: moneyOrZero, score: count }),
  refusals: [],
});
