import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { type Field, id, optional, text as textField } from './fields.ts';
import { list, money, moneyOrZero, pageOf, text, time } from './outputs.ts';
import { orderPay, payStatuses } from './order.ts';
import { page, pageSize } from './paging.ts';

/** The request field that names a camera. */
const deviceId = textField({ maximum: 64, pattern: /^[\w-]+$/ });

/** The request field that names an order of cloud storage. */
const cloudOrderSn = textField({ maximum: 40, pattern: /^[\dA-Za-z]+$/ });

/** Consent to the service agreement: 1, or the version that was read. Parsed to a text. */
const consent: Field<string | number | boolean, string> = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'type'),
  v.transform((given) => String(typeof given === 'boolean' ? Number(given) : given).trim()),
  v.maxLength(40, 'length'),
);

/** The shopper's cameras; none for visitors. */
export const cloudGetTypeList = endpoint({
  method: 'POST',
  path: '/cloud/api/commodity/getTypeList',
  access: 'open',
  input: v.object({}),
  output: v.array(v.object({ device_id: v.string(), name: text, model: text, expiretime: time })),
  refusals: [],
});

/** The plans and, with a camera of the shopper's, until when it has storage now and would have it. */
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
  // `agreed` may be left out: then the refusal names the agreement, which a VALIDATION would not.
  input: v.object({ commodity_id: id(), device_id: deviceId, agreed: optional(consent, '') }),
  output: v.object({ order_sn: v.string(), amount: moneyOrZero }),
  refusals: ['AGREEMENT_REQUIRED', 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** Starts the payment of an order of cloud storage, as order/pay does for goods. */
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
  /** Until when it extends the storage; null while it is not paid. */
  endtime: time,
  /** What the shop gave back, '0.00' for nothing. */
  refund: v.optional(moneyOrZero, '0.00'),
  /** When the shop gave it back; null if it did not. */
  refundtime: v.optional(time, null),
});

/** How an order of cloud storage stands; without a number the shopper's history. */
export const cloudOrderStatus = endpoint({
  method: 'POST',
  path: '/cloud/api/order/status',
  access: 'shopper',
  input: v.object({ order_sn: optional(cloudOrderSn, ''), page, num: pageSize(10) }),
  output: v.union([cloudOrderShape, pageOf(cloudOrderShape)]),
  refusals: ['NOT_FOUND'],
});
