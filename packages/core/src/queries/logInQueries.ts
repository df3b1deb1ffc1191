import type { LoggedInDevice } from '../api/types/account.ts';
import type { Done, Refused } from '../api/types/results.ts';
import type { Mutation, Query } from './types.ts';

/** Active sessions of the account. */
export const logInQueries = {
  /** The account's active sessions. */
  devices: (): Query<readonly LoggedInDevice[]> => ({
    key: ['devices'],
    load: ({ account }, options) => account.devices(options),
    tags: ['log-ins'],
  }),
};

/** Ends all other sessions. */
export const endOtherLogIns: Mutation<void, Done | Refused> = {
  run: ({ account }) => account.logOutEverywhere({ keepsThis: true }),
  tags: (_, { status }) => (status === 'ok' ? ['log-ins'] : []),
};
