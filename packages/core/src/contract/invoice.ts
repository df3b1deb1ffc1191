import * as v from 'valibot';
import { isEmail } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { amount, digits, integerChoice, optional, text as textField } from './fields.ts';
import type { Field } from './fields.ts';
import { list, moneyOrZero, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import type { FieldProblem } from './reasons.ts';
import { invoiceShape, orderLineShape } from './shapes/order.ts';

const snPattern = /^[\dA-Za-z]+$/;
const longestSn = 40;
const mostOrders = 50;
const required: FieldProblem = 'required';
const length: FieldProblem = 'length';
const format: FieldProblem = 'format';

/** Request field: number of an order. */
export const orderSn = textField({ maximum: longestSn, pattern: snPattern });

/** An optional string; empty by default. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(maximum: number): ReturnType<typeof optional<string, string, ''>> {
  return optional(textField({ maximum }), '');
}

const invoiceFields = {
  type: optional(integerChoice([1]), 1),
  /** 1 company, 2 individual. */
  head_type: integerChoice([1, 2]),
  title: textField({ maximum: 100 }),
  /** Required for a company. */
  tax_no: optionalText(40),
  bank_name: optionalText(100),
  bank_account: optionalText(40),
  address: optionalText(200),
  mobile: optional(digits(4, 20), ''),
  email: v.pipe(textField({ maximum: 254 }), v.check(isEmail, 'format')),
  content: optionalText(100),
} as const;

function hasTaxNumber({ head_type, tax_no }: { head_type: 1 | 2; tax_no: string }): boolean {
  return head_type === 2 || tax_no !== '';
}

/** Invoice fields accepted when creating an order. */
export const invoiceRequest = v.pipe(
  v.object(invoiceFields, 'type'),
  v.forward(v.partialCheck([['head_type'], ['tax_no']], hasTaxNumber, required), ['tax_no']),
);

/** Order numbers: comma-separated string or a list. */
const orderSns = v.pipe(
  v.union([v.string(), v.array(v.string())], 'type'),
  v.transform((given) => [
    ...new Set(
      (typeof given === 'string' ? given.split(',') : given)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ]),
  v.check((sns) => sns.length > 0, required),
  v.check((sns) => sns.length <= mostOrders && sns.every((sn) => sn.length <= longestSn), length),
  v.check((sns) => sns.length > mostOrders || sns.every((sn) => snPattern.test(sn)), format),
) as Field<string | readonly string[], string[]>;

/** Orders that can be or have been invoiced. */
export const orderGetInvoiceList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/getInvoiceList',
  access: 'shopper',
  input: v.object({
    /** 0 billable, 1 invoiced. */
    type: integerChoice([0, 1]),
    page,
    num: pageSize(10),
  }),
  output: pageOf(
    v.object({
      id: v.number(),
      order_sn: v.string(),
      /** Invoice amount: paid less refunded. */
      saleamount: moneyOrZero,
      /**
       * Currency of the order, which may differ from the shop's current one; the symbol alone does not distinguish yen
       * from yuan.
       */
      currency: text,
      currency_symbol: text,
      createtime: time,
      order_goods: list(orderLineShape),
      invoice: v.nullish(invoiceShape, null),
    }),
  ),
  refusals: [],
});

/** Requests one invoice for several orders in one currency. */
export const orderSubmitInvoice = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/submitInvoice',
  access: 'shopper',
  input: v.pipe(
    v.object({
      order_sns: orderSns,
      ...invoiceFields,
      /** The total the shopper saw; only compared. */
      amount: optional(amount(), null),
    }),
    v.forward(v.partialCheck([['head_type'], ['tax_no']], hasTaxNumber, required), ['tax_no']),
  ),
  output: v.object({ invoice_sn: v.string() }),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});
