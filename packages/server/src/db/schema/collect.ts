import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { products } from './goods.ts';
import { shoppers } from './shopper.ts';

/** Favourites of shoppers. */
export const collects = pgTable(
  'collects',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    goodsId: integer()
      .notNull()
      .references(() => products.id),
    /** 1 in the list, 0 removed. */
    status: integer().notNull().default(1),
    createtime: epoch().notNull(),
  },
  (table) => [
    unique('collects_goods').on(table.userId, table.goodsId),
    index('collects_list').on(table.userId, table.status),
  ],
);
