import type { LinkedLogIn, LoggedInDevice } from '../api/types/account.ts';
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
  /** The accounts of providers and apps that can log in to the account. */
  linked: (): Query<readonly LinkedLogIn[]> => ({
    key: ['linked-log-ins'],
    load: ({ account }, options) => account.linkedLogIns(options),
    tags: ['log-ins'],
  }),
};

/** Removes a linked log-in. */
export const unlinkLogIn: Mutation<number, Done | Refused> = {
  run: ({ account }, id) => account.unlinkLogIn(id),
  tags: (_, { status }) => (status === 'ok' ? ['log-ins'] : []),
};

/** Ends all other sessions. */
export const endOtherLogIns: Mutation<void, Done | Refused> = {
  run: ({ account }) => account.logOutEverywhere({ keepsThis: true }),
  tags: (_, { status }) => (status === 'ok' ? ['log-ins'] : []),
};
