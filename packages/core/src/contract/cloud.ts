import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { type Field, id, optional, text as textField } from './fields.ts';
import { list, money, moneyOrZero, pageOf, text, time } from './outputs.ts';
import { orderPay, payStatuses } from './order.ts';
import { page, pageSize } from './paging.ts';

/** Request field: id of a camera. */
const deviceId = textField({ maximum: 64, pattern: /^[\w-]+$/ });

/** Request field: number of a cloud storage order. */
const cloudOrderSn = textField({ maximum: 40, pattern: /^[\dA-Za-z]+$/ });

/** Consent to the service agreement: 1, or the version that was read. Parsed to a string. */
const consent: Field<string | number | boolean, string> = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'type'),
  v.transform((given) => String(typeof given === 'boolean' ? Number(given) : given).trim()),
  v.maxLength(40, 'length'),
);

/** The shopper's cameras; empty for visitors. */
export const cloudGetTypeList = endpoint({
  method: 'POST',
  path: '/cloud/api/commodity/getTypeList',
  access: 'open',
  input: v.object({}),
  output: v.array(v.object({ device_id: v.string(), name: text, model: text, expiretime: time })),
  refusals: [],
});

/** The plans; for one of the shopper's cameras also its current and resulting expiry. */
export const cloudGetInfo = endpoint({
  method: 'POST',
  path: '/cloud/api/commodity/getInfo',
  access: 'open',
  input: v.object({ device_id: optional(deviceId, '') }),
  output: v.object({
    expiretime: time,
    plans: list(
      v.object({
        id: v.number(),
        name: text,
        type: v.picklist(['month', 'year']),
        price: money,
        marketprice: moneyOrZero,
        /** Days that a purchase adds. */
        days: v.number(),
        description: text,
        extends_to: time,
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
});

/** Orders a plan for a camera. Without `agreed` it is refused with AGREEMENT_REQUIRED. */
export const cloudOrderCreate = endpoint({
  method: 'POST',
  path: '/cloud/api/order/create',
  access: 'shopper',
  // `agreed` is optional: its refusal names the agreement, which a VALIDATION would not.
  input: v.object({ commodity_id: id(), device_id: deviceId, agreed: optional(consent, '') }),
  output: v.object({ order_sn: v.string(), amount: moneyOrZero }),
  refusals: ['AGREEMENT_REQUIRED', 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** Starts the payment of a cloud storage order, as order/pay does for products. */
export const cloudOrderPay = endpoint({
  method: 'POST',
  path: '/cloud/api/order/pay',
  access: 'shopper',
  input: orderPay.input,
  output: orderPay.output,
  refusals: orderPay.refusals,
  writes: true,
  gated: true,
});

const cloudOrderShape = v.object({
  order_sn: v.string(),
  name: text,
  amount: moneyOrZero,
  paystate: v.number(),
  pay_status: v.picklist(payStatuses),
  createtime: time,
  /** Resulting expiry; null while unpaid. */
  endtime: time,
  /** Refunded amount, '0.00' for none. */
  refund: v.optional(moneyOrZero, '0.00'),
  /** Time of the refund; null if there is none. */
  refundtime: v.optional(time, null),
});

/** Status of a cloud storage order; without a number, the shopper's history. */
export const cloudOrderStatus = endpoint({
  method: 'POST',
  path: '/cloud/api/order/status',
  access: 'shopper',
  input: v.object({ order_sn: optional(cloudOrderSn, ''), page, num: pageSize(10) }),
  output: v.union([cloudOrderShape, pageOf(cloudOrderShape)]),
  refusals: ['NOT_FOUND'],
});
