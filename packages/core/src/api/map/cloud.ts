import type { OutputOf } from '../../contract/endpoint.ts';
import type { cloudGetInfo, cloudGetTypeList, cloudOrderStatus } from '../../contract/cloud.ts';
import { isPaid } from '../../contract/states.ts';
import { fromWire } from '../../rules/money.ts';
import { payStates } from '../orderResults.ts';
import type { CloudTerms } from '../context.ts';
import type {
  CloudDevice,
  CloudOrder,
  CloudOrderState,
  CloudPayment,
  CloudPlan,
  CloudPlanId,
} from '../types/cloud.ts';
import type { EpochMs, OrderNumber } from '../types/ids.ts';
import { toBranded, toMarketPrice, toTime } from './values.ts';

type StatusData = OutputOf<typeof cloudOrderStatus>;

/** One cloud storage order in wire form. */
type CloudOrderData = Exclude<StatusData, { readonly data: unknown }>;

/** Context of the order mapping. */
export interface CloudReading extends CloudTerms {
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
  /** When the orders of this page were created, by the device clock. */
  readonly madeAt: ReadonlyMap<string, EpochMs>;
}

export function toCloudDevice(data: OutputOf<typeof cloudGetTypeList>[number]): CloudDevice {
  return { id: data.device_id, name: data.name, model: data.model, expiresAt: toTime(data.expiretime) };
}

export function toCloudPlan(
  data: OutputOf<typeof cloudGetInfo>['plans'][number],
  currency: string,
): CloudPlan {
  const price = fromWire(data.price, currency);
  return {
    id: toBranded<CloudPlanId>(data.id),
    name: data.name,
    type: data.type,
    price,
    marketPrice: toMarketPrice(data.marketprice, price),
    days: data.days,
    description: data.description,
    extendsTo: toTime(data.extends_to),
  };
}

export function toCloudOrder(data: CloudOrderData, reading: CloudReading): CloudOrder {
  const total = fromWire(data.amount, reading.currency);
  const refund = fromWire(data.refund, reading.currency);
  return {
    orderNumber: data.order_sn as OrderNumber,
    name: data.name,
    state: toStateName(data, reading, refund.amountMinor, total.amountMinor),
    total,
    createdAt: toTime(data.createtime),
    endsAt: toTime(data.endtime),
    refund: refund.amountMinor > 0 ? refund : undefined,
    refundedAt: toTime(data.refundtime),
  };
}

export function toCloudPayment(data: CloudOrderData, reading: CloudReading): CloudPayment {
  return {
    orderNumber: data.order_sn as OrderNumber,
    state: payStates[data.pay_status],
    isPaid: isPaid(data),
    // Cloud storage orders cannot be cancelled: no stock is reserved for them.
    isCancelled: false,
    isExpired: isExpired(data, reading),
    total: fromWire(data.amount, reading.currency),
    payUntil: getPayUntil(data, reading),
    endsAt: toTime(data.endtime),
  };
}

function toStateName(
  data: CloudOrderData,
  reading: CloudReading,
  refund: number,
  total: number,
): CloudOrderState {
  if (refund > 0) return refund < total ? 'part-refunded' : 'refunded';
  if (isPaid(data)) return 'paid';
  if (isUnderWay(data)) return 'confirming';
  return isExpired(data, reading) ? 'expired' : 'to-pay';
}

/** True while the payment may have succeeded without the order being updated. */
function isUnderWay({ pay_status }: CloudOrderData): boolean {
  return pay_status === 'PENDING' || pay_status === 'SUCCESS';
}

/** The wire has no end of the time to pay, and a late payment is still accepted. */
function isExpired(data: CloudOrderData, reading: CloudReading): boolean {
  const payUntil = getPayUntil(data, reading);
  return !isPaid(data) && !isUnderWay(data) && payUntil !== undefined && payUntil <= reading.now;
}

/** End of the time to pay, as far as the device clock allows; never further away than the whole time. */
function getPayUntil(
  data: CloudOrderData,
  { now, payWithinSeconds, madeAt }: CloudReading,
): EpochMs | undefined {
  const createdAt = madeAt.get(data.order_sn) ?? toTime(data.createtime);
  if (createdAt === undefined || isPaid(data)) return undefined;
  return Math.min(createdAt, now) + payWithinSeconds * 1000;
}
