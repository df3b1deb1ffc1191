import { orderStates, paymentStates, shippingStates } from '@pawlet/core/contract';
import * as v from 'valibot';
import { moment, momentOrNull } from '../fields.ts';
import { personal } from '../marks.ts';

/** What an order waits for, or how it ended. */
export const orderStatuses = [
  'waitingPayment',
  'waitingDelivery',
  'waitingReceipt',
  'waitingEvaluation',
  'completed',
  'cancelled',
  'expired',
  'aftersale',
] as const;

const statesShape = v.object({
  order: v.picklist(orderStates),
  payment: v.picklist(paymentStates),
  shipping: v.picklist(shippingStates),
});

/** Order in a list. Amounts are texts with two decimals. */
export const orderEntryShape = v.object({
  orderSn: v.string(),
  status: v.picklist(orderStatuses),
  created: moment,
  paid: momentOrNull,
  shipped: momentOrNull,
  delivered: momentOrNull,
  total: v.string(),
  currency: v.string(),
  receiver: personal(v.string()),
  phone: personal(v.string()),
  /** Country of the address, ISO 3166 alpha-3. */
  country: v.string(),
  /** Partner that led to the order; '' for none. */
  partner: v.string(),
  isReminded: v.boolean(),
  hasRemark: v.boolean(),
  version: v.string(),
});

/** Address of an order. */
const recipientShape = v.object({
  receiver: v.string(),
  phonePrefix: v.string(),
  phone: v.string(),
  email: v.string(),
  company: v.string(),
  /** ISO 3166 alpha-3. */
  country: v.string(),
  province: v.string(),
  city: v.string(),
  address: v.string(),
  zipcode: v.string(),
});

/** Line of an order. */
const lineShape = v.object({
  id: v.number(),
  sku: v.string(),
  title: v.string(),
  /** Selected values, such as `Colour: white`. */
  attributes: v.string(),
  quantity: v.number(),
  /** Pieces that are left to ship. */
  toShip: v.number(),
  refundedQuantity: v.number(),
  isGift: v.boolean(),
  gramsEach: v.number(),
  paidAmount: v.string(),
});

/** Order with its recipient and lines, for packing and for a carrier. */
export const orderLinesShape = v.object({
  orderSn: v.string(),
  paid: momentOrNull,
  recipient: personal(recipientShape),
  remark: personal(v.string()),
  currency: v.string(),
  lines: v.array(lineShape),
});

/** An order with its recipient and lines as the API returns it. */
export type OperatorOrderLines = v.InferOutput<typeof orderLinesShape>;

/** Order with everything that is known about it. Amounts are texts with two decimals, times epoch seconds. */
export const orderShape = v.object({
  orderSn: v.string(),
  status: v.picklist(orderStatuses),
  states: statesShape,
  /** For `If-Match`. */
  version: v.string(),
  /** Id of the customer. */
  customer: v.number(),
  created: moment,
  paid: momentOrNull,
  shipped: momentOrNull,
  delivered: momentOrNull,
  received: momentOrNull,
  cancelled: momentOrNull,
  reminded: momentOrNull,
  /** Language and country in which it was placed. */
  language: v.string(),
  country: v.string(),
  partner: v.string(),
  recipient: personal(recipientShape),
  remark: personal(v.string()),
  currency: v.string(),
  products: v.string(),
  freight: v.string(),
  total: v.string(),
  paidAmount: v.string(),
  refundedAmount: v.string(),
  pointsUsed: v.number(),
  lines: v.array(lineShape),
  discounts: v.array(v.object({ type: v.string(), name: v.string(), amount: v.string() })),
  payments: v.array(
    v.object({
      paymentNo: v.string(),
      paytype: v.string(),
      method: v.string(),
      amount: v.string(),
      status: v.string(),
      isSurplus: v.boolean(),
      transactionId: v.nullable(v.string()),
    }),
  ),
  afterSales: v.array(
    v.object({
      refundSn: v.string(),
      lineId: v.number(),
      quantity: v.number(),
      stage: v.string(),
      amount: v.string(),
      points: v.number(),
      note: personal(v.string()),
      /** 0 waits, 1 on its way, 2 done; null without a refund. */
      refundState: v.nullable(v.number()),
    }),
  ),
  refunds: v.array(
    v.object({ refundNo: v.string(), cause: v.string(), amount: v.string(), state: v.number() }),
  ),
  parcels: v.array(
    v.object({
      carrier: v.string(),
      number: v.string(),
      created: moment,
      lines: v.array(v.object({ lineId: v.number(), quantity: v.number() })),
    }),
  ),
  /** Parcels with replacements for returned pieces. */
  replacements: v.array(
    v.object({
      refundSn: v.string(),
      /** What it replaces. */
      lineId: v.number(),
      quantity: v.number(),
      sku: v.string(),
      carrier: v.string(),
      number: v.string(),
      created: moment,
    }),
  ),
  invoices: v.array(
    v.object({
      kind: v.picklist(['invoice', 'credit-note']),
      number: v.string(),
      amount: v.string(),
      isIssued: v.boolean(),
      created: moment,
    }),
  ),
  /** Events, oldest first: moments of the order, tracking events, parcels, refunds, and what operators did. */
  timeline: v.array(v.object({ time: moment, event: v.string(), detail: v.string(), actor: v.string() })),
});

/** An order as the API returns it. */
export type OperatorOrder = v.InferOutput<typeof orderShape>;

/** An order of the list as the API returns it. */
export type OperatorOrderEntry = v.InferOutput<typeof orderEntryShape>;
