import type { InvitationOffer } from '../api/types/invitation.ts';
import type { Query } from './types.ts';

/** Origin of shared links. */
export interface SharedOrigin {
  /** Origin of the links; undefined for the page's own. */
  readonly origin: string | undefined;
}

/** Sharing links to a country (ISO 3166 alpha-3). */
export const sharingQueries = {
  /** Origin of the links. */
  origin: (country: string): Query<SharedOrigin> => ({
    key: ['share-origin', country],
    load: async ({ site }, options) => ({ origin: await site.shareOrigin(country, options) }),
  }),
  /** The link of a product; with the inviter's id for a logged-in shopper. */
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
  /** The link and poster of an invitation. */
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
