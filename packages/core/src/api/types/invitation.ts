import type { EpochMs } from './ids.ts';

/** The reward for inviting, and the text and picture of the poster. */
export interface InvitationOffer {
  readonly title: string;
  readonly text: string;
  /** Absolute URL, '' if there is none. */
  readonly imageUrl: string;
  /** Points for an invited person's first order. */
  readonly points: number;
}

/** The shopper's own invitation. */
export interface Invitation {
  /** Used in links as `invite_id`. */
  readonly id: number;
  /** Number of people invited. */
  readonly count: number;
  /** Points earned so far. */
  readonly points: number;
}

/** A person invited by the shopper. */
export interface InvitedPerson {
  readonly id: number;
  readonly nickname: string;
  /** Absolute URL, '' if there is none. */
  readonly avatarUrl: string;
  readonly joinedAt: EpochMs | undefined;
}
