import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';

/** A person who shops here. */
export const shoppers = pgTable(
  'shoppers',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    /** Digits with the country prefix, such as 8613800000000; numbers of the past as they were typed. Null without a mobile. */
    mobile: text(),
    /** The one form of the mobile; null without one, until it is filled in, and where another account has it. */
    mobileKey: text(),
    /** Lower case, and proved by a code that went there: who has such a code is the owner. Null without an e-mail. */
    email: text(),
    /** Null for an account that logs in by code only. */
    passwordHash: text(),
    /** Path or absolute URL, '' for none. */
    avatar: text().notNull().default(''),
    bio: text().notNull().default(''),
    /** 0 unknown or female, 1 male, as on the wire. */
    gender: integer().notNull().default(0),
    level: integer().notNull().default(1),
    score: integer().notNull().default(0),
    balanceMinor: minor().notNull().default(0),
    invitedBy: integer(),
    /** Version of the terms that were accepted, '' if none were shown. */
    agreedVersion: text().notNull().default(''),
    agreedAt: epoch(),
    /** Start-up values of the visit that made the account. */
    sup: text().notNull().default(''),
    sourceCode: text().notNull().default(''),
    createdAt: epoch().notNull(),
    /** When the account was deleted and made anonymous; null for a living one. */
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
    check('shoppers_score', sql`${table.score} >= 0`),
  ],
);
