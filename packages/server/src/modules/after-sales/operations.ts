import type { Database } from '../../db/database.ts';
import type { Random } from '../../ports/random.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type AftersaleRow, findByRefundSn } from './repository.ts';
import type { AftersaleEvent } from './states.ts';
import { transition } from './transition.ts';

/** Result of the shop's step on a request. */
export type AftersaleResult =
  | { readonly status: 'done'; readonly row: AftersaleRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly row: AftersaleRow }
  /**
   * The shopper has withdrawn from the purchase: the shop decides about the withdrawal and cannot reject the
   * request.
   */
  | { readonly status: 'withdrawn'; readonly row: AftersaleRow };

export interface AftersaleOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: 'shop' | 'system' | undefined;
}

/** What operators and the autopilot do with one request. */
export async function decide(
  { db, random, now, actor = 'shop' }: AftersaleOperationsDeps,
  refundSn: string,
  event: Exclude<AftersaleEvent, 'send' | 'revoke'>,
  /** The shop's note to the shopper. */
  mark?: string,
): Promise<AftersaleResult> {
  return inTransaction(db, async (tx): Promise<AftersaleResult> => {
    const row = await findByRefundSn(tx, refundSn);
    if (!row) return { status: 'not-found' };
    if (event === 'reject' && row.stage === 'auditing' && row.withdrawalId !== null)
      return { status: 'withdrawn', row };
    const changes = mark === undefined ? {} : { mark };
    const moved = await transition(tx, row, { event, actor, random, now, changes });
    return moved ? { status: 'done', row: moved } : { status: 'wrong-state', row };
  });
}
