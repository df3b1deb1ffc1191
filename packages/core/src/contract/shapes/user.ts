import * as v from 'valibot';
import { count, flag, moneyOrZero, text, time } from '../outputs.ts';

/** User with the token record merged in; `token` is empty where a call does not log in. */
export const userShape = v.object({
  id: v.number(),
  username: text,
  nickname: text,
  mobile: text,
  avatar: text,
  score: count,
  level: count,
  bio: text,
  money: moneyOrZero,
  /** 0 or 1. */
  gender: count,
  token: text,
  user_id: count,
  createtime: time,
  expiretime: time,
  /** Seconds. */
  expires_in: count,
  email: text,
  has_password: v.nullish(
    v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((given) => given === true || given === 1),
    ),
    true,
  ),
});

/** `userInfo` of user/index: the user with counts of pending items. */
export const userWithCountsShape = v.object({
  ...userShape.entries,
  order: v.nullish(
    v.object({ created: count, paid: count, shipped: count, evaluate: count, refund: count }),
    {},
  ),
  is_install_signin: flag,
  coupon_nums: count,
  collect_nums: count,
});
