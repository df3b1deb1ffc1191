import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language, Localized } from '../../i18n/language.ts';
import type { OverseasFields } from './address.ts';
import { epoch, id, localized, minor } from './columns.ts';
import type { NamedDiscount } from './discount.ts';
import { goods, skus } from './goods.ts';
import type { PointsTerms } from './score.ts';
import { shoppers } from './shopper.ts';

/** A chosen attribute of an order line, as it was called when the order was made. */
export interface LineAttribute {
  readonly name: Localized;
  readonly value: Localized;
}

/** Orders, with the address as it was when they were made. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** 26 digits. */
    orderSn: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    orderstate: integer().$type<0 | 1 | 2 | 3 | 4>().notNull().default(0),
    /** `orderstate` before the after-sale that is under way: what it goes back to. */
    orderstateBefore: integer().$type<0 | 3>(),
    paystate: integer().$type<0 | 1>().notNull().default(0),
    shippingstate: integer().$type<0 | 1 | 2>().notNull().default(0),
    /** Deleted by the shopper = hidden. */
    status: text({ enum: ['normal', 'hidden'] })
      .notNull()
      .default('normal'),
    currency: text().notNull(),
    country: text().notNull(),
    /** Language in which it was placed, for e-mails; '' where an earlier release made it. */
    language: text().$type<Language | ''>().notNull().default(''),
    goodsAmount: minor().notNull(),
    shippingFee: minor().notNull(),
    discount: minor().notNull(),
    total: minor().notNull(),
    paidAmount: minor().notNull().default(0),
    refundedAmount: minor().notNull().default(0),
    /** Taken off its refunds, for points of this order that were gone. */
    withheldAmount: minor().notNull().default(0),
    /** The terms on which it has brought points; null before it is received, and where it was before there were any. */
    pointsTerms: jsonb().$type<PointsTerms>(),
    /** Points spent, and what they were worth. */
    score: integer().notNull().default(0),
    scoreAmount: minor().notNull().default(0),
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
    /** Where the bill goes, by wire names; null when it goes with the parcel. */
    billing: jsonb().$type<Readonly<Record<string, string>>>(),
    memo: text().notNull().default(''),
    /** Invoice wanted once it is paid, as order/add sent it. */
    invoiceRequest: jsonb().$type<Readonly<Record<string, string | number>>>(),
    paytype: text().notNull().default(''),
    /** With which the shopper last started to pay in WeChat; '' where none was sent. */
    openid: text().notNull().default(''),
    /** Code of the carrier, or its name where the shop has no code for it. */
    expressname: text().notNull().default(''),
    expressno: text().notNull().default(''),
    sup: text().notNull().default(''),
    code: text().notNull().default(''),
    /** Who invited the shopper; null if nobody did. */
    inviteId: integer(),
    quoteNo: text().notNull().default(''),
    createtime: epoch().notNull(),
    /** Unpaid orders end here. */
    deadline: epoch().notNull(),
    paytime: epoch(),
    shippingtime: epoch(),
    /** The parcel reached the shopper, says the carrier. */
    delivertime: epoch(),
    receivetime: epoch(),
    refundtime: epoch(),
    canceltime: epoch(),
    remindtime: epoch(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createtime),
    index('orders_unpaid')
      .on(table.deadline)
      .where(sql`${table.orderstate} = 0 and ${table.paystate} = 0`),
    index('orders_open')
      .on(table.shippingstate, table.paytime)
      .where(sql`${table.orderstate} = 0 and ${table.paystate} = 1`),
    check(
      'orders_amounts',
      sql`${table.total} >= 0 and ${table.shippingFee} >= 0 and ${table.goodsAmount} - ${table.discount} + ${table.shippingFee} = ${table.total}`,
    ),
    check('orders_refund', sql`${table.refundedAmount} between 0 and ${table.total}`),
    check(
      'orders_withheld',
      sql`${table.withheldAmount} between 0 and ${table.total} - ${table.refundedAmount}`,
    ),
  ],
);

/** Lines of orders, with titles, attributes and prices as they were. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    goodsId: integer()
      .notNull()
      .references(() => goods.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** Cart row it came from; null for a gift. */
    cartId: integer(),
    goodsSn: text().notNull(),
    title: localized().notNull(),
    attributes: jsonb().$type<readonly LineAttribute[]>().notNull(),
    /** Picture key. */
    image: text().notNull(),
    nums: integer().notNull(),
    price: minor().notNull(),
    marketprice: minor().notNull(),
    /** Paid for the whole line after every discount. */
    realAmount: minor().notNull(),
    /** What points paid of it, beside `realAmount`. */
    pointsAmount: minor().notNull().default(0),
    weightGrams: integer().notNull().default(0),
    isGift: boolean().notNull().default(false),
    salestate: integer().notNull().default(0),
    commentstate: integer().notNull().default(0),
    refundedNums: integer().notNull().default(0),
    /** Pieces in parcels while only a part of the order is on its way; 0 for orders that were shipped at once. */
    shippedNums: integer().notNull().default(0),
    aftersaleLeft: integer().notNull().default(3),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_goods').on(table.goodsId),
    // A cart row is ordered once, even without an idempotency key.
    uniqueIndex('order_lines_cart').on(table.cartId),
    check('order_lines_nums', sql`${table.nums} > 0`),
    check('order_lines_refunded', sql`${table.refundedNums} between 0 and ${table.nums}`),
    check('order_lines_amounts', sql`${table.realAmount} >= 0 and ${table.pointsAmount} >= 0`),
  ],
);

/** Pieces of a line that are in a parcel. */
export interface ParcelLine {
  readonly lineId: number;
  readonly nums: number;
}

/** Parcels of orders. The latest one's carrier and number are the order's, too. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Code of the carrier, or its name where the shop has no code for it. */
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

/** The outbox of e-mails about orders: one row an event and recipient, written in the transaction of the event. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** What the e-mail is about: `sold` goes to the shop, the others to the shopper. */
    kind: text({ enum: ['paid', 'shipped', 'refunded', 'sold'] }).notNull(),
    /** The parcel that left; null for other events. */
    parcelId: integer().references(() => orderParcels.id, { onDelete: 'set null' }),
    /** It tells another number of a parcel that has left: `shipped` too, since an earlier release sends it as such. */
    isCorrection: boolean().notNull().default(false),
    /** What went back with a refund; null for other events. */
    amount: minor(),
    attempts: integer().notNull().default(0),
    /** The next attempt; null when there is none any more. */
    duetime: epoch(),
    /** The mail server has accepted it. */
    senttime: epoch(),
    /** Outcome of the last attempt, '' before the first. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('order_mails_due')
      .on(table.duetime)
      .where(sql`${table.duetime} is not null`),
    index('order_mails_order').on(table.orderId),
    index('order_mails_createtime').on(table.createtime),
  ],
);

/** What the carrier has said about a parcel. */
export const orderTraces = pgTable(
  'order_traces',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Stage of the way; each is told once. */
    stage: text().notNull(),
    context: localized().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [uniqueIndex('order_traces_stage').on(table.orderId, table.stage)],
);
