import * as v from 'valibot';
import {
  cloudGetInfo,
  cloudGetTypeList,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
} from '../contract/cloud.ts';
import type { OutputOf } from '../contract/endpoint.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import type { Money } from '../rules/money.ts';
import { callKeyed, handling, readData, toRefused } from './calls.ts';
import type { CloudContext, CloudTerms } from './context.ts';
import { toCloudDevice, toCloudOrder, toCloudPayment, toCloudPlan } from './map/cloud.ts';
import type { CloudReading } from './map/cloud.ts';
import { toPage } from './map/page.ts';
import { toTime } from './map/values.ts';
import { toPaymentStart, toPayRefusal } from './orderResults.ts';
import type { PayResult } from './orderResults.ts';
import type { CloudDevice, CloudOffer, CloudOrder, CloudPayment, CloudPlanId } from './types/cloud.ts';
import type { EpochMs, OrderNumber } from './types/ids.ts';
import type { PayMethod, PayType } from './types/order.ts';
import type { NotFound, Page, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

/** Result of ordering cloud storage. */
export type CloudOrderResult =
  | { readonly status: 'ok'; readonly orderNumber: OrderNumber; readonly total: Money }
  /**
   * The service agreement was not accepted, or another version is in force; '' if the server did not send the version.
   */
  | { readonly status: 'agreement-required'; readonly version: string; readonly message: string }
  /** The plan is no longer sold, or the camera belongs to someone else. */
  | NotFound
  | Refused;

/** Cloud storage of camera recordings; a separate service at the origin given in the config. */
export interface CloudApi {
  /** The shopper's cameras, oldest first; empty for visitors. */
  devices(options?: CallOptions): Promise<readonly CloudDevice[]>;
  /** The plans; for one of the shopper's cameras also its current and resulting expiry. */
  offer(
    deviceId?: string,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly offer: CloudOffer } | NotFound>;
  /** Orders a plan for a camera. Idempotent: safe to retry after a lost response, even across a reload. */
  create(
    order: {
      readonly planId: CloudPlanId;
      readonly deviceId: string;
      /** The version of the accepted agreement; '' where it has no version. Undefined if it was not accepted. */
      readonly agreed: string | undefined;
    },
    options?: CallOptions,
  ): Promise<CloudOrderResult>;
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
    orderNumber: OrderNumber,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly payment: CloudPayment } | NotFound>;
  /** The shopper's cloud storage orders, newest first. */
  history(query?: { readonly page?: number | undefined }, options?: CallOptions): Promise<Page<CloudOrder>>;
}

const agreementData = v.object({ version: v.optional(v.string(), '') });

export function createCloudApi(http: HttpClient, context: CloudContext): CloudApi {
  // The service's URL and currency come from the config.
  const terms = context.cloud;
  // Measured with the device clock, which may be off by more than the time to pay.
  const madeAt = new Map<string, EpochMs>();
  const getReading = (known: CloudTerms): CloudReading => ({ ...known, now: context.now(), madeAt });

  return {
    async devices(options) {
      await terms();
      return (await read(http, cloudGetTypeList, {}, options)).map(toCloudDevice);
    },
    async offer(deviceId = '', options) {
      const { currency } = await terms();
      const reply = await http.call(cloudGetInfo, { device_id: deviceId }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const { expiretime, plans } = getData(cloudGetInfo, reply);
      return {
        status: 'ok',
        offer: {
          expiresAt: toTime(expiretime),
          plans: plans.map((plan) => toCloudPlan(plan, currency)),
        },
      };
    },
    async create({ planId, deviceId, agreed }, options) {
      const { currency } = await terms();
      const input = {
        commodity_id: planId,
        device_id: deviceId,
        // The version of an unversioned agreement is 1.
        agreed: agreed === '' ? '1' : (agreed ?? ''),
      };
      const handled = handling(options, 'AGREEMENT_REQUIRED', 'NOT_FOUND');
      const reply = await callKeyed(http, context, cloudOrderCreate, input, handled);
      if (reply.status === 'ok') {
        const orderNumber = reply.data.order_sn as OrderNumber;
        madeAt.set(orderNumber, context.now());
        return { status: 'ok', orderNumber, total: fromWire(reply.data.amount, currency) };
      }
      if (reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      if (reply.reason !== 'AGREEMENT_REQUIRED') return toRefused(reply);
      const version = readData(agreementData, reply)?.version ?? '';
      return { status: 'agreement-required', version, message: reply.message };
    },
    async pay({ orderNumber, payType, method, returnUrl, openId }, options) {
      await terms();
      const input = {
        order_sn: orderNumber,
        paytype: payType,
        method: method ?? 'wap',
        returnurl: returnUrl ?? '',
        openid: openId ?? '',
      };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED');
      const reply = await http.call(cloudOrderPay, input, handled);
      return reply.status === 'ok' ? toPaymentStart(reply.data) : toPayRefusal(reply);
    },
    async paymentStatus(orderNumber, options) {
      const known = await terms();
      const handled = handling(options, 'NOT_FOUND');
      const reply = await http.call(cloudOrderStatus, { order_sn: orderNumber }, handled);
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const data = getData(cloudOrderStatus, reply);
      if (isPage(data)) throw unexpected('a page of orders instead of one order');
      return { status: 'ok', payment: toCloudPayment(data, getReading(known)) };
    },
    async history({ page } = {}, options) {
      const known = await terms();
      const data = await read(http, cloudOrderStatus, { page: page ?? 1 }, options);
      if (!isPage(data)) throw unexpected('one order instead of a page of them');
      return toPage(data, (order) => toCloudOrder(order, getReading(known)));
    },
  };
}

type StatusData = OutputOf<typeof cloudOrderStatus>;

function isPage(data: StatusData): data is Extract<StatusData, { readonly data: unknown }> {
  return 'data' in data;
}

function unexpected(what: string): PawletError {
  return new PawletError(
    'CONTRACT',
    `Pawlet: ${cloudOrderStatus.path} returned ${what}, so there is nothing to show; check the server.`,
  );
}
