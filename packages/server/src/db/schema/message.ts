import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Verification codes that were sent; only the hash is kept. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    /** Digits with the country prefix, or an e-mail address in lower case. */
    recipient: text().notNull(),
    event: text().notNull(),
    codeHash: text().notNull(),
    /** Session id that asked for it. */
    sid: text().notNull().default(''),
    /** Wrong guesses of the session that asked for it. */
    misses: integer().notNull().default(0),
    /** Wrong guesses of all other sessions: they cannot use up those of the one that asked. */
    otherMisses: integer().notNull().default(0),
    createdAt: epoch().notNull(),
    expiresAt: epoch().notNull(),
    usedAt: epoch(),
  },
  (table) => [index().on(table.recipient, table.event), index().on(table.createdAt)],
);

/** What the demo inbox shows instead of sending it. */
export const inboxMessages = pgTable('inbox_messages', {
  id: id(),
  recipient: text().notNull(),
  code: text().notNull(),
  text: text().notNull(),
  /** File that came with it: its name, and its bytes in base64; null without one. */
  attachmentName: text(),
  attachment: text(),
  createdAt: epoch().notNull(),
});
