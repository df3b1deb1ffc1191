import type { InvitationWelcome } from '../api/registrationApi.ts';
import type { Query } from './types.ts';

/** Registration. */
export const registrationQueries = {
  /** The welcome for an invitation. */
  welcome: (inviteId: number | undefined): Query<InvitationWelcome> => ({
    key: ['invitation-welcome', inviteId],
    load: ({ registration }, options) => registration.welcome(inviteId, options),
  }),
};
