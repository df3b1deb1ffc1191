import { orderStates, paymentStates, saleStates, shippingStates } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language, Localized } from '../../i18n/language.ts';
import type { OverseasFields } from './address.ts';
import { epoch, id, localized, minor, state } from './columns.ts';
import type { NamedDiscount } from './discount.ts';
import { products, skus } from './products.ts';
import type { PointsTerms } from './points.ts';
import { shoppers } from './shopper.ts';

/** A selected attribute of an order line, as named when the order was placed. */
export interface LineAttribute {
  readonly name: Localized;
  readonly value: Localized;
}

/** Orders, with the address at the time of purchase. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** 26 digits. */
    orderSn: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    orderstate: state(orderStates)
      .notNull()
      .default(sql`0`),
    /** `orderstate` before the current after-sales request, to be restored afterwards. */
    orderstateBefore: state(orderStates).$type<'open' | 'completed'>(),
    paystate: state(paymentStates)
      .notNull()
      .default(sql`0`),
    shippingstate: state(shippingStates)
      .notNull()
      .default(sql`0`),
    /** Deleted by the shopper = hidden. */
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('normal'),
    currency: text().notNull(),
    country: text().notNull(),
    /** Language in which it was placed, for e-mails; '' for orders of earlier releases. */
    language: text().$type<Language | ''>().notNull().default(''),
    productsAmount: minor('goods_amount').notNull(),
    shippingFee: minor().notNull(),
    discount: minor().notNull(),
    total: minor().notNull(),
    paidAmount: minor().notNull().default(0),
    refundedAmount: minor().notNull().default(0),
    /** Deducted from its refunds, for points of this order that were already spent. */
    withheldAmount: minor().notNull().default(0),
    /**
     * The rules under which it earned points; null before it is received, and for orders from before such
     * rules existed.
     */
    pointsTerms: jsonb().$type<PointsTerms>(),
    /** Points spent, and their value. */
    points: integer('score').notNull().default(0),
    pointsAmount: minor('score_amount').notNull().default(0),
    discounts: jsonb().$type<readonly NamedDiscount[]>().notNull(),
    discountCodeId: integer(),
    userCouponId: integer().notNull().default(0),
    addressId: integer().notNull(),
    addressType: integer().notNull().default(1),
    provinceId: integer().notNull().default(0),
    cityId: integer().notNull().default(0),
    areaId: integer().notNull().default(0),
    receiver: text().notNull(),
    mobile: text().notNull(),
    /** Street and house, without the region. */
    detail: text().notNull(),
    zipcode: text().notNull().default(''),
    /** Country the parcel goes to. */
    destination: text().notNull().default('CHN'),
    overseas: jsonb().$type<OverseasFields>(),
    /** Billing address in wire fields; null when it is the shipping address. */
    billing: jsonb().$type<Readonly<Record<string, string>>>(),
    memo: text().notNull().default(''),
    /** Invoice requested once it is paid, as sent by order/add. */
    invoiceRequest: jsonb().$type<Readonly<Record<string, string | number>>>(),
    paytype: text().notNull().default(''),
    /** The code with which the shopper last started to pay in WeChat; '' for none. */
    openid: text().notNull().default(''),
    /** Carrier code, or the carrier's name where the shop has no code for it. */
    expressname: text().notNull().default(''),
    expressno: text().notNull().default(''),
    sup: text().notNull().default(''),
    code: text().notNull().default(''),
    /** Who invited the shopper; null if nobody did. */
    inviteId: integer(),
    quoteNo: text().notNull().default(''),
    createtime: epoch().notNull(),
    /** Payment deadline of an unpaid order. */
    deadline: epoch().notNull(),
    paytime: epoch(),
    shippingtime: epoch(),
    /** Time of delivery reported by the carrier. */
    delivertime: epoch(),
    receivetime: epoch(),
    refundtime: epoch(),
    canceltime: epoch(),
    remindtime: epoch(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createtime),
    // Everything that the operators' list filters by, so that a search reads the index and not the rows.
    index('orders_listed').on(
      table.createtime,
      table.id,
      table.orderSn,
      table.receiver,
      table.mobile,
      table.sup,
      table.currency,
      table.orderstate,
      table.paystate,
      table.shippingstate,
    ),
    index('orders_partner')
      .on(table.sup, table.createtime)
      .where(sql`${table.sup} <> ''`),
    index('orders_paid')
      .on(table.paytime)
      .where(sql`${table.paytime} is not null`),
    index('orders_unpaid')
      .on(table.deadline)
      .where(sql`${table.orderstate} = 0 and ${table.paystate} = 0`),
    index('orders_open')
      .on(table.shippingstate, table.paytime)
      .where(sql`${table.orderstate} = 0 and ${table.paystate} = 1`),
    check(
      'orders_amounts',
      sql`${table.total} >= 0 and ${table.shippingFee} >= 0 and ${table.productsAmount} - ${table.discount} + ${table.shippingFee} = ${table.total}`,
    ),
    check('orders_refund', sql`${table.refundedAmount} between 0 and ${table.total}`),
    check(
      'orders_withheld',
      sql`${table.withheldAmount} between 0 and ${table.total} - ${table.refundedAmount}`,
    ),
  ],
);

