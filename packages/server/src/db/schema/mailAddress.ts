import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Addresses that have got an e-mail that is not about an order, and whether they want no more. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    /** In lower case. */
    email: text().primaryKey(),
    /** Secret of the link in its e-mails: whoever has it decides about e-mails to this address. */
    token: text().notNull().unique(),
    /** Language of the latest e-mail, and of the page of its link. */
    language: text().notNull(),
    /** Time of the latest e-mail. */
    senttime: epoch().notNull(),
    /** Time since which the address gets no such e-mails; null if it gets them. */
    unsubscribedtime: epoch(),
  },
  (table) => [index('mail_addresses_sent').on(table.senttime)],
);
