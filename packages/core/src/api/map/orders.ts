import type { InferOutput } from 'valibot';
import { orderActions } from '../../contract/shapes/order.ts';
import type { orderCardShape, orderLineShape, orderShape } from '../../contract/shapes/order.ts';
import {
  isPaid,
  orderStates,
  paymentStates,
  saleStates,
  shippingStates,
  toStateName,
} from '../../contract/states.ts';
import { toFullName } from '../../rules/fullName.ts';
import { fromWire } from '../../rules/money.ts';
import type {
  Order,
  OrderAction,
  OrderCard,
  OrderLine,
  OrderState,
  Parcel,
  Recipient,
} from '../types/order.ts';
import type { AddressId, EpochMs, ProductId, OrderLineId, OrderNumber, SkuId } from '../types/ids.ts';
import { toAmounts, toDiscount } from './cart.ts';
import { toAttributes } from './attributes.ts';
import { toBranded, toBrandedOrUndefined, toMoney, toTime } from './values.ts';

interface States {
  readonly orderstate: number;
  readonly paystate: number;
  readonly shippingstate: number;
}

/** Context of the order mapping. */
export interface OrderContext {
  /** Currency for replies without one. */
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The names of an order's three state fields. */
function toStates({ orderstate, paystate, shippingstate }: States) {
  return {
    order: toStateName(orderStates, orderstate) ?? 'open',
    pay: toStateName(paymentStates, paystate),
    shipping: toStateName(shippingStates, shippingstate),
  };
}

/** Derives the order state from its three fields. */
function toOrderState(states: States): OrderState {
  const { order, pay, shipping } = toStates(states);
  if (order !== 'open') return order;
  if (pay === 'unpaid') return 'to-pay';
  if (shipping === 'unshipped') return 'to-ship';
  return shipping === 'shipped' ? 'to-receive' : 'to-evaluate';
}

/** Derives the actions for a server that does not send them. */
function deriveActions(states: States): readonly OrderAction[] {
  const { order, pay, shipping } = toStates(states);
  const actions: OrderAction[] = [];
  if (order === 'open' && pay === 'unpaid') actions.push('pay', 'cancel');
  if (shipping !== 'unshipped' && order !== 'cancelled' && order !== 'expired') actions.push('logistics');
  if (order === 'open' && shipping === 'shipped') actions.push('receive');
  if (order === 'open' && shipping === 'received') actions.push('evaluate');
  return actions;
}

/** An order line, with amounts in the order's currency. */
export function toOrderLine(data: InferOutput<typeof orderLineShape>, currency: string): OrderLine {
  return {
    id: toBranded<OrderLineId>(data.id),
    goodsId: toBranded<ProductId>(data.goods_id),
    skuId: toBrandedOrUndefined<SkuId>(data.goods_sku_id),
    title: data.title,
    imageUrl: data.image,
    attributes: toAttributes(data.attrdata),
    quantity: data.nums,
    price: fromWire(data.price, currency),
    total: toMoney(data.realprice, currency),
    saleState: toStateName(saleStates, data.salestate) ?? 'none',
    isEvaluated: data.commentstate === 1,
    refundedQuantity: data.refunded_nums,
    exchangedQuantity: data.exchanged_nums,
    unreadMessages: data.aftersale_unread,
    canApplyAfterSale: data.can_aftersale,
    afterSaleLeft: data.aftersale_left ?? undefined,
    isGift: data.is_gift,
  };
}

type CardData = InferOutput<typeof orderCardShape>;

export function toOrderCard(data: CardData, context: OrderContext): OrderCard {
  const currency = data.currency === '' ? context.currency : data.currency;
  const state = toOrderState(data);
  return {
    id: data.id,
    orderNumber: data.order_sn as OrderNumber,
    state,
    stateText: data.status_text,
    isPaid: isPaid(data),
    total: fromWire(data.saleamount, currency),
    freight: fromWire(data.shippingfee, currency),
    lines: data.order_goods.map((line) => toOrderLine(line, currency)),
    createdAt: toTime(data.createtime),
    payUntil: state === 'to-pay' ? toDeadline(data.expiretime, context.now) : undefined,
    trackingNumber: data.expressno,
    carrier: data.expressname,
    isReminded: data.is_remind,
    actions: data.actions === null ? deriveActions(data) : toActions(data.actions),
  };
}

/** Converts remaining seconds into a time of the device clock. */
export function toDeadline(remainingSeconds: number, now: number): EpochMs {
  return now + remainingSeconds * 1000;
}

function toActions(names: readonly string[]): readonly OrderAction[] {
  return orderActions.filter((action) => names.includes(action));
}

type OrderData = InferOutput<typeof orderShape>;

/** Parcels, newest first. */
function toParcels(parcels: OrderData['parcels']): readonly Parcel[] {
  return parcels
    .map(({ expressname, expressno, createtime, lines }) => ({
      trackingNumber: expressno,
      carrier: expressname,
      sentAt: toTime(createtime),
      lines: lines.map(({ id, nums }) => ({ lineId: toBranded<OrderLineId>(id), quantity: nums })),
    }))
    .reverse();
}

export function toOrder(data: OrderData, context: OrderContext): Order {
  const currency = data.currency === '' ? context.currency : data.currency;
  return {
    ...toOrderCard(data, context),
    amounts: toAmounts({ ...data, user_coupon_id: data.user_coupon_id ?? 0 }, currency),
    discounts: data.discount_list.map((discount) => toDiscount(discount, currency)),
    paid: fromWire(data.payamount, currency),
    pointsUsed: data.score,
    pointsWorth: fromWire(data.score_money, currency),
    refunded: fromWire(data.refund, currency),
    withheld: fromWire(data.withheld, currency),
    payType: data.paytype,
    memo: data.memo,
    addressId: toBrandedOrUndefined<AddressId>(data.address_id),
    isOverseas: data.address_type === 2,
    recipient: toRecipient(data),
    billing: data.billing === null ? undefined : toRecipient(data.billing),
    parcels: toParcels(data.parcels),
    replacements: toParcels(data.replacements),
    withdrawUntil: toTime(data.withdraw_until),
    withdrawals: data.withdrawals.map(({ withdrawal_sn, createtime, state, note }) => ({
      number: withdrawal_sn,
      sentAt: toTime(createtime),
      state: state === 'accepted' || state === 'rejected' ? state : 'open',
      note,
    })),
    paidAt: toTime(data.paytime),
    shippedAt: toTime(data.shippingtime),
    receivedAt: toTime(data.receivetime),
    cancelledAt: toTime(data.canceltime),
    refundedAt: toTime(data.refundtime),
    invoice:
      data.invoice === null
        ? undefined
        : {
            title: data.invoice.title,
            status: data.invoice.status === 'issued' ? 'issued' : 'created',
            url: data.invoice.url,
          },
  };
}

type RecipientData = Pick<
  OrderData,
  | 'receiver'
  | 'mobile'
  | 'address'
  | 'zipcode'
  | 'country_code'
  | 'country_name'
  | 'first_name'
  | 'last_name'
  | 'area_code'
  | 'province_name'
  | 'city_name'
  | 'email'
  | 'company'
  | 'extension'
>;

function toRecipient(data: RecipientData): Recipient {
  const fullName = toFullName(data.first_name, data.last_name);
  const places = [data.address, data.city_name, data.province_name];
  return {
    name: fullName === '' ? data.receiver : fullName,
    mobile: data.area_code === '' ? data.mobile : `+${data.area_code} ${data.mobile}`,
    address: places.filter((part, index) => part !== '' && part !== places[index - 1]).join(', '),
    street: data.country_code === '' ? '' : data.address,
    city: data.city_name,
    province: data.province_name,
    zipcode: data.zipcode,
    countryCode: data.country_code,
    countryName: data.country_name,
    email: data.email,
    company: data.company,
    extension: data.extension,
  };
}
