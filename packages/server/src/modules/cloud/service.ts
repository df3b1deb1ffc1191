import { toWireStates } from '../order/states.ts';
import {
  type cloudGetInfo,
  type cloudGetTypeList,
  type cloudOrderCreate,
  type cloudOrderPay,
  type cloudOrderStatus,
  type ParsedInputOf,
  type WireOutputOf,
  paymentStates,
  toStateNumber,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { pages } from '../../db/schema/page.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { ok, type Outcome, type Refusal, refuse, type Result } from '../../http/result.ts';
import { money, toPage } from '../products/wireValues.ts';
import { unpaidMinutesSetting } from '../order/settings.ts';
import { readSetting } from '../settings/readSetting.ts';
import { pollPayment, startPaying } from '../payment/service.ts';
import { findLatestPayment } from '../payment/settle.ts';
import { findDevices } from './devices.ts';
import { createCloudOrderNumber } from './orderNumber.ts';
import { toCloudPayable } from './payable.ts';
import {
  type CloudOrderRow,
  findCloudOrder,
  findCloudOrders,
  findDevice,
  findPlans,
  lockCloudOrder,
} from './repository.ts';
import { extension } from './rules.ts';

const agreement = 'cloud';

/** The caller's cameras; visitors have none. */
export async function listDevices({
  db,
  shopper,
  pick,
}: RequestContext): Promise<WireOutputOf<typeof cloudGetTypeList>> {
  if (!shopper) return [];
  const devices = await findDevices(db, shopper.id);
  return devices.map(({ deviceId, name, model, expiretime }) => ({
    device_id: deviceId,
    name: pick(name),
    model,
    expiretime,
  }));
}

/** The plans, and the new end of a camera's storage after buying each. */
export async function readPlans(
  context: RequestContext,
  { device_id }: ParsedInputOf<typeof cloudGetInfo>,
): Promise<Result<WireOutputOf<typeof cloudGetInfo>>> {
  const { db, shopper, now, currency, pick } = context;
  const device = shopper && device_id !== '' ? await findDevice(db, shopper.id, device_id) : null;
  if (device_id !== '' && !device) return refuse('NOT_FOUND');
  const expiretime = device?.expiretime ?? null;
  const plans = await findPlans(db, currency);
  return ok({
    expiretime,
    plans: plans.map(({ plan, price, marketprice }) => ({
      id: plan.id,
      name: pick(plan.name),
      type: plan.type,
      price: money(price),
      marketprice: money(marketprice),
      days: plan.days,
      description: pick(plan.description),
      extends_to: extension(expiretime, plan.days, now).endtime,
    })),
  });
}

/** The version of the service agreement, '' while the shop has none. */
async function agreementVersion(db: Database): Promise<string> {
  const [page] = await db
    .select({ version: pages.version })
    .from(pages)
    .where(and(eq(pages.diyname, agreement), eq(pages.status, 'normal')));
  return page?.version ?? '';
}

/** Orders a plan for a camera, once the current agreement was accepted. */
export async function createCloudOrder(
  { random }: AppDeps,
  context: ShopperContext,
  { commodity_id, device_id, agreed }: ParsedInputOf<typeof cloudOrderCreate>,
): Promise<Result<WireOutputOf<typeof cloudOrderCreate>>> {
  const { db, shopper, now, currency, source } = context;
  const version = await agreementVersion(db);
  if (agreed !== '1' && (agreed === '' || agreed !== version)) {
    return refuse('AGREEMENT_REQUIRED', { data: { diyname: agreement, version } });
  }
  const device = await findDevice(db, shopper.id, device_id);
  const chosen = (await findPlans(db, currency)).find(({ plan }) => plan.id === commodity_id);
  if (!device || !chosen) return refuse('NOT_FOUND');
  const [buyer] = await db
    .select({ invitedBy: shoppers.invitedBy })
    .from(shoppers)
    .where(eq(shoppers.id, shopper.id));
  const orderSn = createCloudOrderNumber(now, random);
  await db.insert(cloudOrders).values({
    orderSn,
    userId: shopper.id,
    deviceId: device.id,
    planId: chosen.plan.id,
    name: chosen.plan.name,
    days: chosen.plan.days,
    currency,
    amount: chosen.price,
    agreedVersion: version,
    sup: source.sup,
    code: source.code,
    inviteId: buyer?.invitedBy ?? null,
    createtime: now,
    deadline: now + (await readSetting({ db }, unpaidMinutesSetting)) * 60,
  });
  return ok({ order_sn: orderSn, amount: money(chosen.price) });
}

/** Refuses because of the order's state, with the message of product orders. */
function wrongState({ paystate }: CloudOrderRow): Refusal {
  const orderstate = paystate === 'paid' ? 'completed' : 'expired';
  return refuse('ORDER_STATE', { data: toWireStates({ orderstate, paystate, shippingstate: 'unshipped' }) });
}

/** Starts the payment of a cloud-storage order. */
export async function payCloudOrder(
  deps: AppDeps,
  context: ShopperContext,
  input: ParsedInputOf<typeof cloudOrderPay>,
): Promise<Outcome<WireOutputOf<typeof cloudOrderPay>>> {
  const order = await findCloudOrder(context.db, context.shopper.id, input.order_sn);
  if (!order) return refuse('NOT_FOUND');
  const refusal = whyNotPayable(order, context.now);
  if (refusal) return refusal;
  const whyNot = async (tx: Database, now: number) =>
    whyNotPayable((await lockCloudOrder(tx, order.id)) ?? order, now);
  return startPaying(deps, context, { payable: toCloudPayable(order), whyNot }, input);
}

function whyNotPayable(order: CloudOrderRow, now: number): Refusal | null {
  return order.paystate !== 'unpaid' || order.deadline <= now ? wrongState(order) : null;
}

/** The state of one order, or a page of the history. */
export async function readCloudOrders(
  deps: AppDeps,
  context: ShopperContext,
  { order_sn, page, num }: ParsedInputOf<typeof cloudOrderStatus>,
): Promise<Result<WireOutputOf<typeof cloudOrderStatus>>> {
  const { db, shopper } = context;
  if (order_sn === '') {
    const { rows, total } = await findCloudOrders(db, shopper.id, (page - 1) * num, num);
    return ok(toPage(total, page, num, await Promise.all(rows.map((row) => toWire(context, row)))));
  }
  const found = await findCloudOrder(db, shopper.id, order_sn);
  if (!found) return refuse('NOT_FOUND');
  if (found.paystate === 'unpaid') await pollPayment(deps, context, toCloudPayable(found));
  const order = await findCloudOrder(db, shopper.id, order_sn);
  return ok(await toWire(context, order ?? found));
}

async function toWire({ db, pick }: ShopperContext, order: CloudOrderRow) {
  const payment = order.paystate === 'unpaid' ? await findLatestPayment(db, toCloudPayable(order)) : null;
  return {
    order_sn: order.orderSn,
    name: pick(order.name),
    amount: money(order.amount),
    paystate: toStateNumber(paymentStates, order.paystate),
    pay_status: order.paystate === 'paid' ? ('SUCCESS' as const) : (payment?.status ?? ('NONE' as const)),
    createtime: order.createtime,
    endtime: order.endtime,
    refund: money(order.refundedAmount),
    refundtime: order.refundtime,
  };
}