/** Order lines, with titles, attributes and prices at the time of purchase. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer('goods_id')
      .notNull()
      .references(() => products.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** Cart row it was created from; null for a gift. */
    cartId: integer(),
    skuCode: text('goods_sn').notNull(),
    title: localized().notNull(),
    attributes: jsonb().$type<readonly LineAttribute[]>().notNull(),
    /** Picture key. */
    image: text().notNull(),
    quantity: integer('nums').notNull(),
    price: minor().notNull(),
    marketprice: minor().notNull(),
    /** Amount paid for the whole line after all discounts. */
    realAmount: minor().notNull(),
    /** Part of the price paid with points, in addition to `realAmount`. */
    pointsAmount: minor().notNull().default(0),
    weightGrams: integer().notNull().default(0),
    isGift: boolean().notNull().default(false),
    salestate: state(saleStates)
      .notNull()
      .default(sql`0`),
    commentstate: integer().notNull().default(0),
    refundedQuantity: integer('refunded_nums').notNull().default(0),
    /** Pieces replaced after a return; a piece that was replaced twice counts twice. */
    exchangedQuantity: integer('exchanged_nums').notNull().default(0),
    /** Pieces shipped while only a part of the order is; 0 for orders that were shipped at once. */
    shippedQuantity: integer('shipped_nums').notNull().default(0),
    afterSalesLeft: integer('aftersale_left').notNull().default(3),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_goods').on(table.productId),
    // A cart row is ordered once, even without an idempotency key.
    uniqueIndex('order_lines_cart').on(table.cartId),
    check('order_lines_nums', sql`${table.quantity} > 0`),
    check('order_lines_refunded', sql`${table.refundedQuantity} between 0 and ${table.quantity}`),
    check('order_lines_amounts', sql`${table.realAmount} >= 0 and ${table.pointsAmount} >= 0`),
  ],
);

/** Pieces of a line in a parcel. */
export interface ParcelLine {
  readonly lineId: number;
  readonly nums: number;
}

/** Parcels of orders. The order has the carrier and number of the latest one, too. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Carrier code, or the carrier's name where the shop has no code for it. */
    expressname: text().notNull().default(''),
    expressno: text().notNull().default(''),
    lines: jsonb().$type<readonly ParcelLine[]>().notNull(),
    /** How often carrier or number were corrected. */
    corrections: integer().notNull().default(0),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [index('order_parcels_order').on(table.orderId, table.id)],
);

/** Events that an e-mail is sent for. */
export const orderMailKinds = [
  'placed',
  'paid',
  'shipped',
  'delivered',
  'canceled',
  'expired',
  'requested',
  'returning',
  'rejected',
  'refunded',
  'sold',
  'pictures',
  'message',
  'exchanged',
] as const;

/** The outbox of order e-mails: one row per event and recipient, written in the transaction of the event. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The event: `sold` is sent to the shop, the others to the shopper. */
    kind: text({ enum: orderMailKinds }).notNull(),
    /** The shipped parcel; null for other events. */
    parcelId: integer().references(() => orderParcels.id, { onDelete: 'set null' }),
    /**
     * The number of an already shipped parcel has changed: `event` is `shipped` too, since an earlier release
     * sends it as such.
     */
    isCorrection: boolean().notNull().default(false),
    /** The refunded amount; null for other events. */
    amount: minor(),
    /** The after-sales request; null for other events. */
    afterSaleId: integer(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null when there is none. */
    duetime: epoch(),
    /** Time at which the mail server accepted it. */
    senttime: epoch(),
    /** Result of the last attempt, '' before the first. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('order_mails_due')
      .on(table.duetime)
      .where(sql`${table.duetime} is not null`),
    index('order_mails_order').on(table.orderId),
    // Nodes that look for unpaid orders at the same time queue one e-mail.
    uniqueIndex('order_mails_placed')
      .on(table.orderId)
      .where(sql`${table.kind} = 'placed'`),
    index('order_mails_createtime').on(table.createtime),
  ],
);

/** Tracking events of a parcel from the carrier. */
export const orderTraces = pgTable(
  'order_traces',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Stage of the delivery; each is reported once. */
    stage: text().notNull(),
    context: localized().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [uniqueIndex('order_traces_stage').on(table.orderId, table.stage)],
);
