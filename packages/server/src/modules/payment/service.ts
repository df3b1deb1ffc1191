import type { orderGetOrderPayStatus, orderPay, ParsedInputOf, WireOutputOf } from '@pawlet/core/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payment.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import {
  invalid,
  afterCommit,
  ok,
  type Outcome,
  type Refusal,
  refuse,
  type Result,
} from '../../http/result.ts';
import { runApart } from '../../http/writeCall.ts';
import { getShopName } from '../config/shopName.ts';
import { money } from '../products/wireValues.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStart,
  ProviderError,
} from '../../ports/payment.ts';
import { findOrder, keepOpenid, lockOrder, readCurrent, wrongState } from '../order/service.ts';
import { nextOrderState, toWireStates } from '../order/states.ts';
import { endUnpaid } from '../order/transitions.ts';
import { closePayment } from './close.ts';
import { queryProvider } from './notify.ts';
import { isOpenAttempt } from './openAttempts.ts';
import { toPayable } from './orderPayable.ts';
import { readClosedMethods } from './methods.ts';
import type { Payable } from './payable.ts';
import { findProvider, getNotifyUrl } from './providers.ts';
import { findLatestAttempt, findLatestPayment, type PaymentRow } from './settle.ts';

const numberDigits = 24;

type PayInput = ParsedInputOf<typeof orderPay>;
type PayReply = WireOutputOf<typeof orderPay>;

/** What to pay, and a check in a transaction whether it is still payable: null, or the reason why not. */
interface Paying {
  readonly payable: Payable;
  readonly whyNot: (tx: Database, now: number) => Promise<Refusal | null>;
}

/** Starts the payment of a product order, or opens the wallet again that it was started with. */
export async function startPayment(
  deps: AppDeps,
  context: ShopperContext,
  input: PayInput,
): Promise<Outcome<PayReply>> {
  const order = await readCurrent(context, input.order_sn);
  if (!order) return refuse('NOT_FOUND');
  if (!nextOrderState(order, 'settle', 'system')) return wrongState(order);
  const whyNot = (tx: Database, now: number) =>
    whyNotPayable(tx, { id: order.id, openid: input.openid }, now);
  return startPaying(deps, context, { payable: toPayable(order), whyNot }, input);
}

async function whyNotPayable(
  tx: Database,
  { id, openid }: { readonly id: number; readonly openid: string },
  now: number,
): Promise<Refusal | null> {
  const order = await lockOrder(tx, id);
  if (!order) return refuse('NOT_FOUND');
  if (!nextOrderState(order, 'settle', 'system')) return wrongState(order);
  if (order.deadline > now) {
    await keepOpenid(tx, order, openid);
    return null;
  }
  const ended = await endUnpaid(tx, order, { event: 'expire', actor: 'system', now });
  // The expiry of the order is committed with the refusal.
  return { ...wrongState(ended ?? order), keepWrites: true };
}

/**
 * Starts a payment: the attempt is stored first, then the provider is requested without a transaction, then
 * its response is stored. An attempt without a received response is found by polling, under its number at the
 * provider.
 */
export async function startPaying(
  deps: AppDeps,
  context: ShopperContext,
  { payable, whyNot }: Paying,
  input: PayInput,
): Promise<Outcome<PayReply>> {
  if (input.returnurl !== '' && !isOwnUrl(deps, context, input.returnurl))
    return invalid({ returnurl: 'choice' });
  const provider = findProvider(deps, input.paytype, payable.currency);
  if (!provider) return refuse('NOT_CONFIGURED');
  if ((await readClosedMethods(context.db))[input.paytype] !== undefined)
    return refuse('NOT_CONFIGURED', { messageKey: 'payment.closed' });
  // Settling holds this lock: it may be paid by now although it was read as unpaid.
  const refusal = await whyNot(context.db, context.now);
  if (refusal) return refusal;
  const payment = await openPayment(deps, context, payable, { ...input, provider: provider.id });
  const request = {
    paymentNo: payment.paymentNo,
    orderSn: payable.orderSn,
    amountMinor: payable.amount,
    currency: payable.currency,
    // The same for every attempt: providers compare it.
    description: `${payment.shopName} ${payable.orderSn}`,
    expiresAt: payable.deadline,
    paytype: input.paytype,
    method: input.method,
    openid: input.openid,
    loginCode: input.logincode,
    clientAddress: context.address,
    returnUrl: input.returnurl,
    notifyUrl: getNotifyUrl(deps.settings.publicOrigin, provider.id),
    baseUrl: context.baseUrl,
    language: context.language,
  };
  return afterCommit<PayReply>(async (db) => {
    const start = await requestStart(context, db, provider, request);
    countStart(deps, provider, start);
    if (start === 'unreachable') return refuse('NOT_CONFIGURED', { messageKey: 'payment.unreachable' });
    const now = Math.floor(deps.clock.nowMs() / 1000);
    const wanted = await runApart(db, async (tx) => {
      await noteStart(tx, payment.id, start !== null && start.kind !== 'bind', now);
      const refusal = await whyNot(tx, now);
      return refusal === null ? ok() : { ...refusal, keepWrites: true };
    });
    if (wanted.code !== 1) {
      await closePayment({ ...deps, logger: context.logger }, payment, now);
      return wanted;
    }
    if (!start) return refuse('NOT_CONFIGURED');
    if (start.kind === 'bind')
      return refuse('NOT_CONFIGURED', { messageKey: 'payment.bind', bareData: 'bind' });
    if (start.kind === 'parameters') return ok({ ...start.parameters });
    return ok(start.kind === 'url' ? start.url : start.text);
  });
}

