import {
  type orderGetRefundGoodsMoney,
  type orderGoodsAftersaleList,
  type orderGoodsDetail,
  type orderGoodsSaveExpressInfo,
  type orderGoodsV2apply,
  type ParsedInputOf,
  type WireOutputOf,
  saleStates,
  toStateNumber,
} from '@pawlet/core/contract';
import { afterSales } from '../../db/schema/afterSales.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import type { Random } from '../../ports/random.ts';
import { money, toMinor, toPage } from '../products/wireValues.ts';
import { startAfterSales } from '../order/afterSalesState.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { toOrderLine } from '../order/present.ts';
import { findLines, lockOrder } from '../order/service.ts';
import { nextOrderState, runningSaleStates, toWireStates } from '../order/states.ts';
import { findPoints, firstTerms, micros } from '../points/service.ts';
import { takeUploads } from '../upload/own.ts';
import { type LineOfOrder, refundLimit } from './refundLimit.ts';
import { toAfterSales } from './present.ts';
import { findLatest, findLine, findPage, sumGranted, updateLineFrom, writeLog } from './repository.ts';
import { queueOrderMails } from '../order-mail/outbox.ts';
import { toStoredReason } from './reasons.ts';
import { takenPoints } from './rules.ts';
import { appliedSalestate, nextAfterSalesStep } from './states.ts';
import { transition } from './transition.ts';

type ApplyInput = ParsedInputOf<typeof orderGoodsV2apply>;

function wrongState({ order, line }: Pick<LineOfOrder, 'order' | 'line'>): Refusal {
  const salestate = toStateNumber(saleStates, line.salestate);
  return refuse('ORDER_STATE', { data: { ...toWireStates(order), salestate } });
}

/** One order line. */
export async function readLine(
  context: ShopperContext,
  lineId: number,
): Promise<Result<WireOutputOf<typeof orderGoodsDetail>>> {
  const found = await findLine(context.db, context.shopper.id, lineId);
  if (!found) return refuse('NOT_FOUND');
  const { order, line } = found;
  return ok({ ...toOrderLine(order, line, context), shippingstate: toWireStates(order).shippingstate });
}

/** Why these pieces cannot be requested; null when they can. */
function getProblem(
  found: LineOfOrder,
  { type, quantity }: { readonly type: 1 | 2; readonly quantity: number | null },
): Refusal | null {
  const { order, line } = found;
  const left = line.quantity - line.refundedQuantity;
  const isFree = !runningSaleStates.includes(line.salestate) && !line.isGift && left > 0;
  if (!nextOrderState(order, 'apply_aftersale', 'shopper') || !isFree) return wrongState(found);
  if (line.afterSalesLeft <= 0) return refuse('AFTERSALE_COUNT_USED_UP');
  if (type === 2 && order.shippingstate === 'unshipped')
    return invalid({ type: 'choice' }, 'afterSales.typeBeforeShipping');
  return quantity !== null && quantity > left ? invalid({ nums: 'range' }) : null;
}

/** The maximum refund for some pieces. */
export async function readRefundMoney(
  context: ShopperContext,
  { id, nums: quantity, type }: ParsedInputOf<typeof orderGetRefundGoodsMoney>,
): Promise<Result<WireOutputOf<typeof orderGetRefundGoodsMoney>>> {
  const found = await findLine(context.db, context.shopper.id, id);
  if (!found) return refuse('NOT_FOUND');
  const lineOfOrder = { ...found, lines: await findLines(context.db, [found.order.id]) };
  const problem = getProblem(lineOfOrder, { type, quantity });
  if (problem) return problem;
  const { productsAmount, freightAmount, points } = await refundLimit(context.db, lineOfOrder, quantity);
  const { order } = lineOfOrder;
  const granted = await sumGranted(context.db, order.id);
  const balance = (await findPoints(context.db, context.shopper.id)) + points;
  const price = productsAmount + freightAmount;
  const { reclaimed, missing, withheld } = takenPoints(order, price, balance, granted.missingPoints);
  return ok({
    refund: money(price),
    shippingfee: money(freightAmount),
    score: points,
    score_taken: reclaimed + missing,
    score_missing: missing,
    score_rate: (order.pointsTerms ?? firstTerms).rateMicros / micros,
    score_balance: balance,
    withheld: money(withheld),
  });
}

