import type { Database } from '../../db/database.ts';
import type { Random } from '../../ports/random.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type AfterSalesRow, findByRefundSn } from './repository.ts';
import type { AfterSalesEvent } from './states.ts';
import { transition } from './transition.ts';

/** Result of the shop's step on a request. */
export type AfterSalesResult =
  | { readonly status: 'done'; readonly row: AfterSalesRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly row: AfterSalesRow }
  /**
   * The shopper has withdrawn from the purchase: the shop decides about the withdrawal and cannot reject the
   * request.
   */
  | { readonly status: 'withdrawn'; readonly row: AfterSalesRow };

export interface AfterSalesOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: 'shop' | 'system' | undefined;
}

/** What operators and the autopilot do with one request. */
export async function decide(
  { db, random, now, actor = 'shop' }: AfterSalesOperationsDeps,
  refundSn: string,
  event: Exclude<AfterSalesEvent, 'send' | 'answer' | 'exchange' | 'revoke'>,
  /** The shop's note to the shopper. */
  mark?: string,
): Promise<AfterSalesResult> {
  return inTransaction(db, async (tx): Promise<AfterSalesResult> => {
    const row = await findByRefundSn(tx, refundSn);
    if (!row) return { status: 'not-found' };
    if (event === 'reject' && row.stage === 'auditing' && row.withdrawalId !== null)
      return { status: 'withdrawn', row };
    const changes = mark === undefined ? {} : { mark };
    const moved = await transition(tx, row, { event, actor, random, now, changes });
    return moved ? { status: 'done', row: moved } : { status: 'wrong-state', row };
  });
}