/** Records whether the provider has opened an attempt. One that was never opened has ended. */
async function noteStart(tx: Database, id: number, isOpened: boolean, now: number): Promise<void> {
  await tx
    .update(payments)
    .set(isOpened ? { opentime: now, status: 'PENDING' } : { status: 'CANCELLED' })
    .where(
      and(
        eq(payments.id, id),
        isNull(payments.transactionId),
        isOpened ? undefined : isNull(payments.opentime),
      ),
    );
}

async function requestStart(
  { logger }: ShopperContext,
  db: Database,
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<PaymentStart | null | 'unreachable'> {
  try {
    return await provider.start(request, db, logger);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.error('payment provider failed', error, { provider: provider.id });
    return 'unreachable';
  }
}

function countStart(
  { metrics }: Pick<AppDeps, 'metrics'>,
  { id: provider }: PaymentProvider,
  start: PaymentStart | null | 'unreachable',
): void {
  if (start === 'unreachable') metrics?.countPayment({ provider, result: 'unreachable' });
  else if (start !== null && start.kind !== 'bind') metrics?.countPayment({ provider, result: 'started' });
}

/** A wallet redirects shoppers to the shop's own pages only. */
function isOwnUrl({ settings }: AppDeps, { baseUrl }: ShopperContext, url: string): boolean {
  if (!URL.canParse(url)) return false;
  return [settings.publicOrigin, ...settings.alternateOrigins, baseUrl].includes(new URL(url).origin);
}

async function openPayment(
  { random }: AppDeps,
  context: ShopperContext,
  { kind, id, amount, currency }: Payable,
  { paytype, method, provider }: Pick<PayInput, 'paytype' | 'method'> & { readonly provider: string },
): Promise<PaymentRow> {
  const { db, now } = context;
  const [row] = await db
    .insert(payments)
    .values({
      paymentNo: random.digits(numberDigits),
      orderId: kind === 'order' ? id : null,
      cloudOrderId: kind === 'cloud' ? id : null,
      paytype,
      method,
      provider,
      amount,
      currency,
      shopName: await getShopName(context),
      createtime: now,
      updatetime: now,
    })
    .onConflictDoUpdate({
      target: [
        kind === 'order' ? payments.orderId : payments.cloudOrderId,
        payments.paytype,
        payments.method,
      ],
      targetWhere: sql`not ${payments.isSurplus}`,
      set: { status: sql`'PENDING'`, provider, updatetime: now },
      setWhere: isNull(payments.transactionId),
    })
    .returning();
  if (!row) throw new Error('An order with a settled payment cannot be unpaid.');
  return row;
}

/** The payment state of an order; queries the provider while it is open. */
export async function readPayStatus(
  deps: AppDeps,
  context: ShopperContext,
  orderSn: string,
): Promise<Result<WireOutputOf<typeof orderGetOrderPayStatus>>> {
  const { db, shopper, now } = context;
  const found = await findOrder(db, shopper.id, orderSn);
  // First the update, then the deadline: a payment in time counts even when it was not reported yet.
  if (found && found.paystate === 'unpaid') await pollPayment(deps, context, toPayable(found));
  const order = found && (await readCurrent(context, orderSn));
  if (!order) return refuse('NOT_FOUND');
  const payment = await findLatestPayment(db, toPayable(order));
  const { orderstate, paystate } = toWireStates(order);
  return ok({
    order_sn: order.orderSn,
    paystate,
    orderstate,
    pay_status: order.paystate === 'paid' ? 'SUCCESS' : (payment?.status ?? 'NONE'),
    saleamount: money(order.total),
    currency: order.currency,
    expiretime: order.deadline - now,
  });
}

/** Queries the provider for the state of the newest attempt while it is open. */
export async function pollPayment(
  deps: AppDeps,
  { db, now, logger }: ShopperContext,
  payable: Pick<Payable, 'kind' | 'id'>,
): Promise<void> {
  const payment = await findLatestAttempt(db, payable);
  if (payment && isOpenAttempt(payment)) await queryProvider({ ...deps, logger }, db, payment, now);
}
