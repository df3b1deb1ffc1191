import type { InvitationOffer } from '../api/types/invitation.ts';
import type { Query } from './types.ts';

/** Where shared links lead. */
export interface SharedOrigin {
  /** Origin of the links; undefined for the page's own. */
  readonly origin: string | undefined;
}

/** What sharing needs to know, for links to a country (ISO 3166 alpha-3). */
export const sharingQueries = {
  /** Where links lead. */
  origin: (country: string): Query<SharedOrigin> => ({
    key: ['share-origin', country],
    load: async ({ site }, options) => ({ origin: await site.shareOrigin(country, options) }),
  }),
  /** The link of a product; with who invites, where somebody is logged in. */
  product: (
    country: string,
    isSignedIn: boolean,
  ): Query<SharedOrigin & { readonly inviteId: number | undefined }> => ({
    key: ['share-product', country, isSignedIn],
    load: async ({ invitations, site }, options) => {
      const [origin, invitation] = await Promise.all([
        site.shareOrigin(country, options),
        isSignedIn ? invitations.mine(options) : undefined,
      ]);
      return { origin, inviteId: invitation?.id };
    },
  }),
  /** The link and the poster of an invitation. */
  invitation: (
    country: string,
  ): Query<SharedOrigin & { readonly offer: InvitationOffer; readonly inviteId: number }> => ({
    key: ['publicize', country],
    load: async ({ invitations, site }, options) => {
      const [offer, invitation, origin] = await Promise.all([
        invitations.offer(options),
        invitations.mine(options),
        site.shareOrigin(country, options),
      ]);
      return { offer, inviteId: invitation.id, origin };
    },
  }),
};
