import type { Money } from '../../rules/money.ts';
import type { EpochMs, OrderLineId, OrderNumber } from './ids.ts';
import type { OrderLine } from './order.ts';

/** `refund`: money back, the goods stay; `return`: the goods go back first. */
export type AfterSaleType = 'refund' | 'return';

/** How far an application has come. `returning` waits for the parcel's number, `sent` for the parcel. */
export type AfterSaleState = 'waiting' | 'returning' | 'sent' | 'granted' | 'rejected' | 'revoked';

/** How the money of a granted application stands. */
export type RefundState = 'generated' | 'pending' | 'success';

/** How goods go back. */
export type ReturnMethod = 'default' | 'self';

/** A line of an order as the page of an application begins with it. */
export interface AfterSaleLine {
  readonly orderNumber: OrderNumber;
  readonly lineId: OrderLineId;
  /** Its goods are on their way or there: they can be returned. */
  readonly isShipped: boolean;
}

/** The most that some pieces bring back. */
export interface RefundMost {
  /** Freight included. */
  readonly money: Money;
  readonly freight: Money;
  /** Given back apart from the money. */
  readonly points: number;
  /** What becomes of the points that the purchase has brought. */
  readonly earned: EarnedPoints;
}

/** Points that a purchase has brought and that go with its refund. */
export interface EarnedPoints {
  /** All that the refund takes, the missing ones too. */
  readonly taken: number;
  /** Those of them that the shopper has spent by now. */
  readonly missing: number;
  /** Kept of the money for these. */
  readonly withheld: Money;
  /** Points that the shopper will have, before any are taken. */
  readonly balance: number;
  /** Points worth 1.00. */
  readonly rate: number;
}

/** What an application asks for. */
export interface AfterSaleRequest {
  readonly lineId: OrderLineId;
  readonly type: AfterSaleType;
  readonly quantity: number;
  readonly reason: string;
  /** The most that there is where it is left out. */
  readonly refund?: Money | undefined;
  readonly remark: string;
  /** Relative addresses of uploaded pictures. */
  readonly images: readonly string[];
  /** Relative address of an uploaded video. */
  readonly video?: string | undefined;
  readonly returnMethod: ReturnMethod;
}

/** The latest application of a line. */
export interface AfterSale {
  readonly id: number;
  readonly lineId: OrderLineId;
  readonly orderNumber: OrderNumber;
  readonly refundNumber: string;
  readonly line: OrderLine | undefined;
  readonly type: AfterSaleType;
  /** The server's word for the type. */
  readonly typeText: string;
  readonly state: AfterSaleState;
  /** The server's word for the state. */
  readonly stateText: string;
  readonly quantity: number;
  /** Freight included, less what is withheld. */
  readonly refund: Money;
  /** Kept for points that the purchase had brought and that were spent. */
  readonly withheld: Money;
  readonly freight: Money;
  /** Given back apart from the money. */
  readonly points: number;
  /** Undefined until there is a refund. */
  readonly refundState: RefundState | undefined;
  readonly reason: string;
  /** What the shopper wrote. */
  readonly remark: string;
  /** What the shop wrote, as a rule why it said no. */
  readonly note: string;
  readonly imageUrls: readonly string[];
  readonly videoUrls: readonly string[];
  readonly returnMethod: ReturnMethod;
  /** Undefined unless goods are to come back. */
  readonly returnAddress:
    { readonly name: string; readonly mobile: string; readonly address: string } | undefined;
  /** The parcel that goes back, '' until it is named. */
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly phone: string;
  /** Until when the next step has to be done. */
  readonly deadline: EpochMs | undefined;
  readonly createdAt: EpochMs | undefined;
  /** Oldest first, as the server sends them. */
  readonly log: readonly {
    readonly at: EpochMs | undefined;
    readonly actor: 'shopper' | 'shop' | 'system';
    readonly text: string;
  }[];
  readonly canRevoke: boolean;
  readonly canReapply: boolean;
}
