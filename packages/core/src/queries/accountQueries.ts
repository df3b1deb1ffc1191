import type { UserWithCounts } from '../api/types/account.ts';
import type { Done, Refused } from '../api/types/results.ts';
import type { Mutation, Query } from './types.ts';

/** The shopper's account. */
export const accountQueries = {
  /** The shopper with counts of pending and new items. */
  me: (): Query<UserWithCounts> => ({
    key: ['me'],
    load: ({ user }, options) => user.load(options),
    tags: ['account'],
  }),
};

/** Sets the picture, from the URL returned by an upload. */
export const setPicture: Mutation<string, Done | Refused> = {
  run: ({ account }, url) => account.setPicture(url),
  tags: (_, { status }) => (status === 'ok' ? ['account'] : []),
};
