import type { orderGetOrderPayStatus, orderPay, ParsedInputOf, WireOutputOf } from '@pawlet/core/contract';
import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payment.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { money } from '../goods/wireValues.ts';
import { findOrder, type OrderRow } from '../order/service.ts';
import { readCurrent, wrongState } from '../order/service.ts';
import { nextOrderState } from '../order/states.ts';
import { providersOf } from './notify.ts';
import { applyNews, findLatestPayment } from './settle.ts';

const numberDigits = 24;

/** Starts to pay an order, or opens the wallet again that it was started with. */
export async function startPayment(
  deps: AppDeps,
  context: ShopperContext,
  input: ParsedInputOf<typeof orderPay>,
): Promise<Result<WireOutputOf<typeof orderPay>>> {
  const order = await readCurrent(context, input.order_sn);
  if (!order) return refuse('NOT_FOUND');
  if (!nextOrderState(order, 'settle', 'system')) return wrongState(order);
  if (input.returnurl !== '' && !isOwnUrl(deps, context, input.returnurl))
    return invalid({ returnurl: 'choice' });
  const provider = providersOf(deps).find(({ paytypes }) => paytypes.includes(input.paytype));
  if (!provider) return refuse('NOT_CONFIGURED');
  const paymentNo = await openPayment(deps, context, order, input);
  const start = await provider.start(
    {
      paymentNo,
      orderSn: order.orderSn,
      amountMinor: order.total,
      currency: order.currency,
      paytype: input.paytype,
      method: input.method,
      returnUrl: input.returnurl,
      baseUrl: context.baseUrl,
      language: context.language,
    },
    context.db,
  );
  if (!start) return refuse('NOT_CONFIGURED');
  if (start.kind === 'parameters') return ok({ ...start.parameters });
  return ok(start.kind === 'url' ? start.url : start.text);
}

/** A wallet sends shoppers back to the shop's own pages, nowhere else. */
function isOwnUrl({ settings }: AppDeps, { baseUrl }: ShopperContext, url: string): boolean {
  if (!URL.canParse(url)) return false;
  return [settings.publicOrigin, ...settings.alternateOrigins, baseUrl].includes(new URL(url).origin);
}

async function openPayment(
  { random }: AppDeps,
  { db, now }: ShopperContext,
  order: OrderRow,
  { paytype, method }: Pick<ParsedInputOf<typeof orderPay>, 'paytype' | 'method'>,
): Promise<string> {
  const [row] = await db
    .insert(payments)
    .values({
      paymentNo: random.digits(numberDigits),
      orderId: order.id,
      paytype,
      method,
      amount: order.total,
      currency: order.currency,
      createtime: now,
      updatetime: now,
    })
    .onConflictDoUpdate({
      target: [payments.orderId, payments.paytype, payments.method],
      set: { status: sql`'PENDING'`, updatetime: now },
      setWhere: isNull(payments.transactionId),
    })
    .returning({ paymentNo: payments.paymentNo });
  if (!row) throw new Error('An order with a settled payment is not unpaid.');
  return row.paymentNo;
}

/** How the payment of an order stands; asks the provider while it is open. */
export async function readPayStatus(
  deps: AppDeps,
  context: ShopperContext,
  orderSn: string,
): Promise<Result<WireOutputOf<typeof orderGetOrderPayStatus>>> {
  const { db, shopper, now } = context;
  const found = await findOrder(db, shopper.id, orderSn);
  // First the news, then the deadline: money that came in time counts even when nobody had told us yet.
  if (found) await poll(deps, db, found, now);
  const order = found && (await readCurrent(context, orderSn));
  if (!order) return refuse('NOT_FOUND');
  const payment = await findLatestPayment(db, order.id);
  return ok({
    order_sn: order.orderSn,
    paystate: order.paystate,
    orderstate: order.orderstate,
    pay_status: order.paystate === 1 ? 'SUCCESS' : (payment?.status ?? 'NONE'),
    saleamount: money(order.total),
    currency: order.currency,
    expiretime: order.deadline - now,
  });
}

async function poll(deps: AppDeps, db: Database, order: OrderRow, now: number): Promise<void> {
  if (order.paystate === 1) return;
  const payment = await findLatestPayment(db, order.id);
  if (payment?.status !== 'PENDING') return;
  const provider = providersOf(deps).find(({ paytypes }) => paytypes.includes(payment.paytype));
  if (!provider) return;
  const state = await provider.query(payment.paymentNo, db);
  await applyNews(db, { paymentNo: payment.paymentNo, state }, now);
}
