import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../i18n/language.ts';
import { epoch, id } from './columns.ts';
import { type ParcelLine, orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** What the shop knows of a statement, once it has looked at it. */
export const withdrawalStandings = ['unread', 'unmatched', 'in-time', 'late', 'no-right'] as const;

/** Statements by which people withdraw from a purchase, as they were sent: whoever sent them, and whether they fit an order or not. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    /** Number that people say: 26 digits. */
    withdrawalSn: text().notNull().unique(),
    /** Who sent it signed in, or whose order it is about; null for a stranger's. */
    userId: integer().references(() => shoppers.id),
    /** The order that it is about; null as long as it fits none. */
    orderId: integer().references(() => orders.id),
    consumerName: text().notNull(),
    /** Where the acknowledgement goes. */
    email: text().notNull(),
    /** The order number as it was written. */
    orderNumber: text().notNull(),
    /** What of the order is meant, in the sender's own words; '' for all of it, or for what `lines` says. */
    details: text().notNull().default(''),
    /** Pieces that were chosen from the order itself; null for all of it, or for what `details` says. */
    lines: jsonb().$type<readonly ParcelLine[]>(),
    /** The whole statement as it was shown and acknowledged, with the moment of its submission. */
    statement: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** ISO 3166 alpha-3 of the storefront that it was sent from. */
    country: text().notNull(),
    standing: text({ enum: withdrawalStandings }).notNull().default('unread'),
    state: text({ enum: ['open', 'accepted', 'rejected'] })
      .notNull()
      .default('open'),
    /** When its applications were made; null before, and where none could be. */
    starttime: epoch(),
    /** What the shop wrote about its decision. */
    note: text().notNull().default(''),
    createtime: epoch().notNull(),
    settletime: epoch(),
  },
  (table) => [
    index('withdrawals_unread')
      .on(table.id)
      .where(sql`${table.standing} = 'unread'`),
    index('withdrawals_open')
      .on(table.createtime, table.id)
      .where(sql`${table.state} = 'open'`),
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_user').on(table.userId, table.id),
  ],
);

/** The outbox of e-mails about statements. Recipients are looked up when an e-mail is sent. */
export const withdrawalMails = pgTable(
  'withdrawal_mails',
  {
    id: id(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    /** `new` goes to the shop, the others to the sender. */
    kind: text({ enum: ['received', 'accepted', 'rejected', 'new'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The next attempt; null when there is none any more. */
    duetime: epoch(),
    /** The mail server has accepted it. */
    senttime: epoch(),
    /** Outcome of the last attempt, '' before the first. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    // Each e-mail is queued once, however often a node restarts.
    uniqueIndex('withdrawal_mails_kind').on(table.withdrawalId, table.kind),
    index('withdrawal_mails_due')
      .on(table.duetime)
      .where(sql`${table.duetime} is not null`),
    index('withdrawal_mails_createtime').on(table.createtime),
  ],
);
