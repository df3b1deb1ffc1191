import type { Logger } from './logger.ts';

/** A parcel to be tracked. */
export interface Parcel {
  /** Code of the carrier in the shop's list, such as `SF`. */
  readonly carrier: string;
  readonly number: string;
  /** Mobile number of the receiver, which some carriers require. */
  readonly mobile: string;
}

/** A tracking event. */
export interface TrackLine {
  /** Epoch seconds. */
  readonly time: number;
  /** The carrier's text, in its own language. */
  readonly context: string;
}

/** Tracks parcels. */
export interface ParcelTracker {
  /** Tracking events, newest first; null for an unknown carrier, or when the service is unavailable. */
  track(parcel: Parcel, logger: Logger): Promise<readonly TrackLine[] | null>;
}
