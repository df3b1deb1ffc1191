import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';
import { orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** Stock taken by unpaid orders: who holds how many pieces, for a day. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Network that the order came from, '' if unknown. */
    addressKey: text().notNull(),
    /** Pieces of the order, gifts included. */
    pieces: integer().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('stock_reservations_user').on(table.userId, table.createtime),
    index('stock_reservations_address').on(table.addressKey, table.createtime),
    index('stock_reservations_age').on(table.createtime),
  ],
);
