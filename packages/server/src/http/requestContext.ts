import type { Database } from '../db/database.ts';
import type { Language, Localized } from '../i18n/language.ts';
import type { Logger } from '../ports/logger.ts';
import type { Country } from './countries.ts';

/** The signed-in shopper of a request. */
export interface Shopper {
  /** Numeric user id. */
  readonly id: number;
  /** Row id of the log-in session. */
  readonly sessionId: number;
}

/** Everything a service may know about the request it serves. */
export interface RequestContext {
  /** Also in the reply header `x-request-id`. */
  readonly requestId: string;
  /** Writes the request's id into every line. */
  readonly logger: Logger;
  /** Epoch seconds, one value for the whole request. */
  readonly now: number;
  readonly language: Language;
  readonly country: Country;
  /** ISO 4217 currency of `country`. */
  readonly currency: string;
  readonly shopper: Shopper | null;
  /** Session id that names the form tokens. */
  readonly sid: string;
  /** Client address, for rate limits only. */
  readonly address: string;
  /** Origin under which the shop is reached, without a trailing slash: prefix of absolute URLs. */
  readonly baseUrl: string;
  /** Start-up values and device texts that accounts and orders keep. */
  readonly source: {
    readonly sup: string;
    readonly code: string;
    readonly sourceUrl: string;
    readonly platform: string;
    readonly model: string;
    readonly brand: string;
  };
  /**
   * In a call that writes: its transaction, undone when the handler refuses or throws.
   * Elsewhere the plain database. Use nothing else: PGlite has one connection.
   */
  readonly db: Database;
  /**
   * Returns from the node's cache what is the same for everybody of this language, country and origin, or, where
   * `audience` says so, for everybody; five seconds old at most, or what `forMs` says. In a call that writes it always loads.
   */
  readonly cached: <T>(
    key: string,
    load: () => Promise<T>,
    audience?: 'alike' | 'everybody',
    forMs?: number,
  ) => Promise<T>;
  /** The same for several keys, of which those that are not cached are loaded in one call, in their order. */
  readonly cachedEach: <T>(
    keys: readonly string[],
    load: (places: readonly number[]) => Promise<readonly T[]>,
  ) => Promise<T[]>;
  /** Picks this request's language. */
  readonly pick: (text: Localized) => string;
}

/** The context of a call that needs log-in. */
export interface ShopperContext extends RequestContext {
  readonly shopper: Shopper;
}
