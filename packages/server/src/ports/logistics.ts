import type { Logger } from './logger.ts';

/** A parcel as the shop knows it. */
export interface Parcel {
  /** Code of the carrier in the shop's list, such as `SF`. */
  readonly carrier: string;
  readonly number: string;
  /** Mobile number of the receiver, which some carriers ask for. */
  readonly mobile: string;
}

/** One line of a parcel's way. */
export interface TrackLine {
  /** Epoch seconds. */
  readonly time: number;
  /** What the carrier says, in its own language. */
  readonly context: string;
}

/** Knows where parcels are. */
export interface ParcelTracker {
  /** The way so far, newest first; null when it does not know the carrier, or cannot be asked now. */
  track(parcel: Parcel, logger: Logger): Promise<readonly TrackLine[] | null>;
}
