import * as v from 'valibot';
import { inviteId } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { count, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';

/** What inviting brings, and the words and picture of the poster. */
export const invitedGetConfig = endpoint({
  method: 'POST',
  path: '/addons/shop/api.invited/getConfig',
  access: 'open',
  input: v.object({ invite_id: inviteId }),
  output: v.object({
    title: text,
    content: text,
    image: text,
    score: count,
    /** 1 where somebody invites by `invite_id`, 0 where nobody does; null where nobody was asked for. */
    is_known: v.nullish(v.number(), null),
    /** Ours: who that is, the name shortened to its ends; null where nobody invites. Anybody may ask, so it says no more. */
    inviter: v.nullish(v.object({ nickname: text, avatar: text }), null),
  }),
  refusals: [],
});

/** The shopper's invitation number, how many came, and the points they brought. */
export const invitedGetUserInfo = endpoint({
  method: 'POST',
  path: '/addons/shop/api.invited/getUserInfo',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ invite_id: count, nums: count, score: count }),
  refusals: [],
});

/** Who came by the shopper's invitation, newest first. */
export const invitedGetList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.invited/getList',
  access: 'shopper',
  input: v.object({ page, num: pageSize(10) }),
  output: pageOf(v.object({ id: v.number(), nickname: text, avatar: text, createtime: time })),
  refusals: [],
});
