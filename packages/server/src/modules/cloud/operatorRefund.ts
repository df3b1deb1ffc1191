import type { cloudCalls, OperatorOutputOf, ParsedOperatorInputOf } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { RequestedCloudRefund } from '../../db/schema/person.ts';
import { trySavepoint } from '../../db/trySavepoint.ts';
import { addApproval } from '../after-sales/approvals.ts';
import { needsSecondPerson } from '../after-sales/refundApprovalLimit.ts';
import { refundLimitsSetting } from '../after-sales/settings.ts';
import { done, type OperatorCall, type OperatorResult } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { money, toMinor } from '../products/wireValues.ts';
import { readSetting } from '../settings/readSetting.ts';
import { readOperatorCloudOrder } from './operatorCloudOrders.ts';
import { type CloudRefundResult, refundCloudOrder } from './refund.ts';

type Refund = typeof cloudCalls.refundCloudOrder;

/** Refunds a plan, or stores the refund for a second person. */
export async function refundPlan(
  call: OperatorCall,
  orderSn: string,
  { isFull, expectedAmount, isPreview }: ParsedOperatorInputOf<Refund>,
): Promise<OperatorResult<OperatorOutputOf<Refund>>> {
  const { db, now, caller, deps } = call;
  const limits = await readSetting({ db }, refundLimitsSetting);
  const needsOther = (order: { readonly refundedAmount: number; readonly currency: string }) =>
    needsSecondPerson(caller.kind, limits, { refunded: order.refundedAmount, currency: order.currency });
  const isExpected = ({ refundedAmount }: { readonly refundedAmount: number }) =>
    expectedAmount === undefined || toMinor(expectedAmount) === refundedAmount;
  // Computed by refunding, under the plan's lock: what has to wait is rolled back with this savepoint.
  const computed = await trySavepoint(
    db,
    (savepoint) => refundCloudOrder(savepoint, orderSn, { now, isWhole: isFull }),
    (result) =>
      result.status !== 'done' || (!isPreview && isExpected(result.order) && !needsOther(result.order)),
  );
  if (computed.status === 'not-found') return refuseWith('not-found');
  const current = await readOperatorCloudOrder(db, orderSn, call);
  if (computed.status !== 'done')
    return refuseWith('conflict', {
      reason: computed.status === 'used-up' ? 'used-up' : 'plan-state',
      current,
    });
  const { order, expiretime } = computed;
  const needsApproval = needsOther(order);
  const reply = {
    amount: money(order.refundedAmount),
    currency: order.currency,
    storageUntil: expiretime,
    needsApproval,
    approvalId: null,
  };
  if (isPreview) return done({ ...reply, status: 'preview' }, { isPreview: true });
  if (!isExpected(order)) return refuseWith('conflict', { reason: 'changed-amount', current });
  if (!needsApproval) return done({ ...reply, status: 'refunded' });
  const { refundedAmount: amount, currency } = order;
  const approvalId = await addApproval(
    db,
    {
      orderSn,
      refund: { cloud: isFull ? 'all' : 'unused' },
      amount,
      currency,
      leftBefore: amount,
      caller,
    },
    now,
  );
  if (approvalId === null) return refuseWith('conflict', { reason: 'waits-already', current });
  deps.logger.info('refund waits for approval', { approvalId });
  return done({ ...reply, status: 'waits', approvalId });
}

/** Makes a refund that a second person approves; `changed` where it would be another amount by now. */
export async function approveCloudRefund(
  db: Database,
  {
    orderSn,
    refund,
    amount,
  }: { readonly orderSn: string; readonly refund: RequestedCloudRefund; readonly amount: number },
  now: number,
): Promise<{ readonly status: 'done' | 'changed' }> {
  const isSame = (result: CloudRefundResult) =>
    result.status === 'done' && result.order.refundedAmount === amount;
  const result = await trySavepoint(
    db,
    (savepoint) => refundCloudOrder(savepoint, orderSn, { now, isWhole: refund.cloud === 'all' }),
    isSame,
  );
  return { status: isSame(result) ? 'done' : 'changed' };
}
