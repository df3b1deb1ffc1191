import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { products } from './products.ts';
import { shoppers } from './shopper.ts';

/** Favourites of shoppers. */
export const favourites = pgTable(
  'collects',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    /** 1 in the list, 0 removed. */
    status: integer().notNull().default(1),
    createtime: epoch().notNull(),
  },
  (table) => [
    unique('collects_goods').on(table.userId, table.productId),
    index('collects_list').on(table.userId, table.status),
  ],
);