/** Creates a request for a refund. */
export async function apply(
  context: ShopperContext,
  random: Random,
  input: ApplyInput,
): Promise<Result<WireOutputOf<typeof orderGoodsV2apply>>> {
  const { db, shopper, now } = context;
  const known = await findLine(db, shopper.id, input.id);
  if (!known) return refuse('NOT_FOUND');
  // Concurrent requests and decisions for other lines of the order wait here.
  const order = await lockOrder(db, known.order.id);
  const lines = await findLines(db, [known.order.id]);
  const line = lines.find(({ id }) => id === input.id);
  if (!order || !line) return refuse('NOT_FOUND');
  const found = { order, line, lines };
  const problem =
    getProblem(found, { type: input.type, quantity: input.nums }) ?? (await uploadProblem(context, input));
  if (problem) return problem;
  const quantity = input.nums ?? line.quantity - line.refundedQuantity;
  const most = await refundLimit(context.db, found, quantity);
  const wanted = input.refund === null ? null : toMinor(input.refund);
  const total = most.productsAmount + most.freightAmount;
  // Half a yen cannot be refunded: the provider would round it, and the records would differ.
  if (wanted !== null && wanted % getSmallestAmount(order.currency) !== 0)
    return invalid({ refund: 'format' });
  if (wanted !== null && wanted > total) return invalid({ refund: 'range' }, 'afterSales.tooMuch');
  const productsAmount = Math.min(wanted ?? total, most.productsAmount);
  const [row] = await db
    .insert(afterSales)
    .values({
      refundSn: createOrderNumber(now, random),
      orderId: order.id,
      lineId: line.id,
      userId: shopper.id,
      type: input.type,
      quantity,
      productsAmount,
      freightAmount: (wanted ?? total) - productsAmount,
      isWhole: wanted === null || wanted === total,
      points: most.points,
      reason: toStoredReason(input.reason),
      remark: input.remark,
      images: input.images,
      videos: input.videos === '' ? [] : [input.videos],
      returnType: input.return_type,
      expressno: input.expressno,
      mobile: input.mobile,
      salestateBefore: line.salestate,
      createtime: now,
      updatetime: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return wrongState(found);
  const salestate = appliedSalestate(input.type);
  const isLineMoved = await updateLineFrom(db, line, { salestate, afterSalesLeft: line.afterSalesLeft - 1 });
  const entered = await startAfterSales(db, order, lines, now);
  if (!isLineMoved || !entered) return wrongState(found);
  await writeLog(db, row.id, 'shopper', inEveryLanguage('afterSales.log.apply'), now);
  await queueOrderMails(db, [{ orderId: order.id, kind: 'requested', afterSaleId: row.id }], now);
  return ok({ id: row.id, refund_sn: row.refundSn });
}

/** Files of a request must be the shopper's own uploads. */
async function uploadProblem(
  { db, shopper }: ShopperContext,
  { images, videos }: ApplyInput,
): Promise<Refusal | null> {
  const kinds = await takeUploads(db, shopper.id, videos === '' ? images : [...images, videos]);
  if (images.some((url) => kinds.get(url) !== 'image')) return invalid({ images: 'exists' });
  return videos !== '' && kinds.get(videos) !== 'video' ? invalid({ videos: 'exists' }) : null;
}

/** The latest request for a line. */
export async function readAfterSales(
  deps: Pick<AppDeps, 'settings'>,
  context: ShopperContext,
  lineId: number,
) {
  const row = await findLatest(context.db, context.shopper.id, lineId);
  const [wire] = row ? await toAfterSales(deps, context, [row]) : [];
  return wire ? ok(wire) : refuse('NOT_FOUND');
}

/** One page of the shopper's requests. */
export async function listAfterSales(
  deps: Pick<AppDeps, 'settings'>,
  context: ShopperContext,
  { state, page, num }: ParsedInputOf<typeof orderGoodsAftersaleList>,
): Promise<WireOutputOf<typeof orderGoodsAftersaleList>> {
  const filter = { userId: context.shopper.id, state };
  const { rows, total } = await findPage(context.db, filter, (page - 1) * num, num);
  return toPage(total, page, num, await toAfterSales(deps, context, rows));
}

/** Enters the return parcel, once. */
export async function saveParcel(
  context: ShopperContext,
  random: Random,
  { id, expressname, expressno, mobile }: ParsedInputOf<typeof orderGoodsSaveExpressInfo>,
): Promise<Result<null>> {
  const { db, shopper, now } = context;
  const row = await findLatest(db, shopper.id, id);
  if (row?.stage === 'sent') return refuse('ALREADY_DONE');
  const changes = { expressname, expressno, mobile };
  return act(context, random, id, 'send', { changes, now });
}

/** Revokes a request. */
export async function revoke(context: ShopperContext, random: Random, lineId: number): Promise<Result<null>> {
  return act(context, random, lineId, 'revoke', { now: context.now });
}

async function act(
  { db, shopper }: ShopperContext,
  random: Random,
  lineId: number,
  event: 'send' | 'revoke',
  more: Pick<Parameters<typeof transition>[2], 'changes' | 'now'>,
): Promise<Result<null>> {
  const found = await findLine(db, shopper.id, lineId);
  const row = await findLatest(db, shopper.id, lineId);
  if (!found || !row) return refuse('NOT_FOUND');
  if (!nextAfterSalesStep(row, event, 'shopper')) return wrongState(found);
  const moved = await transition(db, row, { event, actor: 'shopper', random, ...more });
  return moved ? ok() : wrongState(found);
}

export { findInStage } from './repository.ts';
