import type { InputOf } from '../contract/endpoint.ts';
import {
  orderAdd,
  orderCancel,
  orderCarts,
  orderChangeOrderAddress,
  orderDelete,
  orderDetail,
  orderGetOrderPayStatus,
  orderIndex,
  orderPay,
  orderQueryLogistics,
  orderRemind,
  orderTakedelivery,
  pingPongOrderQuery,
} from '../contract/order.ts';
import {
  isPaid,
  orderStates,
  paymentStates,
  shippingStates,
  toStateName,
  toStateNumber,
} from '../contract/states.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire, toWire } from '../rules/money.ts';
import { callKeyed, handling } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toQuote } from './map/cart.ts';
import { toInvoiceFields } from './map/invoices.ts';
import { toDeadline, toOrder, toOrderCard } from './map/orders.ts';
import { toPage } from './map/page.ts';
import {
  payStates,
  pingPongStates,
  toChangeResult,
  toOrderRefusal,
  toPaymentStart,
  toPayRefusal,
  toQuoteRefusal,
} from './orderResults.ts';
import type { AddOrderResult, ChangeResult, PayResult, QuoteResult } from './orderResults.ts';
import type { QuoteChoices } from './types/cart.ts';
import type { AddressId, OrderNumber } from './types/ids.ts';
import type {
  Logistics,
  Order,
  OrderCard,
  OrderCounts,
  OrderRequest,
  OrderTab,
  PayMethod,
  PaymentStatus,
  PayType,
} from './types/order.ts';
import type { NotFound, Page } from './types/results.ts';
import { getData, read } from './read.ts';

