import type { Money } from '../../rules/money.ts';
import type { EpochMs, OrderLineId, OrderNumber } from './ids.ts';
import type { OrderLine } from './order.ts';
import type { AttributePair } from './product.ts';

/** `refund`: money back without a return; `return`: the products are sent back first. */
export type AfterSaleType = 'refund' | 'return';

/**
 * State of a request. `returning` waits for the tracking number, `sent` for the parcel. A request that waits for pictures is
 * `waiting` with `picturesUntil`; one that ended with a replacement is `granted` with `replacement`.
 */
export type AfterSaleState = 'waiting' | 'returning' | 'sent' | 'granted' | 'rejected' | 'revoked';

/** Payment state of an approved refund. */
export type RefundState = 'generated' | 'pending' | 'success';

/** How the products are returned. */
export type ReturnMethod = 'default' | 'self';

/** The order line shown when starting a request. */
export interface AfterSaleLine {
  readonly orderNumber: OrderNumber;
  readonly lineId: OrderLineId;
  /** Shipped or delivered: it can be returned. */
  readonly isShipped: boolean;
}

/** The maximum refund for a quantity. */
export interface RefundMost {
  /** Including freight. */
  readonly money: Money;
  readonly freight: Money;
  /** Refunded in addition to the money. */
  readonly points: number;
  /** What happens to the points earned by the purchase. */
  readonly earned: EarnedPoints;
}

/** Points earned by a purchase and taken back by its refund. */
export interface EarnedPoints {
  /** All points taken back, including the missing ones. */
  readonly taken: number;
  /** Those already spent by the shopper. */
  readonly missing: number;
  /** Deducted from the refund for these. */
  readonly withheld: Money;
  /** The shopper's points before any are taken back. */
  readonly balance: number;
  /** Points worth 1.00. */
  readonly rate: number;
}

/** Fields of an after-sales request. */
export interface AfterSaleRequest {
  readonly lineId: OrderLineId;
  readonly type: AfterSaleType;
  readonly quantity: number;
  readonly reason: string;
  /** @default the maximum */
  readonly refund?: Money | undefined;
  readonly remark: string;
  /** Relative URLs of uploaded pictures. */
  readonly images: readonly string[];
  /** Relative URL of an uploaded video. */
  readonly video?: string | undefined;
  readonly returnMethod: ReturnMethod;
}

/** A message between shop and shopper about a request. */
export interface AfterSaleMessage {
  readonly id: number;
  readonly at: EpochMs | undefined;
  readonly author: 'shopper' | 'shop';
  /** Plain text, '' where there are pictures only. */
  readonly text: string;
  readonly imageUrls: readonly string[];
}

/** What the shop sent instead of a refund. */
export interface Replacement {
  /** None for a product without options. */
  readonly attributes: readonly AttributePair[];
  readonly quantity: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly sentAt: EpochMs | undefined;
}

/** The latest request of a line. */
export interface AfterSale {
  readonly id: number;
  readonly lineId: OrderLineId;
  readonly orderNumber: OrderNumber;
  readonly refundNumber: string;
  readonly line: OrderLine | undefined;
  readonly type: AfterSaleType;
  /** The server's label of the type. */
  readonly typeText: string;
  readonly state: AfterSaleState;
  /** The server's label of the state. */
  readonly stateText: string;
  readonly quantity: number;
  /** Including freight, less what is withheld. */
  readonly refund: Money;
  /** Withheld for earned points that were already spent. */
  readonly withheld: Money;
  readonly freight: Money;
  /** Refunded in addition to the money. */
  readonly points: number;
  /** Undefined until there is a refund. */
  readonly refundState: RefundState | undefined;
  readonly reason: string;
  /** The shopper's description. */
  readonly remark: string;
  /** The shop's note, usually the reason for a rejection. */
  readonly note: string;
  readonly imageUrls: readonly string[];
  readonly videoUrls: readonly string[];
  readonly returnMethod: ReturnMethod;
  /** Undefined unless the products are to be returned. */
  readonly returnAddress:
    | { readonly name: string; readonly mobile: string; readonly address: string }
    | undefined;
  /** Return parcel, '' until submitted. */
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly phone: string;
  /** Deadline of the next step. */
  readonly deadline: EpochMs | undefined;
  readonly createdAt: EpochMs | undefined;
  /** Oldest first. */
  readonly log: readonly {
    readonly at: EpochMs | undefined;
    readonly actor: 'shopper' | 'shop' | 'system';
    readonly text: string;
  }[];
  readonly canRevoke: boolean;
  readonly canReapply: boolean;
  /** Oldest first; none from a server that has no messages. */
  readonly messages: readonly AfterSaleMessage[];
  /** Number of the shop's messages that the shopper has not read. */
  readonly unread: number;
  readonly canMessage: boolean;
  /** The shop waits for pictures until then; undefined where it does not. */
  readonly picturesUntil: EpochMs | undefined;
  /** Undefined unless the request ended with a replacement, without a refund. */
  readonly replacement: Replacement | undefined;
}
