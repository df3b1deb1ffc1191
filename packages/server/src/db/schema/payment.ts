import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { cloudOrders } from './cloud.ts';
import { orders } from './order.ts';

/** How a payment stands, by its wire names. */
export const payStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;

/** Attempts to pay an order; order, paytype and method repeated are the same attempt. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Our number, which the provider gives back. */
    paymentNo: text().notNull().unique(),
    /** The order of goods that it pays; null where it pays a cloud order. */
    orderId: integer().references(() => orders.id),
    /** The order of cloud storage that it pays. */
    cloudOrderId: integer().references(() => cloudOrders.id),
    paytype: text().notNull(),
    method: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    status: text({ enum: payStatuses }).notNull().default('PENDING'),
    /** The provider's number of the money; one transaction settles once. */
    transactionId: text().unique(),
    /** Money that came for an order already paid, cancelled or expired: to be given back. */
    isSurplus: boolean().notNull().default(false),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
    /** When the provider was last asked without a shopper waiting. */
    checktime: epoch(),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.paytype, table.method),
    unique('payments_cloud_attempt').on(table.cloudOrderId, table.paytype, table.method),
    index('payments_order').on(table.orderId, table.updatetime),
    index('payments_pending')
      .on(table.checktime)
      .where(sql`${table.status} = 'PENDING'`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_payable', sql`(${table.orderId} is null) <> (${table.cloudOrderId} is null)`),
  ],
);

/** The books of the sandbox wallet: what a real provider would keep on its own machines. */
export const walletPayments = pgTable(
  'wallet_payments',
  {
    /** Unguessable, part of the wallet page's address. */
    id: text().primaryKey(),
    paymentNo: text().notNull().unique(),
    orderSn: text().notNull(),
    brand: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    returnUrl: text().notNull(),
    language: text().notNull(),
    /** What the shopper pressed; null while the page waits. */
    result: text({ enum: ['success', 'failure', 'cancel'] }),
    /** The result becomes known to the shop from here on. */
    dueAt: epoch(),
    transactionId: text().unique(),
    /** The shop has acknowledged the notification. */
    notifiedAt: epoch(),
    attempts: integer().notNull().default(0),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('wallet_payments_due')
      .on(table.dueAt)
      .where(sql`${table.notifiedAt} is null`),
  ],
);

/** The key with which the sandbox wallet signs what it tells the shop; one row, made on first use. */
export const walletKeys = pgTable('wallet_keys', {
  id: integer().primaryKey(),
  /** Hexadecimal. */
  key: text().notNull(),
});
