import { approveCloudRefund } from '../cloud/operatorRefund.ts';
import type { ApprovalRow } from './approvals.ts';
import { decidePaying } from './decidePaying.ts';
import { refundByShop, type ShopRefundDeps } from './shopRefund.ts';

/**
 * Makes a refund that was approved, in the caller's transaction; false where the order has changed since it was
 * requested, so that it would amount to something else.
 */
export async function makeApproved(deps: ShopRefundDeps, approval: ApprovalRow): Promise<boolean> {
  const { orderSn, refund, request, leftBefore, amount } = approval;
  if ('cloud' in refund) {
    const result = await approveCloudRefund(deps.db, { orderSn, refund, amount }, deps.now);
    return result.status === 'done';
  }
  if (request === null) {
    const result = await refundByShop(deps, { ...refund, orderSn, expectedLeft: leftBefore });
    return result.status === 'done';
  }
  const { refundSn, event, note } = request;
  const result = await decidePaying(deps, {
    refundSn,
    event,
    note,
    mayPay: (paid) => paid.amount === amount,
  });
  return result.status === 'done';
}
