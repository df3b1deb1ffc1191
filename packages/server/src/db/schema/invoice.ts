import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** Who sold, as a document names them. */
export interface NamedSeller {
  readonly name: string;
  readonly address: string;
  readonly tax: string;
  readonly phone: string;
  readonly email: string;
}

/** A document's file, and how it leaves by e-mail. */
const documentFile = () => ({
  /** Unguessable, part of the address of its file. */
  fileKey: text().notNull().unique(),
  /** It left by e-mail. */
  mailtime: epoch(),
  /** Tries to send it. */
  attempts: integer().notNull().default(0),
  dueAt: epoch().notNull(),
});

/** Invoices that shoppers asked for; one may cover several orders. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** 26 digits. */
    invoiceSn: text().notNull().unique(),
    ...documentFile(),
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
    /** Who sold, as it was first printed: its credit notes name the same; null until then. */
    seller: jsonb().$type<NamedSeller>(),
    status: text({ enum: ['created', 'issued'] })
      .notNull()
      .default('created'),
    createtime: epoch().notNull(),
    issuetime: epoch(),
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
    /** What credit notes have taken off since the invoice was issued. */
    creditedAmount: minor().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    unique('invoice_orders_once').on(table.orderId),
    check('invoice_orders_credited', sql`${table.creditedAmount} between 0 and ${table.amount}`),
  ],
);

/** Pieces of an order line on a credit note. */
export interface CreditedPieces {
  readonly lineId: number;
  readonly nums: number;
  /** Minor units, above 0 as all amounts of a credit note. */
  readonly amount: number;
}

/** Credit notes: what was refunded of an order after its invoice was issued. */
export const creditNotes = pgTable(
  'invoice_credit_notes',
  {
    id: id(),
    /** 1, 2, 3 …: no number is left out. */
    number: integer().notNull().unique(),
    ...documentFile(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Empty where the money was about no piece. */
    pieces: jsonb().$type<readonly CreditedPieces[]>().notNull(),
    shippingFee: minor().notNull(),
    /** Price of the pieces, freight, and what was about no piece. */
    amount: minor().notNull(),
    /** Part of the amount that the shop kept for points that were gone. */
    withheldAmount: minor().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('invoice_credit_notes_invoice').on(table.invoiceId, table.id),
    index('invoice_credit_notes_user').on(table.userId, table.id),
    index('invoice_credit_notes_unsent')
      .on(table.dueAt)
      .where(sql`${table.mailtime} is null`),
    check(
      'invoice_credit_notes_amounts',
      sql`${table.amount} > 0 and ${table.shippingFee} between 0 and ${table.amount} and ${table.withheldAmount} between 0 and ${table.amount}`,
    ),
  ],
);

/** The last number of each series of documents; its row is locked by whoever takes the next one. */
export const documentSeries = pgTable('document_series', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
