import type { Money } from '../../rules/money.ts';
import type { EpochMs, Id, OrderNumber } from './ids.ts';
import type { PaymentStatus } from './order.ts';

export type CloudPlanId = Id<'cloud-plan'>;

/** Duration type of a cloud storage plan. */
export type CloudPlanType = 'month' | 'year';

/** One of the shopper's cameras. */
export interface CloudDevice {
  /** Serial number. */
  readonly id: string;
  readonly name: string;
  readonly model: string;
  /** Expiry of its storage; undefined if it never had any. */
  readonly expiresAt: EpochMs | undefined;
}

/** A plan of cloud storage. */
export interface CloudPlan {
  readonly id: CloudPlanId;
  readonly name: string;
  readonly type: CloudPlanType;
  readonly price: Money;
  /** Market price; undefined if it is not above the price. */
  readonly marketPrice: Money | undefined;
  /** Days that a purchase adds. */
  readonly days: number;
  readonly description: string;
  /** Resulting expiry for the requested camera, if bought at the time of the response. */
  readonly extendsTo: EpochMs | undefined;
}

/** The plans available for a camera. */
export interface CloudOffer {
  /** Current expiry; undefined without a camera, or if it never had storage. */
  readonly expiresAt: EpochMs | undefined;
  /** In the shop's order. */
  readonly plans: readonly CloudPlan[];
}

/** State of a cloud storage order. */
export type CloudOrderState = 'to-pay' | 'confirming' | 'paid' | 'refunded' | 'part-refunded' | 'expired';

/** A cloud storage order. Its number is separate from those of `api.orders`. */
export interface CloudOrder {
  readonly orderNumber: OrderNumber;
  /** Name of the plan. */
  readonly name: string;
  readonly state: CloudOrderState;
  readonly total: Money;
  readonly createdAt: EpochMs | undefined;
  /** Resulting expiry; undefined while unpaid. */
  readonly endsAt: EpochMs | undefined;
  /** Refunded amount; undefined for none. */
  readonly refund: Money | undefined;
  readonly refundedAt: EpochMs | undefined;
}

/** Payment status of a cloud storage order. */
export interface CloudPayment extends PaymentStatus {
  /** Resulting expiry; undefined while unpaid. */
  readonly endsAt: EpochMs | undefined;
}
