import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Who invited whom. A new shopper counts once, for one inviter. */
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
    /**
     * Set when the new shopper's first purchase was received and the inviter got the points; null again after
     * a full refund.
     */
    rewardtime: epoch(),
  },
  (table) => [index('invites_inviter').on(table.inviterId, table.createtime)],
);
