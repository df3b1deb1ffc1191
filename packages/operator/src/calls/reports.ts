import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, none, oneOf, words } from '../fields.ts';

/** What sales are grouped by. */
export const salesGroups = ['day', 'product', 'partner'] as const;

/** Longest period of a report, in days. */
export const maxReportDays = 366;

const amountsShape = v.object({
  /** Paid orders. */
  orders: v.number(),
  /** What was paid for them. */
  amount: v.string(),
});

/** IANA time zone in which days begin. @default that of the shop's first country */
const zone = v.optional(words(64));

/** Figures for the console's home page. */
export const reportCalls = {
  readHome: operatorCall({
    name: 'reports.home',
    summary: "Returns today's sales beside those of the same weekday last week, and what waits for the shop",
    method: 'GET',
    path: '/reports/home',
    access: 'reports:read',
    params: none,
    input: fieldsOf({ zone }),
    output: v.object({
      /** Time zone of the days. */
      zone: v.string(),
      /** Start of today. */
      from: moment,
      now: moment,
      /** Currencies with a paid order today or a week ago, the one with most orders first. */
      sales: v.array(
        v.object({
          currency: v.string(),
          today: amountsShape,
          /** The same weekday last week, up to the same time of day. */
          lastWeekSoFar: amountsShape,
          /** The same weekday last week. */
          lastWeek: amountsShape,
        }),
      ),
      waits: v.object({
        /** Paid orders to ship, and those of them with a reminder of the shopper. */
        toShip: v.number(),
        reminded: v.number(),
        /** Refund and return requests that the shop has to decide. */
        requests: v.number(),
        /** Those of them that the shop should have answered or paid back by now. */
        overdueRequests: v.number(),
        /** Refunds for a second person. */
        approvals: v.number(),
        /** Refunds that the payment provider has not made yet. */
        refunds: v.number(),
        /** Open withdrawals from purchases. */
        withdrawals: v.number(),
        heldReviews: v.number(),
        heldQuestions: v.number(),
        heldAnswers: v.number(),
        /** Published questions without a published answer. */
        questions: v.number(),
        /** Invoices to issue. */
        invoices: v.number(),
        /** Webhook events that were given up. */
        failedWebhooks: v.number(),
        /** Variants on sale that are sold out, or have at most `lowStockLimit` pieces left. */
        soldOut: v.number(),
        lowStock: v.number(),
        lowStockLimit: v.number(),
        /** People who wait for a sold-out variant. */
        restock: v.number(),
        /** Exchanges of points to accept or to send. */
        exchanges: v.number(),
      }),
    }),
    writes: false,
  }),
  readSales: operatorCall({
    name: 'reports.sales',
    summary: 'Returns the sales of a period by day, product or partner, per currency',
    method: 'GET',
    path: '/reports/sales',
    access: 'reports:read',
    params: none,
    input: fieldsOf({
      by: oneOf(salesGroups),
      /** First second of the payments. */
      from: digitsOf(0),
      /** Second after the last one. */
      to: digitsOf(0),
      currency: v.optional(words(3, /^[A-Z]{3}$/u)),
      zone,
      /** Products and partners: those with the largest amounts. @default 50 */
      limit: v.optional(digitsOf(1, 200), '50'),
    }),
    output: v.object({
      zone: v.string(),
      /** Days: oldest first, without days on which nothing was paid; others: largest amount first. */
      items: v.array(
        v.object({
          /** `YYYY-MM-DD`, id of the product, or the partner's code; '' for orders without a partner. */
          key: v.string(),
          /** Title of the product in the language of the request; else `key`. */
          title: v.string(),
          currency: v.string(),
          orders: v.number(),
          /** Sold pieces without gifts. */
          pieces: v.number(),
          /** Paid for the products (by product), or for the whole orders with freight. */
          amount: v.string(),
          /** Of that, refunded. Null by product. */
          refunded: v.nullable(v.string()),
          /** Pieces that were refunded. */
          refundedPieces: v.number(),
        }),
      ),
    }),
    writes: false,
  }),
  readAttribution: operatorCall({
    name: 'reports.attribution',
    summary: 'Returns which partner, code or invitation led to each order and purchase of cloud storage',
    method: 'GET',
    path: '/reports/attribution',
    access: 'reports:read',
    params: none,
    input: fieldsOf({
      /** First second at which it was placed. */
      from: v.optional(digitsOf(0), '0'),
      /** Second after the last one. @default now */
      to: v.optional(digitsOf(0)),
    }),
    output: v.string(),
    sends: 'text/csv; charset=utf-8',
    writes: false,
  }),
};
