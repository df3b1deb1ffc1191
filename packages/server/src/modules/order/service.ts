import {
  type orderChangeOrderAddress,
  type orderIndex,
  type ParsedInputOf,
  type WireOutputOf,
  orderStates,
  paymentStates,
  shippingStates,
  toStateName,
} from '@pawlet/core/contract';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { findAddress } from '../address/service.ts';
import { toPage } from '../products/wireValues.ts';
import { receiveOrder } from './receive.ts';
import { toOrder, toOrderCards } from './present.ts';
import {
  countTabs,
  findLines,
  findOrder,
  findOrders,
  lockOrder,
  type OrderRow,
  updateFrom,
} from './repository.ts';
import { type OrderEvent, isUnpaid, toWireStates } from './states.ts';
import { endUnpaid, expireOverdue, getFacts, type OrderStep, transition } from './transitions.ts';
import { nextOrderState } from './states.ts';
import { inTransaction } from '../../db/inTransaction.ts';

export {
  findLines,
  findOnTheWay,
  findOrder,
  findOrderBySn,
  findTraces,
  storeOpenid as keepOpenid,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  isPaid,
} from './repository.ts';

/** Number of the shopper's orders in each tab. */
export async function countOrders({ db, shopper }: ShopperContext) {
  return countTabs(db, shopper.id);
}

/** Refuses because of the order's state, which is part of the message. */
export function wrongState(order: OrderRow): Refusal {
  return refuse('ORDER_STATE', { data: toWireStates(order) });
}

/** One page of the shopper's orders, with the tab counts. */
export async function listOrders(
  context: ShopperContext,
  input: ParsedInputOf<typeof orderIndex>,
): Promise<WireOutputOf<typeof orderIndex>> {
  const { db, shopper, now } = context;
  await expireOverdue(db, now, { userId: shopper.id });
  const { rows, total } = await findOrders(
    db,
    {
      userId: shopper.id,
      orderstate: toStateName(orderStates, input.orderstate),
      paystate: toStateName(paymentStates, input.paystate),
      shippingstate: toStateName(shippingStates, input.shippingstate),
      q: input.q,
    },
    (input.page - 1) * input.num,
    input.num,
  );
  const cards = await toOrderCards(context, rows);
  return { ...toPage(total, input.page, input.num, cards), counts: await countTabs(db, shopper.id) };
}

/** The shopper's order in its current state: expired after its payment deadline. */
export async function readCurrent(context: ShopperContext, orderSn: string): Promise<OrderRow | null> {
  const { db, shopper, now } = context;
  const order = await findOrder(db, shopper.id, orderSn);
  if (!order || !isUnpaid(order) || order.deadline > now) return order;
  const ended = await inTransaction(db, (tx) =>
    endUnpaid(tx, order, { event: 'expire', actor: 'system', now }),
  );
  return ended ?? findOrder(db, shopper.id, orderSn);
}

/** One order. */
export async function readOrder(context: ShopperContext, orderSn: string) {
  const order = await readCurrent(context, orderSn);
  return order ? ok(await toOrder(context, order)) : refuse('NOT_FOUND');
}

async function act(
  context: ShopperContext,
  orderSn: string,
  event: OrderEvent,
  changes: OrderStep['changes'],
): Promise<Result<null>> {
  const order = await readCurrent(context, orderSn);
  if (!order) return refuse('NOT_FOUND');
  const lines = await findLines(context.db, [order.id]);
  const step = { event, actor: 'shopper', now: context.now, changes } as const;
  return (await transition(context.db, order, lines, step)) ? ok() : wrongState(order);
}

/** Cancels an unpaid order and returns what it reserved. */
export async function cancelOrder(context: ShopperContext, orderSn: string): Promise<Result<string>> {
  const order = await readCurrent(context, orderSn);
  if (!order) return refuse('NOT_FOUND');
  const ended = await endUnpaid(context.db, order, { event: 'cancel', actor: 'shopper', now: context.now });
  return ended ? ok('normal') : wrongState(order);
}

/** Confirms receipt. */
export async function confirmReceipt(context: ShopperContext, orderSn: string): Promise<Result<null>> {
  const order = await readCurrent(context, orderSn);
  if (!order) return refuse('NOT_FOUND');
  return (await receiveOrder(context.db, order, 'shopper', context.now)) ? ok() : wrongState(order);
}

/** Hides a closed order. */
export async function deleteOrder(context: ShopperContext, orderSn: string): Promise<Result<null>> {
  return act(context, orderSn, 'delete', { status: 'hidden' });
}

/** Reminds the shop to ship, once. */
export async function remindShop(context: ShopperContext, orderSn: string): Promise<Result<null>> {
  const order = await readCurrent(context, orderSn);
  // A concurrent call waits here, and then finds the order already reminded.
  const locked = order && (await lockOrder(context.db, order.id));
  if (locked?.remindtime != null) return refuse('ALREADY_DONE');
  return act(context, orderSn, 'remind', { remindtime: context.now });
}

/** Changes an order's address in the same country; amounts stay. */
export async function changeAddress(
  context: ShopperContext,
  { order_sn, address_id }: ParsedInputOf<typeof orderChangeOrderAddress>,
): Promise<Result<null>> {
  const order = await readCurrent(context, order_sn);
  const address = await findAddress(context.db, context.shopper.id, address_id);
  if (!order || !address) return refuse('NOT_FOUND');
  const lines = await findLines(context.db, [order.id]);
  const isAllowed = nextOrderState(order, 'change_address', 'shopper', getFacts(order, lines)) !== null;
  if (!isAllowed || address.countryCode !== order.destination) return wrongState(order);
  const updated = await updateFrom(context.db, order, {
    addressId: address.id,
    addressType: address.type,
    provinceId: address.provinceId,
    cityId: address.cityId,
    areaId: address.areaId,
    receiver: address.receiver,
    mobile: address.mobile,
    detail: address.detail,
    zipcode: address.zipcode,
    overseas: address.overseas,
    updatetime: context.now,
  });
  return updated ? ok() : wrongState(order);
}
