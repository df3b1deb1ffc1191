import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, minor } from './columns.ts';
import { cloudOrders } from './cloud.ts';
import { orders } from './order.ts';

/** State of a payment in wire values. */
export const payStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;

/**
 * Payment attempts of an order; the same order, paytype and method continue the same attempt until it is
 * paid.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Our number, which the provider returns. */
    paymentNo: text().notNull().unique(),
    /** The product order that it pays; null for a cloud order. */
    orderId: integer().references(() => orders.id),
    /** The cloud-storage order that it pays. */
    cloudOrderId: integer().references(() => cloudOrders.id),
    paytype: text().notNull(),
    method: text().notNull(),
    /** Id of the provider; '' for attempts from before this column existed. */
    provider: text().notNull().default(''),
    amount: minor().notNull(),
    currency: text().notNull(),
    status: text({ enum: payStatuses }).notNull().default('PENDING'),
    /** The provider's transaction number; one transaction settles once. */
    transactionId: text().unique(),
    /** Amount received, where it differs from the requested one. */
    paidAmount: minor(),
    /** ISO 4217 code of the received currency, where it differs from the requested one. */
    paidCurrency: text(),
    /** Money received for an order already paid, cancelled or expired, or a wrong amount: it is refunded. */
    isSurplus: boolean().notNull().default(false),
    /** The shop's name as sent to the provider, which compares it in later attempts and refunds. */
    shopName: text().notNull().default('Pawlet'),
    /** Time when the provider opened the payment; null until that is known. */
    opentime: epoch(),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
    /** Time of the last query to the provider without a waiting shopper. */
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

/** The records of the sandbox wallet: what a real provider would store on its own machines. */
export const walletPayments = pgTable(
  'wallet_payments',
  {
    /** Unguessable; part of the wallet page's address. */
    id: text().primaryKey(),
    paymentNo: text().notNull().unique(),
    orderSn: text().notNull(),
    brand: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    returnUrl: text().notNull(),
    language: text().notNull(),
    /** The shopper's choice; null while the page waits. */
    result: text({ enum: ['success', 'failure', 'cancel'] }),
    /** The shop learns the result from then on. */
    dueAt: epoch(),
    transactionId: text().unique(),
    /** Whether the shop has acknowledged the notification. */
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

/** The key with which the sandbox wallet signs its notifications; one row, created on first use. */
export const walletKeys = pgTable('wallet_keys', {
  id: integer().primaryKey(),
  /** Hexadecimal. */
  key: text().notNull(),
});
