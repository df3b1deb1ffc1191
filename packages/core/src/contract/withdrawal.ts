import * as v from 'valibot';
import { isEmail } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { id, integer, optional, text as textField } from './fields.ts';
import type { Field } from './fields.ts';
import { text } from './outputs.ts';
import type { FieldProblem } from './reasons.ts';

const mostPieces = 999;
const mostLines = 100;
const length: FieldProblem = 'length';
const type: FieldProblem = 'type';

/** Longest texts of a withdrawal. */
export const withdrawalLimits = { name: 100, orderNumber: 64, email: 254, details: 300 } as const;

/** One line without markup and without an address of a page: the acknowledgement goes to whomever the sender names. */
const plain = /^(?!.*(?:\/\/|www\.))[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069<>]*$/iu;

const chosenLines = v.pipe(
  v.array(v.object({ id: id(), nums: integer(1, mostPieces) }, type), type),
  v.check((lines) => lines.length <= mostLines, length),
) as Field<
  readonly { readonly id: number | string; readonly nums: number | string }[],
  { id: number; nums: number }[]
>;

/**
 * Withdraws from a purchase, without log-in too. The reply says what has been received and nothing about the order: it is the same
 * for an order that is there and for one that is not.
 */
export const withdrawalSend = endpoint({
  method: 'POST',
  path: '/addons/shop/api.withdrawal/send',
  access: 'open',
  input: v.object({
    name: textField({ maximum: withdrawalLimits.name, pattern: plain }),
    order_sn: textField({ maximum: withdrawalLimits.orderNumber, pattern: plain }),
    /** Where the acknowledgement goes. */
    email: v.pipe(textField({ maximum: withdrawalLimits.email }), v.check(isEmail, 'format')),
    /** What of the order is meant, in own words; without it and without `lines`: all of it. */
    details: optional(textField({ maximum: withdrawalLimits.details, pattern: plain }), ''),
    /** Pieces of the shopper's own order; refused for one that is not theirs. */
    lines: optional(chosenLines, null),
  }),
  output: v.object({
    withdrawal_sn: v.string(),
    createtime: v.number(),
    /** The statement as it is kept, with the moment of its submission. */
    statement: text,
  }),
  refusals: ['NOT_CONFIGURED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});
