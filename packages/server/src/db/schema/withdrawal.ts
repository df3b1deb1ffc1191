import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../i18n/language.ts';
import { epoch, id } from './columns.ts';
import { type ParcelLine, orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** State of a statement after the shop has reviewed it. */
export const withdrawalStandings = ['unread', 'unmatched', 'in-time', 'late', 'no-right'] as const;

/** Withdrawal statements as they were sent: by anyone, and whether they match an order or not. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    /** Number shown to people: 26 digits. */
    withdrawalSn: text().notNull().unique(),
    /** The logged-in sender, or the owner of the order; null for an unknown sender. */
    userId: integer().references(() => shoppers.id),
    /** The order it is about; null until one matches. */
    orderId: integer().references(() => orders.id),
    consumerName: text().notNull(),
    /** E-mail address for the acknowledgement. */
    email: text().notNull(),
    /** The order number as it was entered. */
    orderNumber: text().notNull(),
    /** The part of the order in the sender's own words; '' for all of it, or when `lines` is set. */
    details: text().notNull().default(''),
    /** Pieces selected from the order; null for all of it, or when `details` is set. */
    lines: jsonb().$type<readonly ParcelLine[]>(),
    /** The whole statement as displayed and acknowledged, with the time of its submission. */
    statement: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** ISO 3166 alpha-3 code of the storefront that it was sent from. */
    country: text().notNull(),
    standing: text({ enum: withdrawalStandings }).notNull().default('unread'),
    state: text({ enum: ['open', 'accepted', 'rejected'] })
      .notNull()
      .default('open'),
    /** When its after-sales requests were created; null before, and where none could be. */
    starttime: epoch(),
    /** The shop's message about its decision. */
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

/** The outbox of withdrawal e-mails. Recipients are looked up when an e-mail is sent. */
export const withdrawalMails = pgTable(
  'withdrawal_mails',
  {
    id: id(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    /** `new` is sent to the shop, the others to the sender. */
    kind: text({ enum: ['received', 'accepted', 'rejected', 'new'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null when there is none. */
    duetime: epoch(),
    /** Time at which the mail server accepted it. */
    senttime: epoch(),
    /** Result of the last attempt, '' before the first. */
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
