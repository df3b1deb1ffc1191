import type { Database } from '../../db/database.ts';
import { trySavepoint } from '../../db/trySavepoint.ts';
import { lockOrder } from '../order/service.ts';
import { type AfterSalesResult, decide } from './operations.ts';
import { findByRefundSn } from './repository.ts';
import type { ShopRefundDeps } from './shopRefund.ts';

/** What a decision pays back, in minor units. */
export interface PaidBack {
  readonly orderSn: string;
  readonly amount: number;
  readonly currency: string;
  /** What the order has had refunded in all, with this. */
  readonly refunded: number;
}

/** The shop's decision about a shopper's request. */
export interface PayingDecision {
  readonly refundSn: string;
  readonly event: 'approve' | 'reject' | 'receive';
  /** The shop's note to the shopper. @default unchanged */
  readonly note?: string | undefined;
  /** Whether the money may be paid back now; otherwise nothing is decided. */
  readonly mayPay: (paid: PaidBack) => boolean;
}

/**
 * Decides about a request in a savepoint of the caller's transaction, which is rolled back where its money may not be
 * paid back: the amount is computed by paying it, so that both are always the same.
 */
export async function decidePaying(
  { db, random, now }: ShopRefundDeps,
  { refundSn, event, note, mayPay }: PayingDecision,
): Promise<AfterSalesResult | { readonly status: 'waits'; readonly paid: PaidBack }> {
  const { result, paid } = await trySavepoint(
    db,
    async (savepoint) => {
      const before = await readRefunded(savepoint, refundSn);
      const decided = await decide({ db: savepoint, random, now }, refundSn, event, note);
      if (decided.status !== 'done' || decided.row.stage !== 'done' || before === null)
        return { result: decided, paid: null };
      const refunded = (await readRefunded(savepoint, refundSn))?.refunded ?? before.refunded;
      return { result: decided, paid: { ...before, refunded, amount: refunded - before.refunded } };
    },
    (tried) => tried.paid === null || mayPay(tried.paid),
  );
  return paid === null || mayPay(paid) ? result : { status: 'waits', paid };
}

async function readRefunded(db: Database, refundSn: string): Promise<Omit<PaidBack, 'amount'> | null> {
  const request = await findByRefundSn(db, refundSn);
  const order = request && (await lockOrder(db, request.orderId));
  return order ? { orderSn: order.orderSn, currency: order.currency, refunded: order.refundedAmount } : null;
}
