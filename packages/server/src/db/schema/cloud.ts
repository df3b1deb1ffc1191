import { paymentStates } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, localized, minor, state } from './columns.ts';
import { orderLines } from './order.ts';
import { shoppers } from './shopper.ts';

/** Cloud-storage plans that a shopper can buy for a camera. */
export const cloudPlans = pgTable('cloud_plans', {
  id: id(),
  type: text({ enum: ['month', 'year'] }).notNull(),
  name: localized().notNull(),
  description: localized().notNull(),
  /** Days of storage that one purchase adds. */
  days: integer().notNull(),
  /** Higher comes first. */
  weigh: integer().notNull().default(0),
  status: text({ enum: ['normal', 'hidden'] })
    .notNull()
    .default('normal'),
});

/** The price of a plan in one currency. Prices are never converted. */
export const cloudPlanPrices = pgTable(
  'cloud_plan_prices',
  {
    planId: integer()
      .notNull()
      .references(() => cloudPlans.id),
    currency: text().notNull(),
    price: minor().notNull(),
    marketprice: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.currency] }),
    check('cloud_plan_prices_price', sql`${table.price} > 0 and ${table.marketprice} >= ${table.price}`),
  ],
);

/** Cameras of shoppers. */
export const cloudDevices = pgTable(
  'cloud_devices',
  {
    id: id(),
    /** Serial number, the wire's `device_id`. */
    deviceId: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    name: localized().notNull(),
    model: text().notNull(),
    /** Recordings are kept until then; null when storage was never bought. */
    expiretime: epoch(),
    /** The order line and piece number that it came from; null for a camera bought elsewhere. */
    orderLineId: integer().references(() => orderLines.id),
    piece: integer().notNull().default(0),
    createtime: epoch().notNull(),
    /** Released by the shop: it belongs to nobody, and its serial number is free again. */
    releasetime: epoch(),
  },
  (table) => [
    index('cloud_devices_user').on(table.userId),
    uniqueIndex('cloud_devices_piece').on(table.orderLineId, table.piece),
  ],
);

/**
 * Serial numbers of the cameras in the shop's stock, from the manufacturer's list; a camera in `cloudDevices`
 * is bound.
 */
export const cameraSerials = pgTable(
  'camera_serials',
  {
    serial: text().primaryKey(),
    /** SKU number. */
    skuCode: text('goods_sn').notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [index('camera_serials_sku').on(table.skuCode)],
);

/** Cloud-storage orders, with plan and price at the time of purchase. */
export const cloudOrders = pgTable(
  'cloud_orders',
  {
    id: id(),
    /** `C` and 25 digits: never a number of a product order. */
    orderSn: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    deviceId: integer()
      .notNull()
      .references(() => cloudDevices.id),
    planId: integer()
      .notNull()
      .references(() => cloudPlans.id),
    name: localized().notNull(),
    days: integer().notNull(),
    currency: text().notNull(),
    amount: minor().notNull(),
    paystate: state(paymentStates)
      .notNull()
      .default(sql`0`),
    paytype: text().notNull().default(''),
    /** Version of the service agreement that was accepted. */
    agreedVersion: text().notNull(),
    sup: text().notNull().default(''),
    code: text().notNull().default(''),
    /** Who invited the shopper; null if nobody did. */
    inviteId: integer(),
    createtime: epoch().notNull(),
    /** Payment deadline. */
    deadline: epoch().notNull(),
    paytime: epoch(),
    /** Start and end of the purchased storage. */
    begintime: epoch(),
    endtime: epoch(),
    /** Refunded amount; a refund removes the remaining storage. */
    refundedAmount: minor().notNull().default(0),
    /** Time of the refund. */
    refundtime: epoch(),
  },
  (table) => [
    index('cloud_orders_user').on(table.userId, table.createtime),
    check('cloud_orders_amount', sql`${table.amount} > 0`),
    check(
      'cloud_orders_refunded',
      sql`${table.refundedAmount} between 0 and ${table.amount} and (${table.refundedAmount} = 0 or ${table.paystate} = 1)`,
    ),
    index('cloud_orders_device').on(table.deviceId, table.begintime),
    index('cloud_orders_end')
      .on(table.endtime, table.id)
      .where(sql`${table.endtime} is not null and ${table.refundtime} is null`),
    check('cloud_orders_paid', sql`(${table.paystate} = 1) = (${table.endtime} is not null)`),
  ],
);
