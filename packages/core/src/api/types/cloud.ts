import type { Money } from '../../rules/money.ts';
import type { EpochMs, Id, OrderNumber } from './ids.ts';
import type { PaymentStatus } from './order.ts';

export type CloudPlanId = Id<'cloud-plan'>;

/** How long a plan of cloud storage is meant to last. */
export type CloudPlanType = 'month' | 'year';

/** A camera of the shopper's. */
export interface CloudDevice {
  /** Its serial number. */
  readonly id: string;
  readonly name: string;
  readonly model: string;
  /** Until when its recordings are kept; undefined if they never were. */
  readonly expiresAt: EpochMs | undefined;
}

/** A plan of cloud storage. */
export interface CloudPlan {
  readonly id: CloudPlanId;
  readonly name: string;
  readonly type: CloudPlanType;
  readonly price: Money;
  /** Struck price; undefined if it is not above the price. */
  readonly marketPrice: Money | undefined;
  /** Days that a purchase adds. */
  readonly days: number;
  readonly description: string;
  /** Until when the camera that was asked about would have storage, bought at the moment of the answer. */
  readonly extendsTo: EpochMs | undefined;
}

/** What can be bought for a camera. */
export interface CloudOffer {
  /** Until when it has storage now; undefined without a camera, or if it never had any. */
  readonly expiresAt: EpochMs | undefined;
  /** In the order of the shop. */
  readonly plans: readonly CloudPlan[];
}

/** What has become of an order of cloud storage, in one word. */
export type CloudOrderState = 'to-pay' | 'confirming' | 'paid' | 'refunded' | 'part-refunded' | 'expired';

/** An order of cloud storage. Its number is one of its own, unknown to `api.orders`. */
export interface CloudOrder {
  readonly orderNumber: OrderNumber;
  /** Name of the plan. */
  readonly name: string;
  readonly state: CloudOrderState;
  readonly total: Money;
  readonly createdAt: EpochMs | undefined;
  /** Until when it extends the storage; undefined while it is not paid. */
  readonly endsAt: EpochMs | undefined;
  /** What the shop gave back; undefined for nothing. */
  readonly refund: Money | undefined;
  readonly refundedAt: EpochMs | undefined;
}

/** How the payment of an order of cloud storage stands. */
export interface CloudPayment extends PaymentStatus {
  /** Until when it extends the storage; undefined while it is not paid. */
  readonly endsAt: EpochMs | undefined;
}
