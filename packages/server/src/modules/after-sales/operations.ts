import type { Database } from '../../db/database.ts';
import type { Random } from '../../ports/random.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type AftersaleRow, findByRefundSn } from './repository.ts';
import type { AftersaleEvent } from './states.ts';
import { transition } from './transition.ts';

/** How the shop's own step on an application ended. */
export type AftersaleResult =
  | { readonly status: 'done'; readonly row: AftersaleRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly row: AftersaleRow }
  /** The shopper has withdrawn: the shop decides about the withdrawal, and cannot refuse the application as unwanted. */
  | { readonly status: 'withdrawn'; readonly row: AftersaleRow };

export interface AftersaleOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: 'shop' | 'system' | undefined;
}

/** What the people behind the shop, and the autopilot, do with one application. */
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
