import type { Invitation, InvitationOffer, InvitedPerson } from '../api/types/invitation.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

/** Invitations: rewards and invited people. */
export const invitationQueries = {
  /** The shopper's invitation and the reward for inviting. */
  summary: (): Query<{ readonly mine: Invitation; readonly offer: InvitationOffer }> => ({
    key: ['invitation'],
    load: async ({ invitations }, options) => {
      const [mine, offer] = await Promise.all([invitations.mine(options), invitations.offer(options)]);
      return { mine, offer };
    },
  }),
  /** Invited people, newest first. */
  people: (): PagedQuery<InvitedPerson, Page<InvitedPerson>> => ({
    key: ['invited'],
    loadPage: ({ invitations }, page, options) => invitations.people(page, options),
  }),
};
