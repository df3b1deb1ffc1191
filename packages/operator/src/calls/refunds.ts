import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, momentOrNull, none, oneOf, words } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

/** A refund above the limit, which a second person approves or rejects. */
const approvalShape = v.object({
  id: v.number(),
  orderSn: v.string(),
  /** The shopper's request that it is about; null for a refund that the shop begins. */
  refundSn: v.nullable(v.string()),
  amount: v.string(),
  currency: v.string(),
  state: v.picklist(['waits', 'approved', 'rejected']),
  requestedBy: v.string(),
  /** '' while it waits. */
  decidedBy: v.string(),
  created: moment,
});

/** A refund on its way to the payment provider. */
const refundShape = v.object({
  refundNo: v.string(),
  /** Why it is made: `aftersale`, `surplus`, `cloud`, or `shop` for one that the shop began. */
  cause: v.string(),
  /** Number of the request, the order or the purchase of cloud storage; '' for none. */
  target: v.string(),
  amount: v.string(),
  currency: v.string(),
  paytype: v.string(),
  state: v.picklist(['waits', 'sent', 'done']),
  attempts: v.number(),
  /** What came of the last attempt: `pending`, `silent`, `refused` or `done`; '' before it. */
  lastResult: v.string(),
  /** Time of the next attempt; null when it is done. */
  due: momentOrNull,
});

/** A refund on its way to the payment provider as the API returns it. */
export type OperatorRefund = v.InferOutput<typeof refundShape>;

const decision = {
  method: 'POST',
  access: 'refunds:write',
  params: v.object({ id: digitsOf() }),
  input: none,
  output: approvalShape,
  writes: true,
  current: approvalShape,
} as const;

/** Refunds on their way to the payment providers, and those that wait for a second person. */
export const refundCalls = {
  listRefunds: operatorCall({
    name: 'refunds.list',
    summary: 'Lists refunds on their way to the payment providers, newest first',
    method: 'GET',
    path: '/refunds',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** @default pending */
      state: v.optional(oneOf(['pending', 'all']), 'pending'),
    }),
    output: pageOf(refundShape),
    writes: false,
  }),
  retryRefund: operatorCall({
    name: 'refunds.retry',
    summary: 'Sends a pending refund to the payment provider again within seconds',
    method: 'POST',
    path: '/refunds/{no}/retry',
    access: 'refunds:write',
    params: v.object({ no: words(64) }),
    input: none,
    output: none,
    writes: true,
  }),
  listApprovals: operatorCall({
    name: 'refunds.list-approvals',
    summary: 'Lists the refunds that wait for a second person',
    method: 'GET',
    path: '/refund-approvals',
    access: 'orders:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(approvalShape) }),
    writes: false,
  }),
  approveRefund: operatorCall({
    ...decision,
    name: 'refunds.approve',
    summary:
      'Approves and makes a refund that somebody else has requested; a key counts as the person who made it',
    path: '/refund-approvals/{id}/approve',
    reasons: ['decided', 'same-person', 'changed-amount'],
  }),
  rejectRefund: operatorCall({
    ...decision,
    name: 'refunds.reject',
    summary: 'Rejects a refund that waits',
    path: '/refund-approvals/{id}/reject',
    reasons: ['decided'],
  }),
};
