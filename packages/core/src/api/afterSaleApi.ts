import {
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsAftersaleList,
  orderGoodsAftersaleMessage,
  orderGoodsAftersaleSeen,
  orderGoodsDetail,
  orderGoodsRevocationAftersale,
  orderGoodsSaveExpressInfo,
  orderGoodsV2apply,
} from '../contract/aftersale.ts';
import { shippingStates, toStateName } from '../contract/states.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { fromWire, toWire } from '../rules/money.ts';
import { callKeyed, handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toAfterSale } from './map/afterSales.ts';
import { toPage } from './map/page.ts';
import { toChangeResult, type ChangeResult } from './orderResults.ts';
import type {
  AfterSale,
  AfterSaleLine,
  AfterSaleRequest,
  AfterSaleType,
  RefundMost,
} from './types/afterSale.ts';
import type { OrderLineId, OrderNumber } from './types/ids.ts';
import type { NotFound, Page, Refused, WrongState } from './types/results.ts';
import { getData, read } from './read.ts';

/** Why an after-sales request is refused. */
export type ApplyRefusal =
  | NotFound
  /** The line already has a request, or nothing is left to refund. */
  | WrongState
  /** The line has reached its maximum number of requests. */
  | { readonly status: 'used-up' }
  /** This type is not allowed, such as a return before shipping. */
  | { readonly status: 'type-not-allowed' }
  | Refused;

export type MostResult = { readonly status: 'ok'; readonly most: RefundMost } | ApplyRefusal;

export type ApplyResult =
  | { readonly status: 'ok'; readonly refundNumber: string }
  /** More than was paid for the products. */
  | { readonly status: 'too-much' }
  /** More units than are left. */
  | { readonly status: 'too-many' }
  /** A picture or video no longer exists on the server. */
  | { readonly status: 'files-gone' }
  | ApplyRefusal;

export type MessageResult =
  | { readonly status: 'ok' }
  /** Too many messages: try again later. */
  | { readonly status: 'too-many'; readonly message: string }
  /** A picture no longer exists on the server. */
  | { readonly status: 'files-gone' }
  /** The conversation is closed. */
  | WrongState
  | NotFound
  | Refused;

export interface AfterSaleApi {
  /** The order of a line, and whether its products can be returned. */
  findLine(
    lineId: OrderLineId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly line: AfterSaleLine } | NotFound>;
  /** The maximum refund for a quantity of a line at this moment. */
  getRefundLimit(
    query: {
      readonly lineId: OrderLineId;
      readonly quantity: number;
      readonly type: AfterSaleType;
      /** ISO 4217 currency of the order. */
      readonly currency: string;
    },
    options?: CallOptions,
  ): Promise<MostResult>;
  /** Submits a request for one line. Idempotent: safe to retry after a lost response, even across a reload. */
  apply(request: AfterSaleRequest, options?: CallOptions): Promise<ApplyResult>;
  /** The latest request of a line. */
  find(
    lineId: OrderLineId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly afterSale: AfterSale } | NotFound>;
  /** Requests, newest first. */
  list(
    query: { readonly state?: 'open' | 'closed' | undefined; readonly page?: number | undefined },
    options?: CallOptions,
  ): Promise<Page<AfterSale>>;
  /** Submits the tracking number of the return parcel, once; `already-done` the second time. */
  sendBack(
    parcel: {
      readonly lineId: OrderLineId;
      readonly carrier: string;
      readonly trackingNumber: string;
      readonly phone: string;
    },
    options?: CallOptions,
  ): Promise<ChangeResult>;
  /**
   * Sends a message about the latest request of a line: a text, pictures, or both. Pictures that the shop asked for put the
   * request back under review. Idempotent: safe to retry after a lost response.
   */
  sendMessage(
    message: {
      readonly lineId: OrderLineId;
      readonly text: string;
      /** Relative URLs of uploaded pictures. */
      readonly images: readonly string[];
    },
    options?: CallOptions,
  ): Promise<MessageResult>;
  /** Marks the shop's messages as read, up to one that was shown. */
  markSeen(lineId: OrderLineId, messageId: number, options?: CallOptions): Promise<ChangeResult>;
  /** Cancels a request, as long as no return parcel has been submitted. */
  revoke(lineId: OrderLineId, options?: CallOptions): Promise<ChangeResult>;
}

const wireTypes = { refund: 1, return: 2 } as const;

