import { isUnpaid } from '../order/states.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { translate } from '../../i18n/translate.ts';
import { transition as moveAfterSale } from '../after-sales/transition.ts';
import { applyForWithdrawal, findOfWithdrawal } from '../after-sales/withdrawn.ts';
import { readSeller } from '../config/seller.ts';
import { findLines, findOrderBySn, lockOrder } from '../order/service.ts';
import { endUnpaid } from '../order/transitions.ts';
import type { RefundPieces } from '../after-sales/shopRefund.ts';
import type { ParcelLine } from '../../db/schema/order.ts';
import type { WithdrawalRow } from './ofOrders.ts';
import { queueWithdrawalMails } from './outbox.ts';
import { settleRow } from './read.ts';

/** Reasons for rejecting a statement. */
export const refusalReasons = ['late', 'not-buyer', 'excluded'] as const;

/** A reason for rejecting a statement. */
export type RefusalReason = (typeof refusalReasons)[number];

/** Result of the shop's decision. */
export type SettleResult =
  | { readonly status: 'not-found' }
  /** Not processed yet, which takes seconds. */
  | { readonly status: 'unread' }
  | { readonly status: 'settled'; readonly row: WithdrawalRow }
  /** It matches no order: the shop has to enter one. */
  | { readonly status: 'which-order' }
  /** It describes the pieces in free text: the shop has to enter them. */
  | { readonly status: 'which-pieces' }
  | { readonly status: 'wrong-pieces' }
  /** The shopper has another open request for this line, which has to be decided first. */
  | { readonly status: 'under-way'; readonly lineId: number }
  | { readonly status: 'no-return-address' }
  /** It was in time. */
  | { readonly status: 'not-late' }
  /** A rejection of a statement in time needs a message. */
  | { readonly status: 'no-note' }
  /** The products or the refund are on their way. */
  | { readonly status: 'given-back' }
  | { readonly status: 'done'; readonly row: WithdrawalRow; readonly applications: readonly string[] };

/** What the shop enters when it accepts. */
export interface Acceptance {
  readonly withdrawalSn: string;
  /** Number of the order, where the statement matches none. */
  readonly orderSn: string | undefined;
  readonly pieces: readonly RefundPieces[] | 'all' | undefined;
  readonly note: string;
}

type Deps = Pick<StoreDeps, 'db' | 'random' | 'settings'>;

/**
 * Accepts a statement: its pieces can be returned, or are refunded at once if they were not shipped. Needs a
 * transaction.
 */
export async function acceptWithdrawal(
  { db: tx, random, settings }: Deps,
  { withdrawalSn, orderSn, pieces: named, note }: Acceptance,
  now: number,
): Promise<SettleResult> {
  const row = await lockOpen(tx, withdrawalSn);
  if ('status' in row) return row;
  const known = row.statement.orderId === null ? await findNamed(tx, orderSn) : row.statement.orderId;
  const order = known === null ? null : await lockOrder(tx, known);
  if (!order || (orderSn !== undefined && order.orderSn !== orderSn)) return { status: 'which-order' };
  const { statement } = row;
  const pieces = await choose(tx, order.id, named, statement);
  if (typeof pieces === 'string' && pieces !== 'all') return { status: pieces };
  await tx
    .update(withdrawals)
    .set({ orderId: order.id, userId: order.userId, starttime: statement.starttime ?? now })
    .where(eq(withdrawals.id, statement.id));
  if (isUnpaid(order)) {
    await endUnpaid(tx, order, { event: 'cancel', actor: 'shop', now });
  } else {
    const applied = { order, pieces, withdrawalId: statement.id, random, now };
    const { underWay } = await applyForWithdrawal(tx, applied);
    if (underWay[0] !== undefined) return { status: 'under-way', lineId: underWay[0] };
  }
  const waiting = (await findOfWithdrawal(tx, statement.id)).filter(({ stage }) => stage === 'auditing');
  if (waiting.some(({ type }) => type === 2) && (await readSeller(tx, settings)) === null)
    return { status: 'no-return-address' };
  for (const request of waiting) {
    const moved = await moveAfterSale(tx, request, { event: 'approve', actor: 'shop', random, now });
    if (!moved) throw new Error('Pawlet: a request changed while its order was locked.');
  }
  await settleRow(tx, statement.id, 'accepted', now, note);
  await queueWithdrawalMails(tx, statement.id, ['accepted'], now);
  return { status: 'done', row: statement, applications: waiting.map(({ refundSn }) => refundSn) };
}

