import type { InvitationWelcome } from '../api/registrationApi.ts';
import type { Query } from './types.ts';

/** What comes before an account. */
export const registrationQueries = {
  /** What somebody is shown who opens an invitation. */
  welcome: (inviteId: number | undefined): Query<InvitationWelcome> => ({
    key: ['invitation-welcome', inviteId],
    load: ({ registration }, options) => registration.welcome(inviteId, options),
  }),
};
