import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** A log-in on one device; the token itself is never stored. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: id(),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text().notNull(),
    platform: text().notNull(),
    model: text().notNull(),
    brand: text().notNull(),
    createdAt: epoch().notNull(),
    lastSeenAt: epoch().notNull(),
    expiresAt: epoch().notNull(),
    /** Time of authentication: an exchanged token keeps that of the first; null: `createdAt`. */
    provedAt: epoch(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.shopperId)],
);

/** Networks from which a shopper has logged in: limits exhausted by other callers do not apply there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the shopper's id and the network's key, in hexadecimal. */
    addressHash: text().notNull(),
    lastSeenAt: epoch().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopperId, table.addressHash] }), index().on(table.lastSeenAt)],
);

/** One unspent form token. */
export interface StoredFormToken {
  readonly token: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** The form tokens of one session id. */
export const formSessions = pgTable(
  'form_sessions',
  {
    sid: text().primaryKey(),
    /** Oldest first, at most 16. */
    tokens: jsonb().$type<readonly StoredFormToken[]>().notNull(),
    updatedAt: epoch().notNull(),
    /** Network of the caller as used by limits; each has a maximum number of sessions. */
    address: text().notNull().default(''),
  },
  (table) => [index().on(table.updatedAt), index().on(table.address, table.updatedAt)],
);

/** The stored reply of a completed call with an idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Shopper, call and key. */
    scope: text().primaryKey(),
    /** SHA-256 of the body without its form token. */
    bodyHash: text().notNull(),
    reply: jsonb().$type<{ readonly data: unknown }>().notNull(),
    createdAt: epoch().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Attempts counted in a time window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text().primaryKey(),
    attempts: integer().notNull(),
    /** End of the window, epoch seconds. */
    resetsAt: epoch().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
