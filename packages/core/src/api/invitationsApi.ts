import { invitedGetConfig, invitedGetList, invitedGetUserInfo } from '../contract/invited.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { toPage } from './map/page.ts';
import { toTime } from './map/values.ts';
import type { Invitation, InvitationOffer, InvitedPerson } from './types/invitation.ts';
import type { Page } from './types/results.ts';
import { read } from './read.ts';

export interface InvitationsApi {
  /** The reward for inviting, and the text and picture of the poster; also for visitors. */
  offer(options?: CallOptions): Promise<InvitationOffer>;
  /** The shopper's invitation and its results so far. */
  mine(options?: CallOptions): Promise<Invitation>;
  /** Invited people, newest first. */
  people(page: number, options?: CallOptions): Promise<Page<InvitedPerson>>;
}

export function createInvitationsApi(http: HttpClient): InvitationsApi {
  return {
    async offer(options) {
      const { title, content, image, score } = await read(http, invitedGetConfig, {}, options);
      return { title, text: content, imageUrl: image, points: score };
    },
    async mine(options) {
      const { invite_id: id, nums, score } = await read(http, invitedGetUserInfo, {}, options);
      return { id, count: nums, points: score };
    },
    async people(page, options) {
      return toPage(await read(http, invitedGetList, { page }, options), (row) => ({
        id: row.id,
        nickname: row.nickname,
        avatarUrl: row.avatar,
        joinedAt: toTime(row.createtime),
      }));
    },
  };
}
