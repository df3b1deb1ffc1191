import { isUnpaid } from '../order/states.ts';
import { asc, eq, isNotNull, isNull, and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import { takeAttempt } from '../../http/limits.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { applyForWithdrawal } from '../after-sales/withdrawn.ts';
import { type Laws, readLaws } from '../config/law.ts';
import { findOrderBySn, lockOrder, type OrderRow } from '../order/service.ts';
import { endUnpaid } from '../order/transitions.ts';
import { strangersMail, strangersNews } from './limits.ts';
import type { WithdrawalRow } from './ofOrders.ts';
import { queueWithdrawalMails, type WithdrawalMailKind } from './outbox.ts';
import { withdrawalPeriod } from './period.ts';

const batch = 50;

/**
 * Processes new statements: finds their orders, acknowledges them and notifies the shop. Each has its own
 * transaction and is claimed by its lock, so that a failing one does not block others.
 */
export async function readStatements(deps: StoreDeps, now: number): Promise<void> {
  const { db, logger } = deps;
  const waiting = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.standing, 'unread'))
    .orderBy(asc(withdrawals.id))
    .limit(batch);
  if (waiting.length === 0) return;
  const laws = await readLaws(db);
  for (const { id } of waiting) {
    try {
      await inTransaction(db, (tx) => readOne(tx, laws, id, now));
    } catch (error) {
      logger.error('processing a withdrawal failed', error);
    }
  }
}

/** Creates the after-sales requests of statements that are in time and match an order. */
export async function startStatements(deps: StoreDeps, now: number): Promise<void> {
  const { db, logger, random } = deps;
  const waiting = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.state, 'open'),
        eq(withdrawals.standing, 'in-time'),
        isNotNull(withdrawals.orderId),
        isNull(withdrawals.starttime),
        // A free text names no pieces: the shop does when it accepts.
        eq(withdrawals.details, ''),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .limit(batch);
  for (const { id } of waiting) {
    try {
      await inTransaction(db, (tx) => startOne(tx, { id, random, now }));
    } catch (error) {
      logger.error('creating the requests of a withdrawal failed', error);
    }
  }
}

/** Locks a statement if it is still in the expected state. */
async function lockStatement(tx: Database, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('update', { skipLocked: true });
  return row;
}

async function readOne(tx: Database, laws: Laws, id: number, now: number): Promise<void> {
  const row = await lockStatement(tx, id);
  if (row?.standing !== 'unread') return;
  const order = await findOrderBySn(tx, row.orderNumber);
  const isMatched = order !== null && (await isBuyer(tx, row, order));
  const kinds: WithdrawalMailKind[] = [];
  if (isMatched) {
    kinds.push('received', 'new');
  } else {
    if ((await takeAttempt(tx, strangersMail(row.email), now)) === 0) kinds.push('received');
    if ((await takeAttempt(tx, strangersNews, now)) === 0) kinds.push('new');
  }
  await tx
    .update(withdrawals)
    .set(
      isMatched
        ? { standing: toState(laws, order, row.createtime), orderId: order.id, userId: order.userId }
        : { standing: 'unmatched', orderId: null },
    )
    .where(eq(withdrawals.id, row.id));
  await queueWithdrawalMails(tx, row.id, kinds, now);
}

/** The relation of a statement to its order. */
function toState(laws: Laws, order: OrderRow, moment: number): 'in-time' | 'late' | 'no-right' {
  const period = withdrawalPeriod(laws, order);
  if (period === null) return 'no-right';
  return period.end === null || moment < period.end ? 'in-time' : 'late';
}

/**
 * Whether a statement is from the buyer: logged in, or with an e-mail address of the account or the order.
 */
async function isBuyer(tx: Database, row: WithdrawalRow, order: OrderRow): Promise<boolean> {
  if (row.userId === order.userId) return true;
  const [account] = await tx
    .select({ email: shoppers.email })
    .from(shoppers)
    .where(eq(shoppers.id, order.userId));
  const known = [account?.email, order.overseas?.email, order.billing?.['email']];
  return known.some((email) => email?.toLowerCase() === row.email);
}

async function startOne(
  tx: Database,
  { id, random, now }: { readonly id: number; readonly random: StoreDeps['random']; readonly now: number },
): Promise<void> {
  const row = await lockStatement(tx, id);
  if (row?.state !== 'open' || row.starttime !== null || row.orderId === null) return;
  const order = await lockOrder(tx, row.orderId);
  if (!order) return;
  if (isUnpaid(order)) {
    await endUnpaid(tx, order, { event: 'cancel', actor: 'shopper', now });
    await settleRow(tx, row.id, 'accepted', now);
    await queueWithdrawalMails(tx, row.id, ['accepted'], now);
    return;
  }
  await applyForWithdrawal(tx, {
    order,
    pieces: row.lines ?? 'all',
    withdrawalId: row.id,
    random,
    now,
  });
  await tx.update(withdrawals).set({ starttime: now }).where(eq(withdrawals.id, row.id));
}

/** Records the result for a statement. */
export async function settleRow(
  tx: Database,
  id: number,
  state: 'accepted' | 'rejected',
  now: number,
  note = '',
): Promise<void> {
  await tx.update(withdrawals).set({ state, note, settletime: now }).where(eq(withdrawals.id, id));
}
