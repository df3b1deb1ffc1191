import type { Logger } from './logger.ts';

/** A verified statement of an app about one of its users (an ID token of OpenID Connect). */
export interface AppStatement {
  /** Issuer of the app's accounts, exactly as configured. */
  readonly issuer: string;
  /** The user's id at the issuer, at most 255 printable ASCII characters. */
  readonly subject: string;
  /** Name, '' for none; as the app sent it. */
  readonly name: string;
  /** Absolute https URL of the user's picture, '' for none. */
  readonly picture: string;
  /** E-mail address verified by the app, in lower case, '' for none. */
  readonly verifiedEmail: string;
  /** Phone number verified by the app: digits with the country prefix, '' for none. */
  readonly verifiedPhone: string;
  /** Identifies the statement, whatever its signature: to accept it only once. */
  readonly id: string;
  /** Epoch seconds until which the statement could be accepted. */
  readonly usableUntil: number;
}

/**
 * Result of verifying a statement. `unavailable`: the issuer's keys cannot be loaded now; the statement may be
 * right.
 */
export type StatementCheck =
  | { readonly status: 'valid'; readonly statement: AppStatement }
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable' };

/** The apps whose statements about their users the shop trusts. */
export interface AppIssuers {
  /** The displayed name of an issuer; undefined if it is not trusted, or no longer. */
  nameOf(issuer: string): string | undefined;
  /**
   * Verifies a statement. `nonce` is the one of the page that requested it, '' if no page did: a statement for a
   * page is valid for that page only.
   */
  verify(token: string, nonce: string, logger: Logger): Promise<StatementCheck>;
}
