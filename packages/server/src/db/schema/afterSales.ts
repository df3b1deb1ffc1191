import { saleStates } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, localized, minor, state } from './columns.ts';
import { cloudOrders } from './cloud.ts';
import { type LineAttribute, orderLines, orders } from './order.ts';
import { payments } from './payment.ts';
import { skus } from './products.ts';
import { shoppers } from './shopper.ts';
import { withdrawals } from './withdrawal.ts';

/**
 * State of a request as stored. What came later is in columns of its own, so that a node of an earlier release knows every
 * value: one that waits for pictures is `auditing` with `picturesDue`, an exchanged one is `done` with `isExchanged`.
 */
export const afterSalesStages = ['auditing', 'returning', 'sent', 'done', 'rejected', 'revoked'] as const;

/** Refund requests, each for one order line. */
export const afterSales = pgTable(
  'aftersales',
  {
    id: id(),
    /** Number shown to people: 26 digits. */
    refundSn: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** 1 refund only, 2 return and refund. */
    type: integer().$type<1 | 2>().notNull(),
    quantity: integer('nums').notNull(),
    /** Amount for the products. */
    productsAmount: minor('goods_amount').notNull(),
    /** Amount for the freight; set when it is decided. */
    freightAmount: minor().notNull().default(0),
    /** Requests the full amount, freight included if it is the last request of the order. */
    isWhole: boolean().notNull(),
    /** Points that are returned. */
    points: integer('score').notNull().default(0),
    /** Points earned by the purchase that were already spent when the request was granted. */
    missingPoints: integer().notNull().default(0),
    /** Amount deducted from the refund for them. */
    withheldAmount: minor().notNull().default(0),
    reason: text().notNull(),
    /**
     * The withdrawal statement that created it: the shop cannot refuse it. Null when the shopper made the
     * request.
     */
    withdrawalId: integer().references(() => withdrawals.id),
    remark: text().notNull().default(''),
    /** The shop's note. */
    mark: text().notNull().default(''),
    /** Relative URLs. */
    images: jsonb().$type<readonly string[]>().notNull(),
    videos: jsonb().$type<readonly string[]>().notNull(),
    /** 1 default, 2 own shipping. */
    returnType: integer().$type<1 | 2>().notNull().default(1),
    mobile: text().notNull().default(''),
    expressname: text().notNull().default(''),
    expressno: text().notNull().default(''),
    stage: text({ enum: afterSalesStages }).notNull().default('auditing'),
    /** `salestate` of the line before it, restored when the request is revoked. */
    salestateBefore: state(saleStates).notNull(),
    /** Deadline for entering the return parcel. */
    deadline: epoch(),
    /** The shop has asked for pictures: until when it waits for them, while it is `auditing`. */
    picturesDue: epoch(),
    /** It ended with a replacement: nothing was refunded. */
    isExchanged: boolean().notNull().default(false),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    // One open request per line, also under concurrency.
    uniqueIndex('aftersales_running')
      .on(table.lineId)
      .where(sql`${table.stage} in ('auditing', 'returning', 'sent')`),
    index('aftersales_line').on(table.lineId, table.id),
    index('aftersales_user').on(table.userId, table.id),
    index('aftersales_stage').on(table.stage, table.updatetime),
    index('aftersales_withdrawal')
      .on(table.withdrawalId)
      .where(sql`${table.withdrawalId} is not null`),
    check(
      'aftersales_amounts',
      sql`${table.quantity} > 0 and ${table.productsAmount} >= 0 and ${table.freightAmount} >= 0 and ${table.points} >= 0`,
    ),
  ],
);

/** History of requests, as shown to the shopper. */
export const afterSalesLogs = pgTable(
  'aftersale_logs',
  {
    id: id(),
    afterSaleId: integer('aftersale_id')
      .notNull()
      .references(() => afterSales.id),
    actor: text({ enum: ['shopper', 'shop', 'system'] }).notNull(),
    text: localized().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [index('aftersale_logs_of').on(table.afterSaleId, table.id)],
);

/** Messages between shop and shopper about a request. */
export const afterSalesMessages = pgTable(
  'aftersale_messages',
  {
    id: id(),
    afterSaleId: integer('aftersale_id')
      .notNull()
      .references(() => afterSales.id),
    author: text({ enum: ['shopper', 'shop'] }).notNull(),
    /** Plain text, '' where there are pictures only. */
    words: text().notNull(),
    /** Relative URLs of the shopper's uploads, or keys of the shop's pictures. */
    images: jsonb().$type<readonly string[]>().notNull(),
    /** When the other side has read it; null until then. */
    readtime: epoch(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('aftersale_messages_of').on(table.afterSaleId, table.id),
    index('aftersale_messages_unread')
      .on(table.afterSaleId, table.author)
      .where(sql`${table.readtime} is null`),
  ],
);

/** Replacements sent for returned products; the order and its amounts stay as they were. */
export const afterSalesExchanges = pgTable(
  'aftersale_exchanges',
  {
    id: id(),
    afterSaleId: integer('aftersale_id')
      .notNull()
      .unique('aftersale_exchanges_once')
      .references(() => afterSales.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    skuCode: text('goods_sn').notNull(),
    attributes: jsonb().$type<readonly LineAttribute[]>().notNull(),
    quantity: integer('nums').notNull(),
    /** The returned pieces were put back into stock. */
    hasComeBack: boolean().notNull(),
    /** Carrier code, or the carrier's name where the shop has no code for it. */
    expressname: text().notNull(),
    expressno: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [check('aftersale_exchanges_nums', sql`${table.quantity} > 0`)],
);

/** Reasons for refunds. */
export const refundCauses = ['aftersale', 'surplus', 'cloud', 'shop'] as const;

/** Refunds to shoppers: one row per decided request, surplus payment or refunded plan. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** The number sent to the provider: repeating it repeats the same refund. */
    refundNo: text().notNull().unique(),
    cause: text({ enum: refundCauses }).notNull().default('aftersale'),
    afterSaleId: integer('aftersale_id')
      .unique('refunds_aftersaleId_unique')
      .references(() => afterSales.id),
    cloudOrderId: integer()
      .unique()
      .references(() => cloudOrders.id),
    /** The payment that is refunded; null when no money moves. */
    paymentId: integer().references(() => payments.id),
    amount: minor().notNull(),
    currency: text().notNull(),
    /** 0 generated, 1 pending at the provider, 2 success. */
    state: integer().$type<0 | 1 | 2>().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The provider is queried again from then on. */
    dueAt: epoch().notNull(),
    /** Result of the last attempt: `pending`, `refused`, `silent` or `done`; '' before the first. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    // A surplus payment is refunded once, also under concurrency.
    uniqueIndex('refunds_surplus')
      .on(table.paymentId)
      .where(sql`${table.cause} = 'surplus'`),
    check(
      'refunds_cause',
      sql`(${table.cause} = 'aftersale') = (${table.afterSaleId} is not null) and (${table.cause} = 'cloud') = (${table.cloudOrderId} is not null) and (${table.cause} = 'aftersale' or ${table.paymentId} is not null)`,
    ),
    index('refunds_due')
      .on(table.dueAt)
      .where(sql`${table.state} < 2`),
    check('refunds_amount', sql`${table.amount} >= 0`),
  ],
);
