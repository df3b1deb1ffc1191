import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { products, skus } from './products.ts';
import { shoppers } from './shopper.ts';

/** Cart rows of logged-in shoppers. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** 1 cart, 2 buy now. */
    sceneval: integer().notNull().default(1),
    quantity: integer('nums').notNull(),
    /** Price when it was added. */
    priceAdded: minor().notNull(),
    currencyAdded: text().notNull(),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('carts_user').on(table.userId, table.sceneval),
    uniqueIndex('carts_sku')
      .on(table.userId, table.skuId)
      .where(sql`${table.sceneval} = 1`),
    uniqueIndex('carts_buy_now')
      .on(table.userId)
      .where(sql`${table.sceneval} = 2`),
    check('carts_nums', sql`${table.quantity} > 0`),
  ],
);
