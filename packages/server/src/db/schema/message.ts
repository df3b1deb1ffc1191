import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Verification codes that were sent; only the hash is stored. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    /** Digits with the country prefix, or an e-mail address in lower case. */
    recipient: text().notNull(),
    event: text().notNull(),
    codeHash: text().notNull(),
    /** Session id that requested it. */
    sid: text().notNull().default(''),
    /** Wrong guesses of the session that requested it. */
    misses: integer().notNull().default(0),
    /** Wrong guesses of all other sessions: they cannot use up the attempts of the requesting one. */
    otherMisses: integer().notNull().default(0),
    createdAt: epoch().notNull(),
    expiresAt: epoch().notNull(),
    usedAt: epoch(),
  },
  (table) => [index().on(table.recipient, table.event), index().on(table.createdAt)],
);

/** Messages shown in the demo inbox instead of being sent. */
export const inboxMessages = pgTable('inbox_messages', {
  id: id(),
  recipient: text().notNull(),
  code: text().notNull(),
  text: text().notNull(),
  /** Attachment: its name, and its bytes in base64; null without one. */
  attachmentName: text(),
  attachment: text(),
  createdAt: epoch().notNull(),
});
