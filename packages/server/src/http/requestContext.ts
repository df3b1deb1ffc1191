import type { Database } from '../db/database.ts';
import type { Language, Localized } from '../i18n/language.ts';
import type { Logger } from '../ports/logger.ts';
import type { CacheAccess } from './cached.ts';
import type { Country } from './countries.ts';
import type { Settings } from './settings.ts';

/** The logged-in shopper of a request. */
export interface Shopper {
  /** Numeric user id. */
  readonly id: number;
  /** Row id of the log-in session. */
  readonly sessionId: number;
}

/** Everything a service may know about the current request. */
export interface RequestContext {
  /** Also sent in the response header `x-request-id`. */
  readonly requestId: string;
  /** Adds the request's id to every line. */
  readonly logger: Logger;
  /** Epoch seconds, one value for the whole request. */
  readonly now: number;
  readonly language: Language;
  readonly country: Country;
  /** ISO 4217 currency of `country`. */
  readonly currency: string;
  readonly shopper: Shopper | null;
  /** Session id that the form tokens belong to. */
  readonly sid: string;
  /** Client address, for rate limits only. */
  readonly address: string;
  /** Origin of the shop as seen by the caller, without a trailing slash: prefix of absolute URLs. */
  readonly baseUrl: string;
  /** Of the deployment, with what the owner has changed of them. */
  readonly settings: Settings;
  /** Start parameters and device texts that are stored with accounts and orders. */
  readonly source: {
    readonly sup: string;
    readonly code: string;
    readonly sourceUrl: string;
    readonly platform: string;
    readonly model: string;
    readonly brand: string;
  };
  /**
   * In a writing call: its transaction, rolled back when the handler refuses or throws. Elsewhere the plain
   * database. Use nothing else: PGlite has one connection.
   */
  readonly db: Database;
  /** The node's cache, for `cached`; absent in a writing call, whose transaction may have uncommitted data. */
  readonly cache?: CacheAccess | undefined;
  /** Selects this request's language. */
  readonly pick: (text: Localized) => string;
}

/** The context of a call that requires log-in. */
export interface ShopperContext extends RequestContext {
  readonly shopper: Shopper;
}