export interface OrderApi {
  /** Price of an order at this moment; without an address, freight is 0. */
  quote(
    choices: QuoteChoices & { readonly addressId?: AddressId | undefined },
    options?: CallOptions,
  ): Promise<QuoteResult>;
  /** Creates the order. Idempotent: safe to retry after a lost response, even across a reload. */
  add(request: OrderRequest, options?: CallOptions): Promise<AddOrderResult>;
  list(
    query: {
      readonly tab: OrderTab;
      readonly search?: string | undefined;
      readonly page?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<Page<OrderCard> & { readonly counts: OrderCounts | undefined }>;
  find(
    number: OrderNumber,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly order: Order } | NotFound>;
  cancel(number: OrderNumber, options?: CallOptions): Promise<ChangeResult>;
  /** Hides a closed order. */
  remove(number: OrderNumber, options?: CallOptions): Promise<ChangeResult>;
  /** Asks the shop to ship the order; `already-done` the second time. */
  remind(number: OrderNumber, options?: CallOptions): Promise<ChangeResult>;
  confirmReceipt(number: OrderNumber, options?: CallOptions): Promise<ChangeResult>;
  changeAddress(number: OrderNumber, addressId: AddressId, options?: CallOptions): Promise<ChangeResult>;
  /** Starts a payment; while unpaid, repeated calls return the same wallet page. */
  pay(
    payment: {
      readonly orderNumber: OrderNumber;
      readonly payType: PayType;
      /** @default 'wap' */
      readonly method?: PayMethod | undefined;
      /** Absolute return URL; required for wap. */
      readonly returnUrl?: string | undefined;
      readonly openId?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<PayResult>;
  /** The payment status according to the server. */
  paymentStatus(
    number: OrderNumber,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly payment: PaymentStatus } | NotFound>;
  /** The status of a PingPong payment; the server queries PingPong while it is pending. */
  pingPongStatus(
    number: OrderNumber,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly state: 'success' | 'failed' | 'pending' } | NotFound>;
  logistics(
    query: {
      readonly orderNumber: OrderNumber;
      readonly trackingNumber?: string | undefined;
      readonly carrier?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly logistics: Logistics } | NotFound>;
}

const open = { orderstate: toStateNumber(orderStates, 'open') };
const paid = { ...open, paystate: toStateNumber(paymentStates, 'paid') };
const tabFilters: Readonly<Record<OrderTab, InputOf<typeof orderIndex>>> = {
  all: {},
  'to-pay': { ...open, paystate: toStateNumber(paymentStates, 'unpaid') },
  'to-ship': { ...paid, shippingstate: toStateNumber(shippingStates, 'unshipped') },
  'to-receive': { ...paid, shippingstate: toStateNumber(shippingStates, 'shipped') },
  'to-evaluate': { ...paid, shippingstate: toStateNumber(shippingStates, 'received') },
  'after-sale': { orderstate: toStateNumber(orderStates, 'after-sale') },
};

export function createOrderApi(http: HttpClient, context: ApiContext): OrderApi {
  const { currency, now } = context;

  async function change(
    endpoint: typeof orderCancel | typeof orderDelete | typeof orderRemind | typeof orderTakedelivery,
    number: OrderNumber,
    options?: CallOptions,
  ): Promise<ChangeResult> {
    const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE');
    return toChangeResult(await http.call(endpoint, { order_sn: number }, handled));
  }

  return {
    async quote({ addressId, ...choices }, options) {
      const input = { ...toQuoteInput(choices), address_id: addressId ?? 0 };
      const handled = handling(
        options,
        'NOT_FOUND',
        'OFF_SHELF',
        'OUT_OF_STOCK',
        'COUPON_UNUSABLE',
        'CODE_UNUSABLE',
        'POINTS_SHORT',
      );
      const reply = await http.call(orderCarts, input, handled);
      if (reply.status === 'ok') return { status: 'ok', quote: toQuote(reply.data, currency()) };
      return toQuoteRefusal(reply);
    },
    async add(request, options) {
      const handled = handling(
        options,
        'PRICE_CHANGED',
        'OUT_OF_STOCK',
        'OFF_SHELF',
        'POINTS_SHORT',
        'COUPON_UNUSABLE',
        'CODE_UNUSABLE',
        'NOT_FOUND',
        'LIMIT_REACHED',
        'RATE_LIMITED',
      );
      const reply = await callKeyed(http, context, orderAdd, toAddInput(request), handled);
      if (reply.status === 'refused') return toOrderRefusal(reply, request.seenTotal.currency);
      return {
        status: 'ok',
        orderNumber: reply.data.order_sn as OrderNumber,
        isPaid: isPaid(reply.data),
      };
    },
    async list({ tab, search, page }, options) {
      const input = { ...tabFilters[tab], page: page ?? 1, ...(search !== undefined && { q: search }) };
      const data = await read(http, orderIndex, input, options);
      const cards = toPage(data, (card) => toOrderCard(card, { currency: currency(), now: now() }));
      return { ...cards, counts: data.counts === null ? undefined : toCounts(data.counts) };
    },
    async find(number, options) {
      const reply = await http.call(orderDetail, { order_sn: number }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return {
        status: 'ok',
        order: toOrder(getData(orderDetail, reply), { currency: currency(), now: now() }),
      };
    },
    cancel: (number, options) => change(orderCancel, number, options),
    remove: (number, options) => change(orderDelete, number, options),
    remind: (number, options) => change(orderRemind, number, options),
    confirmReceipt: (number, options) => change(orderTakedelivery, number, options),
    async changeAddress(number, addressId, options) {
      const input = { order_sn: number, address_id: addressId };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE');
      return toChangeResult(await http.call(orderChangeOrderAddress, input, handled));
    },
    async pay({ orderNumber, payType, method, returnUrl, openId }, options) {
      const input = {
        order_sn: orderNumber,
        paytype: payType,
        method: method ?? 'wap',
        returnurl: returnUrl ?? '',
        openid: openId ?? '',
      };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED');
      const reply = await http.call(orderPay, input, handled);
      return reply.status === 'ok' ? toPaymentStart(reply.data) : toPayRefusal(reply);
    },
    async paymentStatus(number, options) {
      const handled = handling(options, 'NOT_FOUND');
      const reply = await http.call(orderGetOrderPayStatus, { order_sn: number }, handled);
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const data = getData(orderGetOrderPayStatus, reply);
      const payment = {
        orderNumber: data.order_sn as OrderNumber,
        state: payStates[data.pay_status],
        isPaid: isPaid(data),
        isCancelled: toStateName(orderStates, data.orderstate) === 'cancelled',
        isExpired: toStateName(orderStates, data.orderstate) === 'expired',
        total: fromWire(data.saleamount, data.currency === '' ? currency() : data.currency),
        payUntil: data.expiretime === null ? undefined : toDeadline(data.expiretime, now()),
      };
      return { status: 'ok', payment };
    },
    async pingPongStatus(number, options) {
      const handled = handling(options, 'NOT_FOUND');
      const reply = await http.call(pingPongOrderQuery, { order_sn: number }, handled);
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', state: pingPongStates[getData(pingPongOrderQuery, reply).status] };
    },
    async logistics({ orderNumber, trackingNumber, carrier }, options) {
      const input = { order_sn: orderNumber, expressno: trackingNumber ?? '', expressname: carrier ?? '' };
      const reply = await http.call(orderQueryLogistics, input, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const data = getData(orderQueryLogistics, reply);
      const steps = data.list.map(({ time, context: text }) => ({ time, text }));
      return {
        status: 'ok',
        logistics: { trackingNumber: data.expressno, carrier: data.expressname, steps },
      };
    },
  };
}

function toQuoteInput({ lineIds, userCouponId, discountCode, points }: QuoteChoices): {
  readonly ids: string;
  readonly user_coupon_id: number;
  readonly discount_code: string;
  readonly score: number;
} {
  return {
    ids: lineIds.join(','),
    user_coupon_id: userCouponId ?? 0,
    discount_code: discountCode ?? '',
    score: points ?? 0,
  };
}

function toAddInput(request: OrderRequest): InputOf<typeof orderAdd> {
  const { invoice } = request;
  return {
    ...toQuoteInput(request),
    address_id: request.addressId,
    memo: request.memo ?? '',
    saleamount: toWire(request.seenTotal),
    ...(request.billingAddressId !== undefined && { billing_address_id: request.billingAddressId }),
    ...(invoice !== undefined && { invoice: toInvoiceFields(invoice) }),
    ...((request.quoteNumber ?? '') !== '' && { quote_no: request.quoteNumber }),
  };
}

function toCounts(counts: {
  readonly all: number;
  readonly pay: number;
  readonly ship: number;
  readonly receive: number;
  readonly evaluate: number;
  readonly refund: number;
}): OrderCounts {
  return {
    all: counts.all,
    toPay: counts.pay,
    toShip: counts.ship,
    toReceive: counts.receive,
    toEvaluate: counts.evaluate,
    afterSale: counts.refund,
  };
}
