import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';

/** A customer of the shop. */
export const shoppers = pgTable(
  'shoppers',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    /**
     * Digits with the country prefix, such as 8613800000000; old numbers as they were entered. Null without a
     * mobile number.
     */
    mobile: text(),
    /**
     * The normalized mobile number; null without one, until it is backfilled, and where another account has
     * it.
     */
    mobileKey: text(),
    /**
     * Lower case, verified by a code sent to it: whoever has such a code is the owner. Null without an e-mail
     * address.
     */
    email: text(),
    /** Null for an account that logs in by code only. */
    passwordHash: text(),
    /** Path or absolute URL, '' for none. */
    avatar: text().notNull().default(''),
    bio: text().notNull().default(''),
    /** 0 unknown or female, 1 male, as on the wire. */
    gender: integer().notNull().default(0),
    level: integer().notNull().default(1),
    points: integer('score').notNull().default(0),
    balanceMinor: minor().notNull().default(0),
    invitedBy: integer(),
    /** Version of the accepted terms, '' if none were shown. */
    agreedVersion: text().notNull().default(''),
    agreedAt: epoch(),
    /** Start parameters of the visit that created the account. */
    sup: text().notNull().default(''),
    sourceCode: text().notNull().default(''),
    createdAt: epoch().notNull(),
    /** When the account was deleted and anonymized; null for an active one. */
    deletedAt: epoch(),
  },
  (table) => [
    uniqueIndex().on(table.username),
    uniqueIndex().on(table.mobile),
    uniqueIndex().on(table.mobileKey),
    index('shoppers_without_mobile_key')
      .on(table.id)
      .where(sql`${table.mobile} is not null and ${table.mobileKey} is null`),
    uniqueIndex().on(table.email),
    check('shoppers_score', sql`${table.points} >= 0`),
  ],
);
