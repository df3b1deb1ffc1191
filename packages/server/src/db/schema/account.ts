import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Accounts of social providers that log a shopper in. */
export const socialLinks = pgTable(
  'social_links',
  {
    id: id(),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** wechat, sandbox, or the issuer of an app's accounts (its URL). */
    provider: text().notNull(),
    /** The person's id at the provider: the same in all its apps, where the provider has such an id. */
    subject: text().notNull(),
    nickname: text().notNull().default(''),
    createdAt: epoch().notNull(),
  },
  (table) => [
    unique('social_links_subject').on(table.provider, table.subject),
    index('social_links_shopper').on(table.shopperId),
  ],
);

/** Log-ins started at a provider that have not returned yet. */
export const socialStates = pgTable(
  'social_states',
  {
    /** SHA-256 of the state, in hexadecimal. */
    stateHash: text().primaryKey(),
    provider: text().notNull(),
    /** The browser that started it: only that browser may complete it. */
    sid: text().notNull(),
    expiresAt: epoch().notNull(),
  },
  (table) => [index('social_states_expiry').on(table.expiresAt)],
);

/** Provider identities without an account yet; each can be used once. */
export const bindTickets = pgTable(
  'bind_tickets',
  {
    /** SHA-256 of the ticket, in hexadecimal. */
    ticketHash: text().primaryKey(),
    provider: text().notNull(),
    subject: text().notNull(),
    nickname: text().notNull(),
    avatar: text().notNull(),
    /** An account may be created without a mobile number: no other account has the identity's verified contacts. */
    mayRegister: boolean().notNull().default(false),
    expiresAt: epoch().notNull(),
  },
  (table) => [index('bind_tickets_expiry').on(table.expiresAt)],
);

/** Accepted statements of apps, so that none is accepted twice. */
export const spentStatements = pgTable(
  'spent_statements',
  {
    /** SHA-256, in hexadecimal. */
    statementId: text().primaryKey(),
    /** Until then it could be presented again. */
    expiresAt: epoch().notNull(),
  },
  (table) => [index('spent_statements_expiry').on(table.expiresAt)],
);

/** Log-ins that the sandbox provider has granted; a code can be used once. */
export const sandboxGrants = pgTable(
  'sandbox_grants',
  {
    code: text().primaryKey(),
    /** The name entered on the provider's page; each name is one account. */
    name: text().notNull(),
    expiresAt: epoch().notNull(),
  },
  (table) => [index('sandbox_grants_expiry').on(table.expiresAt)],
);

/** Which version of which agreement a shopper accepted, and when. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Name of the agreement, such as `terms`. */
    diyname: text().notNull(),
    version: text().notNull(),
    /** Language in which it was displayed. */
    language: text().notNull(),
    createdAt: epoch().notNull(),
  },
  (table) => [unique('consents_version').on(table.shopperId, table.diyname, table.version)],
);

/** Links to a shopper's own data, each valid for a limited time. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the link, in hexadecimal. */
    tokenHash: text().notNull(),
    createdAt: epoch().notNull(),
    expiresAt: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('data_exports_token').on(table.tokenHash),
    index('data_exports_shopper').on(table.shopperId),
  ],
);