export function createAfterSaleApi(http: HttpClient, context: ApiContext): AfterSaleApi {
  const { currency } = context;
  return {
    async findLine(lineId, options) {
      const reply = await http.call(orderGoodsDetail, { id: lineId }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const { order_sn, shippingstate } = getData(orderGoodsDetail, reply);
      const line = {
        orderNumber: order_sn as OrderNumber,
        lineId,
        isShipped: toStateName(shippingStates, shippingstate) !== 'unshipped',
      };
      return { status: 'ok', line };
    },
    async getRefundLimit(query, options) {
      const input = { id: query.lineId, nums: query.quantity, type: wireTypes[query.type] };
      const reply = await http.call(orderGetRefundGoodsMoney, input, handlingApply(options));
      if (reply.status === 'refused') return toApplyRefusal(reply);
      const { refund, shippingfee, score, ...earned } = reply.data;
      const most = {
        money: fromWire(refund, query.currency),
        freight: fromWire(shippingfee, query.currency),
        points: score,
        earned: {
          taken: earned.score_taken,
          missing: earned.score_missing,
          withheld: fromWire(earned.withheld, query.currency),
          balance: earned.score_balance,
          rate: earned.score_rate,
        },
      };
      return { status: 'ok', most };
    },
    async apply(request, options) {
      const input = {
        id: request.lineId,
        type: wireTypes[request.type],
        nums: request.quantity,
        reason: request.reason,
        remark: request.remark,
        images: request.images.join(','),
        videos: request.video ?? '',
        return_type: request.returnMethod === 'self' ? 2 : 1,
        ...(request.refund !== undefined && { refund: toWire(request.refund) }),
      };
      const reply = await callKeyed(http, context, orderGoodsV2apply, input, handlingApply(options));
      if (reply.status === 'ok') return { status: 'ok', refundNumber: reply.data.refund_sn };
      const { fields } = toRefused(reply);
      if ('refund' in fields) return { status: 'too-much' };
      if ('nums' in fields) return { status: 'too-many' };
      if ('images' in fields || 'videos' in fields) return { status: 'files-gone' };
      return toApplyRefusal(reply);
    },
    async find(lineId, options) {
      const reply = await http.call(orderGoodsAftersale, { id: lineId }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', afterSale: toAfterSale(getData(orderGoodsAftersale, reply), currency()) };
    },
    async list({ state, page }, options) {
      const input = { page: page ?? 1, ...(state !== undefined && { state }) };
      const data = await read(http, orderGoodsAftersaleList, input, options);
      return toPage(data, (row) => toAfterSale(row, currency()));
    },
    async sendBack({ lineId, carrier, trackingNumber, phone }, options) {
      const input = { id: lineId, expressname: carrier, expressno: trackingNumber, mobile: phone };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE', 'VALIDATION');
      return toChangeResult(await http.call(orderGoodsSaveExpressInfo, input, handled));
    },
    async sendMessage({ lineId, text, images }, options) {
      const input = { id: lineId, text, images: images.join(',') };
      const handled = handling(
        options,
        'NOT_FOUND',
        'ORDER_STATE',
        'RATE_LIMITED',
        'LIMIT_REACHED',
        'VALIDATION',
      );
      const reply = await callKeyed(http, context, orderGoodsAftersaleMessage, input, handled);
      if (reply.status === 'ok') return { status: 'ok' };
      const { reason, message } = reply;
      if (reason === 'NOT_FOUND') return { status: 'not-found' };
      if (reason === 'ORDER_STATE') return { status: 'wrong-state', message };
      if (reason === 'RATE_LIMITED' || reason === 'LIMIT_REACHED') return { status: 'too-many', message };
      const refused = toRefused(reply);
      return 'images' in refused.fields ? { status: 'files-gone' } : refused;
    },
    async markSeen(lineId, messageId, options) {
      const handled = handling(options, 'NOT_FOUND');
      return toChangeResult(
        await http.call(orderGoodsAftersaleSeen, { id: lineId, message: messageId }, handled),
      );
    },
    async revoke(lineId, options) {
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE');
      return toChangeResult(await http.call(orderGoodsRevocationAftersale, { id: lineId }, handled));
    },
  };
}

function handlingApply(options: CallOptions | undefined): CallOptions {
  return handling(options, 'NOT_FOUND', 'ORDER_STATE', 'AFTERSALE_COUNT_USED_UP', 'VALIDATION');
}

function toApplyRefusal(refusal: Refusal): ApplyRefusal {
  switch (refusal.reason) {
    case 'NOT_FOUND':
      return { status: 'not-found' };
    case 'ORDER_STATE':
      return { status: 'wrong-state', message: refusal.message };
    case 'AFTERSALE_COUNT_USED_UP':
      return { status: 'used-up' };
    default: {
      const refused = toRefused(refusal);
      return 'type' in refused.fields ? { status: 'type-not-allowed' } : refused;
    }
  }
}
