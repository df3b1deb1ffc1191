import type { Database } from '../../db/database.ts';
import type { afterSales } from '../../db/schema/afterSales.ts';
import { inEveryLanguage, type PlainMessageKey } from '../../i18n/translate.ts';
import type { Random } from '../../ports/random.ts';
import { correctInvoice } from '../invoice/correctInvoice.ts';
import { endAfterSales } from '../order/afterSalesState.ts';
import { findLines, lockOrder } from '../order/service.ts';
import { applyAfterSalesRefund } from './refunded.ts';
import { type AfterSalesRow, updateFrom, updateLineFrom, writeLog } from './repository.ts';
import { type OrderMailKind, queueOrderMails } from '../order-mail/outbox.ts';
import { readSetting } from '../settings/readSetting.ts';
import { pictureDaysSetting, returnDaysSetting } from './settings.ts';
import { computeFreight, returnGranted } from './settle.ts';
import {
  type AfterSalesActor,
  type AfterSalesEvent,
  type AfterSalesStep,
  getStage,
  nextAfterSalesStep,
  runningStages,
  toStored,
} from './states.ts';

/** An event to apply to a request. */
export interface AfterSalesMove {
  readonly event: AfterSalesEvent;
  readonly actor: AfterSalesActor;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** Columns updated with the stage. */
  readonly changes?: Partial<typeof afterSales.$inferInsert> | undefined;
  /** Refunded pieces that were shipped have come back. @default only those of a return */
  readonly hasComeBack?: boolean | undefined;
  /** The history text for the shopper. @default the text of the event */
  readonly logKey?: PlainMessageKey | undefined;
  /**
   * The caller grants several requests as one refund, and corrects the invoice once after them. @default
   * false
   */
  readonly isPartOfRefund?: boolean | undefined;
}

const daySeconds = 24 * 3600;

/**
 * The only function that changes a request's stage: it checks the table, then updates request, line and order
 * if they are unchanged. Needs a transaction. Null when the table forbids it or a concurrent change came
 * first.
 */
export async function transition(
  db: Database,
  known: AfterSalesRow,
  { event, actor, random, now, changes, hasComeBack, logKey, isPartOfRefund = false }: AfterSalesMove,
): Promise<AfterSalesRow | null> {
  const step = nextAfterSalesStep(known, event, actor);
  if (!step) return null;
  // The order is the lock: its lines are decided one at a time.
  const order = await lockOrder(db, known.orderId);
  const lines = await findLines(db, [known.orderId]);
  const line = lines.find(({ id }) => id === known.lineId);
  if (!order || !line) return null;
  const isGranted = step.to === 'done';
  const picturesDue =
    step.to === 'asked' ? now + (await readSetting({ db }, pictureDaysSetting)) * daySeconds : now;
  const stored = toStored(step.to, picturesDue);
  const moved = await updateFrom(db, known, {
    ...changes,
    ...stored,
    updatetime: now,
    deadline:
      step.to === 'returning' ? now + (await readSetting({ db }, returnDaysSetting)) * daySeconds : null,
    ...(isGranted ? { freightAmount: computeFreight({ row: known, order, lines }) } : {}),
    // Points that were to be returned stay spent: the shopper has the products.
    ...(stored.isExchanged ? { points: 0, freightAmount: 0 } : {}),
  });
  if (!moved) return null;
  const salestates = { before: known.salestateBefore, same: line.salestate };
  const isLineMoved = await updateLineFrom(db, line, {
    salestate:
      step.salestate === 'before' || step.salestate === 'same' ? salestates[step.salestate] : step.salestate,
    ...(isGranted ? { refundedQuantity: line.refundedQuantity + known.quantity } : {}),
    ...(stored.isExchanged ? { exchangedQuantity: line.exchangedQuantity + known.quantity } : {}),
  });
  if (!isLineMoved) throw new Error('A line changed while its order was locked.');
  const given = isGranted
    ? await returnGranted(db, { row: known, order, lines, random, now, hasComeBack })
    : null;
  await writeLog(db, known.id, actor, inEveryLanguage(logKey ?? toLogKey(known, event, step)), now);
  const kind = getMailKind(event, step);
  // Withdrawals have e-mails of their own.
  if (kind !== undefined && known.withdrawalId === null)
    await queueOrderMails(db, [{ orderId: order.id, kind, afterSaleId: known.id }], now);
  if (!runningStages.includes(stored.stage)) await endAfterSales(db, order, actor, now);
  // No provider refunds an amount of 0, so no notification will follow.
  if (given?.amount === 0) await applyAfterSalesRefund(db, known.id, { amount: 0, now });
  if (given && !isPartOfRefund) {
    const { shippingFee, withheldAmount } = given;
    const { lineId, quantity, productsAmount } = known;
    const taken = {
      pieces: [{ lineId, nums: quantity, amount: productsAmount }],
      shippingFee,
      amount: productsAmount + shippingFee,
      withheldAmount,
    };
    await correctInvoice(db, order.id, taken, { random, now });
  }
  return moved;
}

function getMailKind(event: AfterSalesEvent, { to }: AfterSalesStep): OrderMailKind | undefined {
  if (event === 'approve' && to === 'returning') return 'returning';
  if (event === 'ask') return 'pictures';
  if (event === 'exchange') return 'exchanged';
  return event === 'reject' ? 'rejected' : undefined;
}

function toLogKey(known: AfterSalesRow, event: AfterSalesEvent, { to }: AfterSalesStep): PlainMessageKey {
  if (event === 'approve') return to === 'returning' ? 'afterSales.log.return' : 'afterSales.log.approve';
  if (event === 'lapse' && getStage(known) === 'asked') return 'afterSales.log.lapseOfPictures';
  return `afterSales.log.${event}`;
}
