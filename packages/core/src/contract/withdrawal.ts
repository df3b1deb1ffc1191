import * as v from 'valibot';
import { isEmail } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { id, integer, optional, text as textField } from './fields.ts';
import type { Field } from './fields.ts';
import { text } from './outputs.ts';
import type { FieldProblem } from './reasons.ts';

const maxPieces = 999;
const maxLines = 100;
const length: FieldProblem = 'length';
const type: FieldProblem = 'type';

/** Maximum lengths of a withdrawal's texts. */
export const withdrawalLimits = { name: 100, orderNumber: 64, email: 254, details: 300 } as const;

/** One line without markup or URLs: the acknowledgement is sent to an address chosen by the sender. */
const plain = /^(?!.*(?:\/\/|www\.))[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069<>]*$/iu;

const chosenLines = v.pipe(
  v.array(v.object({ id: id(), nums: integer(1, maxPieces) }, type), type),
  v.check((lines) => lines.length <= maxLines, length),
) as Field<
  readonly { readonly id: number | string; readonly nums: number | string }[],
  { id: number; nums: number }[]
>;

/**
 * Withdraws from a purchase, also without log-in. The reply repeats what was received and reveals nothing about the
 * order: it is the same whether or not the order exists.
 */
export const withdrawalSend = endpoint({
  method: 'POST',
  path: '/addons/shop/api.withdrawal/send',
  access: 'open',
  input: v.object({
    name: textField({ maximum: withdrawalLimits.name, pattern: plain }),
    order_sn: textField({ maximum: withdrawalLimits.orderNumber, pattern: plain }),
    /** Recipient of the acknowledgement. */
    email: v.pipe(textField({ maximum: withdrawalLimits.email }), v.check(isEmail, 'format')),
    /** Free text on which part of the order is meant; without it and without `lines`: the whole order. */
    details: optional(textField({ maximum: withdrawalLimits.details, pattern: plain }), ''),
    /** Quantities of the shopper's own order; refused for other orders. */
    lines: optional(chosenLines, null),
  }),
  output: v.object({
    withdrawal_sn: v.string(),
    createtime: v.number(),
    /** The stored statement, with the time of its submission. */
    statement: text,
  }),
  refusals: ['NOT_CONFIGURED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});
