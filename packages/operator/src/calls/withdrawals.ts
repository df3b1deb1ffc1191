import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  anyWords,
  digitsOf,
  fieldsOf,
  listOf,
  moment,
  momentOrNull,
  none,
  oneOf,
  whole,
  words,
} from '../fields.ts';
import { personal, personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';
import { requestStages } from './afterSales.ts';

/** Whoever decides about withdrawals or serves customers reads what they wrote. */
const personalFor: readonly Scope[] = ['refunds:write', 'customers:read'];

const withdrawalStates = ['open', 'accepted', 'rejected'] as const;

/** `unread`: is processed within seconds; `unmatched`: matches no order; `no-right`: the law gives none. */
const standings = ['unread', 'unmatched', 'in-time', 'late', 'no-right'] as const;

/** Reasons for rejecting a withdrawal. */
export const withdrawalRefusals = ['late', 'not-buyer', 'excluded'] as const;

const withdrawalShape = v.object({
  withdrawalSn: v.string(),
  state: v.picklist(withdrawalStates),
  standing: v.picklist(standings),
  /** The order that it is about; null where it matches none. */
  orderSn: v.nullable(v.string()),
  customer: v.nullable(v.number()),
  /** ISO 3166 alpha-3 of the storefront that it was sent from. */
  country: v.string(),
  language: v.string(),
  /** Number of the order as it was written. */
  orderNumber: personal(v.string()),
  name: personal(v.string()),
  email: personal(v.string()),
  /** The part of the order in the sender's own words; '' for all of it, or with `lines`. */
  details: personal(v.string()),
  /** The whole statement. */
  statement: personal(v.string()),
  /** Chosen pieces; null for all of them, or with `details`. */
  lines: v.nullable(v.array(v.object({ lineId: v.number(), quantity: v.number() }))),
  /** What the shop wrote about its decision. */
  note: personal(v.string()),
  created: moment,
  settled: momentOrNull,
  /** Refund and return requests that belong to it. */
  requests: v.array(v.object({ refundSn: v.string(), stage: v.picklist(requestStages) })),
  version: v.string(),
});

/** A withdrawal from a purchase as the API returns it. */
export type OperatorWithdrawal = v.InferOutput<typeof withdrawalShape>;

const one = v.object({ sn: words(40, /^\d+$/u) });
const note = v.optional(personalInput(anyWords(500)), '');

const decision = {
  method: 'POST',
  access: 'refunds:write',
  params: one,
  output: withdrawalShape,
  writes: true,
  personalFor,
  version: 'optional',
  current: withdrawalShape,
} as const;

/** Withdrawals from purchases, as consumer law gives them. */
export const withdrawalCalls = {
  listWithdrawals: operatorCall({
    name: 'withdrawals.list',
    summary: 'Lists withdrawals, newest first; open ones, oldest first',
    method: 'GET',
    path: '/withdrawals',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      state: v.optional(oneOf(withdrawalStates)),
      customer: v.optional(digitsOf()),
      /** The whole number of the order. */
      order: v.optional(words(40, /^\d+$/u)),
    }),
    output: pageOf(withdrawalShape),
    writes: false,
    personalFor,
  }),
  readWithdrawal: operatorCall({
    name: 'withdrawals.read',
    summary: 'Returns a withdrawal',
    method: 'GET',
    path: '/withdrawals/{sn}',
    access: 'orders:read',
    params: one,
    input: none,
    output: withdrawalShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  acceptWithdrawal: operatorCall({
    ...decision,
    name: 'withdrawals.accept',
    summary:
      'Accepts a withdrawal: its products can be returned, or are refunded where they were not shipped',
    path: '/withdrawals/{sn}/accept',
    input: v.pipe(
      fieldsOf({
        /** Number of the order, where the withdrawal matches none. */
        order: v.optional(words(40, /^\d+$/u)),
        /** Where the withdrawal describes them in free text: all of them, or these pieces. */
        all: v.optional(v.literal(true, 'choice')),
        lines: v.optional(
          listOf(
            fieldsOf({ lineId: whole(), /** All that are left by default. */ quantity: v.optional(whole()) }),
            200,
          ),
        ),
        note,
      }),
      v.check(({ all, lines }) => all === undefined || lines === undefined, 'choice'),
    ),
    reasons: [
      'withdrawal-unread',
      'decided',
      'which-order',
      'which-pieces',
      'wrong-lines',
      'under-way',
      'no-return-address',
    ],
  }),
  rejectWithdrawal: operatorCall({
    ...decision,
    name: 'withdrawals.reject',
    summary: 'Rejects a withdrawal and its requests; the shopper gets the reason and the note by e-mail',
    path: '/withdrawals/{sn}/reject',
    input: fieldsOf({ reason: oneOf(withdrawalRefusals), note }),
    reasons: ['withdrawal-unread', 'decided', 'not-late', 'no-note', 'given-back'],
  }),
};
