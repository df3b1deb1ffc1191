import * as v from 'valibot';
import { inviteId } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { count, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';

/** The reward for inviting, and the text and picture of the poster. */
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
    /** 1 if `invite_id` exists, 0 if not; null without `invite_id`. */
    is_known: v.nullish(v.number(), null),
    /**
     * Ours: the inviter, with a name shortened to its first and last characters; null without one. The call is public,
     * so it returns no more.
     */
    inviter: v.nullish(v.object({ nickname: text, avatar: text }), null),
  }),
  refusals: [],
});

/** The shopper's invitation id, the number of people invited, and the points earned. */
export const invitedGetUserInfo = endpoint({
  method: 'POST',
  path: '/addons/shop/api.invited/getUserInfo',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ invite_id: count, nums: count, score: count }),
  refusals: [],
});

/** People invited by the shopper, newest first. */
export const invitedGetList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.invited/getList',
  access: 'shopper',
  input: v.object({ page, num: pageSize(10) }),
  output: pageOf(v.object({ id: v.number(), nickname: text, avatar: text, createtime: time })),
  refusals: [],
});
