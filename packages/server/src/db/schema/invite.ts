import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Who brought whom. A newcomer is counted once, for one person. */
export const invites = pgTable(
  'invites',
  {
    inviteeId: integer()
      .primaryKey()
      .references(() => shoppers.id),
    inviterId: integer()
      .notNull()
      .references(() => shoppers.id),
    createtime: epoch().notNull(),
    /** The newcomer's first purchase was received, and the inviter got the points; null again once all of it has gone back. */
    rewardtime: epoch(),
  },
  (table) => [index('invites_inviter').on(table.inviterId, table.createtime)],
);
