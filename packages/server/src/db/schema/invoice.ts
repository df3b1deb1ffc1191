import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** Invoices that shoppers asked for; one may cover several orders. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** 26 digits. */
    invoiceSn: text().notNull().unique(),
    /** Unguessable, part of the address of its file. */
    fileKey: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** 1 electronic. */
    type: integer().notNull().default(1),
    /** 1 enterprise, 2 individual. */
    headType: integer().$type<1 | 2>().notNull(),
    title: text().notNull(),
    taxNo: text().notNull().default(''),
    bankName: text().notNull().default(''),
    bankAccount: text().notNull().default(''),
    address: text().notNull().default(''),
    mobile: text().notNull().default(''),
    email: text().notNull(),
    content: text().notNull().default(''),
    /** What was paid for its orders less what went back. */
    amount: minor().notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    status: text({ enum: ['created', 'issued'] })
      .notNull()
      .default('created'),
    createtime: epoch().notNull(),
    issuetime: epoch(),
    /** It left by e-mail. */
    mailtime: epoch(),
    /** Tries to send it. */
    attempts: integer().notNull().default(0),
    dueAt: epoch().notNull(),
  },
  (table) => [
    index('invoices_user').on(table.userId, table.id),
    index('invoices_unsent')
      .on(table.dueAt)
      .where(sql`${table.mailtime} is null`),
    check('invoices_amount', sql`${table.amount} > 0`),
  ],
);

/** Which orders an invoice covers; an order has one invoice. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    amount: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    unique('invoice_orders_once').on(table.orderId),
  ],
);
