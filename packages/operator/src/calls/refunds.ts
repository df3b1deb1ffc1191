import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, moment, none } from '../fields.ts';

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

const decision = {
  method: 'POST',
  access: 'refunds:write',
  params: v.object({ id: digitsOf() }),
  input: none,
  output: approvalShape,
  writes: true,
  current: approvalShape,
} as const;

/** Refunds that wait for a second person. */
export const refundCalls = {
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
