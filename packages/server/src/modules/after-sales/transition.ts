import type { Database } from '../../db/database.ts';
import type { aftersales } from '../../db/schema/aftersale.ts';
import { inEveryLanguage, type PlainMessageKey } from '../../i18n/translate.ts';
import type { Random } from '../../ports/random.ts';
import { correctInvoice } from '../invoice/correctInvoice.ts';
import { leaveAftersale } from '../order/aftersaleState.ts';
import { findLines, lockOrder } from '../order/service.ts';
import { followAftersaleRefund } from './refunded.ts';
import { type AftersaleRow, updateFrom, updateLineFrom, writeLog } from './repository.ts';
import { freightOf, giveBack } from './settle.ts';
import { type AftersaleActor, type AftersaleEvent, type AftersaleStep, nextAftersaleStep } from './states.ts';

/** An event that is to happen to an application. */
export interface AftersaleMove {
  readonly event: AftersaleEvent;
  readonly actor: AftersaleActor;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** Columns that change with the stage. */
  readonly changes?: Partial<typeof aftersales.$inferInsert> | undefined;
  /** Refunded pieces that were shipped have come back. @default only those of a return */
  readonly hasComeBack?: boolean | undefined;
  /** What the shopper reads of it. @default the words for the event */
  readonly logKey?: PlainMessageKey | undefined;
  /** The caller grants several applications as one refund, and corrects the invoice once after them. @default false */
  readonly isPartOfRefund?: boolean | undefined;
}

/** Seconds in which an approved return has to be sent. */
const returnSeconds = 14 * 24 * 3600;

/**
 * The one place where an application changes its stage: asks the table, then updates record, line and order
 * where they are still what they were. Needs a transaction. Null when the table forbids it or somebody else
 * was faster.
 */
export async function transition(
  db: Database,
  known: AftersaleRow,
  { event, actor, random, now, changes, hasComeBack, logKey, isPartOfRefund = false }: AftersaleMove,
): Promise<AftersaleRow | null> {
  const step = nextAftersaleStep(known, event, actor);
  if (!step) return null;
  // The order is the lock: two lines of it are decided one after the other.
  const order = await lockOrder(db, known.orderId);
  const lines = await findLines(db, [known.orderId]);
  const line = lines.find(({ id }) => id === known.lineId);
  if (!order || !line) return null;
  const isGranted = step.to === 'done';
  const moved = await updateFrom(db, known, {
    ...changes,
    stage: step.to,
    updatetime: now,
    deadline: step.to === 'returning' ? now + returnSeconds : null,
    ...(isGranted ? { freightAmount: freightOf({ row: known, order, lines }) } : {}),
  });
  if (!moved) return null;
  const isLineMoved = await updateLineFrom(db, line, {
    salestate: step.salestate === 'before' ? known.salestateBefore : step.salestate,
    ...(isGranted ? { refundedNums: line.refundedNums + known.nums } : {}),
  });
  if (!isLineMoved) throw new Error('A line changed while its order was locked.');
  const given = isGranted ? await giveBack(db, { row: known, order, lines, random, now, hasComeBack }) : null;
  await writeLog(db, known.id, actor, inEveryLanguage(logKey ?? logKeyOf(event, step)), now);
  if (step.to !== 'returning' && step.to !== 'sent') await leaveAftersale(db, order, actor, now);
  // No provider has to send this much, so nobody will tell of it later.
  if (given?.amount === 0) await followAftersaleRefund(db, known.id, { amount: 0, now });
  if (given && !isPartOfRefund) {
    const { shippingFee, withheldAmount } = given;
    const { lineId, nums, goodsAmount } = known;
    const taken = {
      pieces: [{ lineId, nums, amount: goodsAmount }],
      shippingFee,
      amount: goodsAmount + shippingFee,
      withheldAmount,
    };
    await correctInvoice(db, order.id, taken, { random, now });
  }
  return moved;
}

function logKeyOf(event: AftersaleEvent, { to }: AftersaleStep): PlainMessageKey {
  if (event === 'approve') return to === 'returning' ? 'aftersale.log.return' : 'aftersale.log.approve';
  return `aftersale.log.${event}`;
}
