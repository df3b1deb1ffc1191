import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { cloudOrders } from './cloud.ts';
import { orders } from './order.ts';

/** How a payment stands, by its wire names. */
export const payStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;

/** Attempts to pay an order; order, paytype and method repeated are the same attempt until money came. */
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
    /** Id of the provider that was asked; '' for attempts older than this column. */
    provider: text().notNull().default(''),
    amount: minor().notNull(),
    currency: text().notNull(),
    status: text({ enum: payStatuses }).notNull().default('PENDING'),
    /** The provider's number of the money; one transaction settles once. */
    transactionId: text().unique(),
    /** What came, where it is not what was asked for. */
    paidAmount: minor(),
    /** ISO 4217 of what came, where it is not what was asked for. */
    paidCurrency: text(),
    /** Money that came for an order already paid, cancelled or expired, or the wrong amount: goes back. */
    isSurplus: boolean().notNull().default(false),
    /** The shop's name as the provider was told it: it compares what it is told at further attempts and refunds. */
    shopName: text().notNull().default('Pawlet'),
    /** When the provider has opened it; null while nobody knows that it did. */
    opentime: epoch(),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
    /** When the provider was last asked without a shopper waiting. */
    checktime: epoch(),
  },
  (table) => [
    uniqueIndex('payments_one_attempt')
      .on(table.orderId, table.paytype, table.method)
      .where(sql`not ${table.isSurplus}`),
    uniqueIndex('payments_one_cloud_attempt')
      .on(table.cloudOrderId, table.paytype, table.method)
      .where(sql`not ${table.isSurplus}`),
    index('payments_order').on(table.orderId, table.updatetime),
    index('payments_pending')
      .on(table.checktime)
      .where(sql`${table.status} = 'PENDING'`),
    index('payments_open')
      .on(table.provider, sql`coalesce(${table.checktime}, ${table.createtime})`)
      .where(sql`${table.status} in ('PENDING', 'FAILED')`),
    check('payments_amount', sql`${table.amount} > 0`),
    check(
      'payments_paid',
      sql`(${table.paidAmount} is null) = (${table.paidCurrency} is null) and (${table.paidAmount} is null or ${table.isSurplus})`,
    ),
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
