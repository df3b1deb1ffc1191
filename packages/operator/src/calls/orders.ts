import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  amount,
  anyWords,
  digitsOf,
  fieldsOf,
  listOf,
  none,
  oneOf,
  queryFlag,
  whole,
  words,
} from '../fields.ts';
import { personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';
import { orderEntryShape, orderLinesShape, orderShape, orderStatuses } from './orderShapes.ts';
import { jobShape, type OperatorJob } from './jobs.ts';

/** Whoever sends parcels or serves customers sees their names and addresses. */
const personalFor: readonly Scope[] = ['orders:write', 'customers:read'];

/** Filters of the order list: a status, or orders to ship with a reminder of the shopper. */
const orderFilters = [...orderStatuses, 'reminded'] as const;

/** Orders of the list, by a moment of the order. */
const orderSorts = ['-created', 'created', 'paid'] as const;

const orderPath = v.object({ sn: words(40, /^\d+$/u) });
const carrier = words(40);
const number = words(60);

const filterFields = {
  /** Part of the order number. */
  number: v.optional(words(40)),
  /** Part of the recipient's name. */
  name: v.optional(personalInput(words(80))),
  /** Part of the recipient's phone number. */
  phone: v.optional(personalInput(words(30, /\d/u))),
  /** Part of a product's title in any language, or of a SKU's code. */
  product: v.optional(words(80)),
  /** Id of the customer. */
  customer: v.optional(digitsOf()),
  /** The partner's code. */
  partner: v.optional(words(80)),
  state: v.optional(oneOf(orderFilters)),
  /** First second of the time at which it was placed. */
  from: v.optional(digitsOf(0)),
  /** Second after the last one. */
  to: v.optional(digitsOf(0)),
  currency: v.optional(words(3, /^[A-Z]{3}$/u)),
};

const listFields = {
  ...pageFields,
  ...filterFields,
  /** Newest first by default; orders to ship: the longest waiting first. `-` is descending. */
  sort: v.optional(oneOf(orderSorts)),
};

const shared = {
  params: orderPath,
  output: orderShape,
  writes: true,
  personalFor,
  version: 'optional',
  current: orderShape,
} as const;

/** One line of a list of tracking numbers. */
export const shipmentLineInput = fieldsOf({ orderSn: words(40), carrier, number });

/** Maximum number of orders shipped by one call. */
export const maxShipments = 1000;

/** Result of the job that ships many orders. */
const shipmentResultShape = v.object({
  /** Orders that it has shipped. */
  shipped: v.number(),
  lines: v.array(
    v.object({
      /** From 1: position in the list, or row of the CSV. */
      line: v.number(),
      orderSn: v.string(),
      /** `skipped`: fine, and not shipped: another line has an error, or it was a preview; `already`: was shipped with this number before. */
      result: v.picklist(['shipped', 'already', 'skipped', 'error']),
      reason: v.nullable(v.picklist(['malformed', 'not-found', 'wrong-state', 'other-number', 'repeated'])),
      /** For people, in the language of whoever began it; '' without an error. */
      detail: v.string(),
    }),
  ),
});

/** Result of the job that ships many orders. */
export type ShipmentResult = v.InferOutput<typeof shipmentResultShape>;

/** The result of a job that ships many orders; null before there is one. */
export function readShipmentResult({ result }: OperatorJob): ShipmentResult | null {
  const parsed = v.safeParse(shipmentResultShape, result);
  return parsed.success ? parsed.output : null;
}

/** Orders: search, shipping, cancelling, address. */
export const orderCalls = {
  listOrders: operatorCall({
    name: 'orders.list',
    summary: 'Lists orders of all shoppers',
    method: 'GET',
    path: '/orders',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...listFields,
      /** Also counts all orders that match, up to 10,000. */
      withTotal: queryFlag,
    }),
    output: v.object({ ...pageOf(orderEntryShape).entries, total: v.nullable(v.number()) }),
    writes: false,
    personalFor,
  }),
  listOrderLines: operatorCall({
    name: 'orders.lines',
    summary: 'Lists orders with their recipients and lines, for packing and for carriers',
    method: 'GET',
    path: '/order-lines',
    access: 'orders:read',
    params: none,
    input: fieldsOf(listFields),
    output: pageOf(orderLinesShape),
    writes: false,
    personalFor,
  }),
  readOrder: operatorCall({
    name: 'orders.read',
    summary: 'Returns an order with everything that is known about it',
    method: 'GET',
    path: '/orders/{sn}',
    access: 'orders:read',
    params: orderPath,
    input: none,
    output: orderShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  listCarriers: operatorCall({
    name: 'orders.carriers',
    summary: 'Lists the carriers of the shop, the usual one first',
    method: 'GET',
    path: '/carriers',
    access: 'orders:read',
    params: none,
    input: none,
    /** Names in the language of the request. */
    output: v.object({ items: v.array(v.object({ code: v.string(), name: v.string() })) }),
    writes: false,
  }),
  shipOrder: operatorCall({
    ...shared,
    name: 'orders.ship',
    summary: 'Ships an order in one or several parcels, or some of its lines',
    method: 'POST',
    path: '/orders/{sn}/shipments',
    access: 'orders:write',
    input: fieldsOf({
      parcels: listOf(
        fieldsOf({
          /** Carrier code; the shop's first carrier by default. */
          carrier: v.optional(carrier),
          number: v.optional(number),
          /** Everything that is left to ship by default. */
          lines: v.optional(
            listOf(
              /** All pieces that are left by default. */
              fieldsOf({ lineId: whole(), quantity: v.optional(whole()) }),
              200,
            ),
          ),
        }),
        20,
      ),
    }),
    reasons: ['wrong-state', 'wrong-lines'],
  }),
  correctShipment: operatorCall({
    ...shared,
    name: 'orders.correct-shipment',
    summary: 'Corrects carrier and number of a shipped parcel',
    method: 'PATCH',
    path: '/orders/{sn}/shipments',
    access: 'orders:write',
    input: fieldsOf({
      carrier,
      number,
      /** Position among the order's parcels, from 1; optional for a single one. */
      parcel: v.optional(whole(1, 1000)),
    }),
    reasons: ['wrong-state', 'which-parcel', 'same'],
  }),
  shipOrders: operatorCall({
    name: 'orders.ship-many',
    summary:
      'Ships many orders by a list of tracking numbers, as JSON or CSV, in the background. With `all-or-nothing` every line is checked before the first one is shipped',
    method: 'POST',
    path: '/shipments',
    access: 'orders:write',
    params: none,
    input: v.pipe(
      fieldsOf({
        /** `all-or-nothing`: ships nothing if a line has an error; `good-lines`: ships the others. */
        mode: oneOf(['all-or-nothing', 'good-lines']),
        shipments: v.optional(listOf(v.unknown(), maxShipments)),
        /** Rows of order number, carrier and tracking number; a header is recognized. */
        csv: v.optional(words(500_000)),
        /** Checks every line, and ships nothing. @default false */
        isPreview: v.optional(v.boolean('type'), false),
      }),
      v.check(({ shipments, csv }) => (shipments === undefined) !== (csv === undefined), 'choice'),
    ),
    /** `readShipmentResult` returns its result. */
    output: jobShape,
    writes: true,
  }),
  printOrders: operatorCall({
    name: 'orders.print',
    summary: 'Makes a PDF with a picking list or address labels of orders, in the background',
    method: 'POST',
    path: '/order-papers',
    access: 'orders:write',
    params: none,
    input: fieldsOf({
      kind: oneOf(['picking-list', 'labels']),
      /** Labels: sheets of A4 with 2 x 4 labels, or a page of 100 x 150 mm for each. @default 'sheet' */
      format: v.optional(oneOf(['sheet', 'single']), 'sheet'),
      /** Numbers of the orders, in the order in which they are printed. */
      orders: listOf(words(40, /^\d+$/u), maxShipments),
      /** IANA time zone of dates. @default that of the shop's first country */
      zone: v.optional(words(64)),
    }),
    /** Its result has `orders`, the number of printed ones, and `missing`, those that are unknown or have nothing to pick. */
    output: jobShape,
    writes: true,
  }),
  deliverOrder: operatorCall({
    ...shared,
    name: 'orders.deliver',
    summary: 'Marks a shipped order as delivered',
    method: 'POST',
    path: '/orders/{sn}/deliver',
    access: 'orders:write',
    input: none,
    reasons: ['wrong-state'],
  }),
  cancelOrder: operatorCall({
    ...shared,
    name: 'orders.cancel',
    summary: 'Cancels an unpaid order and returns what it reserved',
    method: 'POST',
    path: '/orders/{sn}/cancel',
    access: 'orders:write',
    input: none,
    reasons: ['wrong-state'],
  }),
  changeOrderAddress: operatorCall({
    ...shared,
    name: 'orders.change-address',
    summary: 'Changes the address of an order before it is shipped, in the same country',
    method: 'PATCH',
    path: '/orders/{sn}/address',
    access: 'orders:write',
    version: 'required',
    input: v.pipe(
      fieldsOf({
        receiver: v.optional(personalInput(words(50))),
        phone: v.optional(personalInput(words(20, /^\d{4,15}$/u))),
        /** Street and house. */
        address: v.optional(personalInput(words(200))),
        zipcode: v.optional(personalInput(anyWords(16))),
        /** District in China. */
        areaId: v.optional(whole()),
        /** State and city outside China. */
        province: v.optional(personalInput(words(80))),
        city: v.optional(personalInput(words(80))),
      }),
      v.check((fields) => Object.values(fields).some((value) => value !== undefined), 'required'),
    ),
    reasons: ['wrong-state'],
  }),
  refundOrder: operatorCall({
    name: 'orders.refund',
    summary: 'Refunds lines or an amount; above the limit a second person has to approve it',
    method: 'POST',
    path: '/orders/{sn}/refunds',
    access: 'refunds:write',
    params: orderPath,
    input: v.pipe(
      fieldsOf({
        /** Exactly one of `all`, `lines` and `amount`. */
        all: v.optional(v.literal(true, 'choice')),
        lines: v.optional(listOf(fieldsOf({ lineId: whole(), quantity: v.optional(whole()) }), 200)),
        amount: v.optional(amount),
        /** Shipped pieces have come back and can be sold again. @default false */
        hasComeBack: v.optional(v.boolean('type'), false),
        /** For the shopper. */
        note: v.optional(personalInput(anyWords(500)), ''),
        /** The refundable amount that the caller has seen. */
        expectedLeft: v.optional(amount),
        /** Computes the refund, and refunds nothing. @default false */
        isPreview: v.optional(v.boolean('type'), false),
      }),
      v.check(
        ({ all, lines, amount: sum }) =>
          [all, lines, sum].filter((given) => given !== undefined).length === 1,
        'choice',
      ),
    ),
    output: v.object({
      /** `waits`: for the approval of a second person. */
      status: v.picklist(['preview', 'refunded', 'waits']),
      amount: v.string(),
      currency: v.string(),
      points: v.number(),
      /** Refundable amount before and after. */
      leftBefore: v.string(),
      left: v.string(),
      approvalId: v.nullable(v.number()),
      needsApproval: v.boolean(),
    }),
    writes: true,
    current: v.object({
      left: v.nullable(v.string()),
      currency: v.nullable(v.string()),
      lineId: v.nullable(v.number()),
    }),
    reasons: ['wrong-state', 'wrong-lines', 'under-way', 'wrong-amount', 'changed-amount', 'waits-already'],
  }),
};
