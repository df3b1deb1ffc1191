import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, localized, minor } from './columns.ts';
import { cloudOrders } from './cloud.ts';
import { orderLines, orders } from './order.ts';
import { payments } from './payment.ts';
import { shoppers } from './shopper.ts';
import { withdrawals } from './withdrawal.ts';

/** How far an application has come. */
export const aftersaleStages = ['auditing', 'returning', 'sent', 'done', 'rejected', 'revoked'] as const;

/** Applications for money back, one line of an order each. */
export const aftersales = pgTable(
  'aftersales',
  {
    id: id(),
    /** Number that people say: 26 digits. */
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
    nums: integer().notNull(),
    /** Money for the goods. */
    goodsAmount: minor().notNull(),
    /** Money for the freight; settled when it is decided. */
    freightAmount: minor().notNull().default(0),
    /** Asks for all there is, so the freight too should it be the last of the order. */
    isWhole: boolean().notNull(),
    /** Points that come back. */
    score: integer().notNull().default(0),
    /** Points that its purchase had brought and that were gone when it was granted. */
    missingPoints: integer().notNull().default(0),
    /** Money that was taken off the refund for them. */
    withheldAmount: minor().notNull().default(0),
    reason: text().notNull(),
    /** The statement that it was made by: the shop cannot refuse it. Null for one that the shopper has applied for. */
    withdrawalId: integer().references(() => withdrawals.id),
    remark: text().notNull().default(''),
    /** The shop's note. */
    mark: text().notNull().default(''),
    /** Relative URLs. */
    images: jsonb().$type<readonly string[]>().notNull(),
    videos: jsonb().$type<readonly string[]>().notNull(),
    /** 1 default, 2 by yourself. */
    returnType: integer().$type<1 | 2>().notNull().default(1),
    mobile: text().notNull().default(''),
    expressname: text().notNull().default(''),
    expressno: text().notNull().default(''),
    stage: text({ enum: aftersaleStages }).notNull().default('auditing'),
    /** `salestate` of the line before it: what revoking puts back. */
    salestateBefore: integer().notNull(),
    /** The parcel has to be named until then. */
    deadline: epoch(),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    // One application a line at a time, whoever tries.
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
      sql`${table.nums} > 0 and ${table.goodsAmount} >= 0 and ${table.freightAmount} >= 0 and ${table.score} >= 0`,
    ),
  ],
);

/** What happened to applications, as the shopper reads it. */
export const aftersaleLogs = pgTable(
  'aftersale_logs',
  {
    id: id(),
    aftersaleId: integer()
      .notNull()
      .references(() => aftersales.id),
    actor: text({ enum: ['shopper', 'shop', 'system'] }).notNull(),
    text: localized().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [index('aftersale_logs_of').on(table.aftersaleId, table.id)],
);

/** Why money goes back. */
export const refundCauses = ['aftersale', 'surplus', 'cloud', 'shop'] as const;

/** Money on its way back to shoppers: one row a decided application, surplus payment or refunded plan. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** The number that the provider gets: the same number is the same refund. */
    refundNo: text().notNull().unique(),
    cause: text({ enum: refundCauses }).notNull().default('aftersale'),
    aftersaleId: integer()
      .unique()
      .references(() => aftersales.id),
    cloudOrderId: integer()
      .unique()
      .references(() => cloudOrders.id),
    /** The payment it goes back on; null where no money moves. */
    paymentId: integer().references(() => payments.id),
    amount: minor().notNull(),
    currency: text().notNull(),
    /** 0 generated, 1 pending at the provider, 2 success. */
    state: integer().$type<0 | 1 | 2>().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The provider is asked again from here on. */
    dueAt: epoch().notNull(),
    /** What came of the last try: `pending`, `refused`, `silent` or `done`; '' before the first. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    // Surplus money goes back once, whoever finds it.
    uniqueIndex('refunds_surplus')
      .on(table.paymentId)
      .where(sql`${table.cause} = 'surplus'`),
    check(
      'refunds_cause',
      sql`(${table.cause} = 'aftersale') = (${table.aftersaleId} is not null) and (${table.cause} = 'cloud') = (${table.cloudOrderId} is not null) and (${table.cause} = 'aftersale' or ${table.paymentId} is not null)`,
    ),
    index('refunds_due')
      .on(table.dueAt)
      .where(sql`${table.state} < 2`),
    check('refunds_amount', sql`${table.amount} >= 0`),
  ],
);
