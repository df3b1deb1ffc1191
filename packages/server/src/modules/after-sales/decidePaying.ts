import type { Database } from '../../db/database.ts';
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

class Undo extends Error {
  readonly paid: PaidBack;
  constructor(paid: PaidBack) {
    super('Pawlet: a decision that only computes is undone.');
    this.paid = paid;
  }
}

/**
 * Decides about a request in a savepoint of the caller's transaction, which is rolled back where its money may not be
 * paid back: the amount is computed by paying it, so that both are always the same.
 */
export async function decidePaying(
  { db, random, now }: ShopRefundDeps,
  { refundSn, event, note, mayPay }: PayingDecision,
): Promise<AfterSalesResult | { readonly status: 'waits'; readonly paid: PaidBack }> {
  try {
    return await db.transaction(async (savepoint) => {
      const before = await readRefunded(savepoint, refundSn);
      const result = await decide({ db: savepoint, random, now }, refundSn, event, note);
      if (result.status !== 'done' || result.row.stage !== 'done' || before === null) return result;
      const after = await readRefunded(savepoint, refundSn);
      const refunded = after?.refunded ?? before.refunded;
      const paid = { ...before, refunded, amount: refunded - before.refunded };
      if (!mayPay(paid)) throw new Undo(paid);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return { status: 'waits', paid: error.paid };
    throw error;
  }
}

async function readRefunded(db: Database, refundSn: string): Promise<Omit<PaidBack, 'amount'> | null> {
  const request = await findByRefundSn(db, refundSn);
  const order = request && (await lockOrder(db, request.orderId));
  return order ? { orderSn: order.orderSn, currency: order.currency, refunded: order.refundedAmount } : null;
}