/** Rejects a statement and its requests. Needs a transaction. */
export async function rejectWithdrawal(
  { db: tx, random }: Deps,
  {
    withdrawalSn,
    reason,
    note,
  }: { readonly withdrawalSn: string; readonly reason: RefusalReason; readonly note: string },
  now: number,
): Promise<SettleResult> {
  const row = await lockOpen(tx, withdrawalSn);
  if ('status' in row) return row;
  const { statement } = row;
  const isInTime = statement.standing === 'in-time';
  if (isInTime && reason === 'late') return { status: 'not-late' };
  if (isInTime && note === '') return { status: 'no-note' };
  const made = await findOfWithdrawal(tx, statement.id);
  if (made.some(({ stage }) => ['returning', 'sent', 'done'].includes(stage)))
    return { status: 'given-back' };
  const mark = [reasonText(statement, reason), note].filter((text) => text !== '').join(' ');
  for (const request of made.filter(({ stage }) => stage === 'auditing')) {
    const changes = { mark };
    const moved = await moveAfterSale(tx, request, {
      event: 'reject',
      actor: 'shop',
      random,
      now,
      changes,
    });
    if (!moved) throw new Error('Pawlet: a request changed while its order was locked.');
  }
  await settleRow(tx, statement.id, 'rejected', now, mark);
  await queueWithdrawalMails(tx, statement.id, ['rejected'], now);
  return { status: 'done', row: statement, applications: [] };
}

function reasonText({ language }: WithdrawalRow, reason: RefusalReason): string {
  return translate(language, `withdrawal.reason.${reason}`);
}

async function lockOpen(
  tx: Database,
  withdrawalSn: string,
): Promise<{ readonly statement: WithdrawalRow } | Exclude<SettleResult, { status: 'done' }>> {
  const [statement] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalSn, withdrawalSn))
    .for('update');
  if (!statement) return { status: 'not-found' };
  if (statement.state !== 'open') return { status: 'settled', row: statement };
  return statement.standing === 'unread' ? { status: 'unread' } : { statement };
}

async function findNamed(tx: Database, orderSn: string | undefined): Promise<number | null> {
  const order = orderSn === undefined ? null : await findOrderBySn(tx, orderSn);
  return order?.id ?? null;
}

/** The selected pieces: those that the shop enters, else those of the statement. */
async function choose(
  tx: Database,
  orderId: number,
  named: Acceptance['pieces'],
  { lines: chosen, details }: WithdrawalRow,
): Promise<readonly ParcelLine[] | 'all' | 'which-pieces' | 'wrong-pieces'> {
  if (named === undefined) {
    if (details !== '') return 'which-pieces';
    return chosen ?? 'all';
  }
  if (named === 'all') return 'all';
  const lines = await findLines(tx, [orderId]);
  const pieces: ParcelLine[] = [];
  for (const { lineId, quantity } of named) {
    const line = lines.find(({ id, isGift }) => id === lineId && !isGift);
    const left = line ? line.quantity - line.refundedQuantity : 0;
    const isTwice = pieces.some((piece) => piece.lineId === lineId);
    if (left === 0 || isTwice || (quantity !== null && quantity > left)) return 'wrong-pieces';
    pieces.push({ lineId, nums: quantity ?? left });
  }
  return pieces;
}
