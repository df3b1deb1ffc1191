import { userIndex, userProfile } from '../contract/user.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toUserWithCounts } from './map/account.ts';
import type { UserWithCounts } from './types/account.ts';
import type { Done, Refused } from './types/results.ts';
import { read } from './read.ts';

export interface UserApi {
  /** The shopper with counts of pending items. */
  load(options?: CallOptions): Promise<UserWithCounts>;
  /** Updates name, picture and bio; a refusal lists the fields. */
  saveProfile(
    profile: {
      readonly username: string;
      readonly nickname: string;
      readonly bio: string;
      /** Relative URL returned by the upload, '' to keep the picture. */
      readonly avatar: string;
    },
    options?: CallOptions,
  ): Promise<Done | Refused>;
}

export function createUserApi(http: HttpClient, context: ApiContext): UserApi {
  return {
    load: async (options) =>
      toUserWithCounts((await read(http, userIndex, {}, options)).userInfo, context.currency()),
    async saveProfile(profile, options) {
      const reply = await http.call(userProfile, profile, handling(options, 'VALIDATION'));
      return reply.status === 'ok' ? { status: 'ok' } : toRefused(reply);
    },
  };
}
