import type { EpochMs } from './ids.ts';

/** What inviting brings, and the words and picture of the poster. */
export interface InvitationOffer {
  readonly title: string;
  readonly text: string;
  /** Absolute address, '' if there is none. */
  readonly imageUrl: string;
  /** Points for the first order of somebody invited. */
  readonly points: number;
}

/** The shopper's own invitation. */
export interface Invitation {
  /** Goes into links as `invite_id`. */
  readonly id: number;
  /** How many have come by it. */
  readonly count: number;
  /** Points that they have brought so far. */
  readonly points: number;
}

/** Somebody who came by the shopper's invitation. */
export interface InvitedPerson {
  readonly id: number;
  readonly nickname: string;
  /** Absolute address, '' if there is none. */
  readonly avatarUrl: string;
  readonly joinedAt: EpochMs | undefined;
}
