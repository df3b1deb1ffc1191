import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { orders } from './order.ts';
import { shoppers } from './shopper.ts';

/** The seller as named on a document. */
export interface NamedSeller {
  readonly name: string;
  readonly address: string;
  readonly tax: string;
  readonly phone: string;
  readonly email: string;
}

/** A document's file and its delivery by e-mail. */
const documentFile = () => ({
  /** Unguessable; part of the file's address. */
  fileKey: text().notNull().unique(),
  /** Time at which the e-mail was sent. */
  mailtime: epoch(),
  /** Number of attempts to send it. */
  attempts: integer().notNull().default(0),
  dueAt: epoch().notNull(),
});

/** Invoices that shoppers requested; one may cover several orders. */
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
    /** Amount paid for its orders, less refunds. */
    amount: minor().notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    /** The seller when the invoice was first printed, repeated on its credit notes; null until then. */
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
    index('invoices_created')
      .on(table.id)
      .where(sql`${table.status} = 'created'`),
    check('invoices_amount', sql`${table.amount} > 0`),
  ],
);

/** The orders that an invoice covers; each order has one invoice. */
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
    /** Total of the credit notes since the invoice was issued. */
    creditedAmount: minor().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    unique('invoice_orders_once').on(table.orderId),
    check('invoice_orders_credited', sql`${table.creditedAmount} between 0 and ${table.amount}`),
  ],
);

/** Quantity of an order line on a credit note. */
export interface CreditedPieces {
  readonly lineId: number;
  readonly nums: number;
  /** In minor units, positive like all amounts of a credit note. */
  readonly amount: number;
}

/** Credit notes: refunds of an order after its invoice was issued. */
export const creditNotes = pgTable(
  'invoice_credit_notes',
  {
    id: id(),
    /** 1, 2, 3 …: without gaps. */
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
    /** Empty when the refund was not for any piece. */
    pieces: jsonb().$type<readonly CreditedPieces[]>().notNull(),
    shippingFee: minor().notNull(),
    /** Price of the pieces, freight, and amounts not for any piece. */
    amount: minor().notNull(),
    /** Part of the amount that the shop kept for points already spent. */
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

/** The last number of each document series; its row is locked while the next number is taken. */
export const documentSeries = pgTable('document_series', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
