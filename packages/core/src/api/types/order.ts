import type { Money } from '../../rules/money.ts';
import type { Amounts, Discount, QuoteChoices } from './cart.ts';
import type { AttributePair } from './goods.ts';
import type { AddressId, EpochMs, GoodsId, OrderLineId, OrderNumber, SkuId } from './ids.ts';

/** What a shopper may do with an order. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'delete'
  | 'remind'
  | 'logistics'
  | 'receive'
  | 'evaluate'
  | 'change_address'
  | 'invoice'
  | 'withdraw'
  | 'buy_again';

/** The state of an order in one word. */
export type OrderState =
  'to-pay' | 'to-ship' | 'to-receive' | 'to-evaluate' | 'completed' | 'cancelled' | 'expired' | 'after-sale';

/** Tabs of the order list, in their order. */
export type OrderTab = 'all' | 'to-pay' | 'to-ship' | 'to-receive' | 'to-evaluate' | 'after-sale';

/** What has become of an order line's after-sale application. */
export type SaleState = 'none' | 'applied' | 'refunding' | 'returning' | 'refunded' | 'returned' | 'rejected';

export interface OrderLine {
  readonly id: OrderLineId;
  readonly goodsId: GoodsId;
  readonly skuId: SkuId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
  readonly quantity: number;
  /** Price of one piece. */
  readonly price: Money;
  /** Paid after discount, whole line; undefined if unknown. */
  readonly total: Money | undefined;
  readonly saleState: SaleState;
  readonly isEvaluated: boolean;
  readonly refundedQuantity: number;
  readonly canApplyAfterSale: boolean;
  /** Applications left; undefined if unknown. */
  readonly afterSaleLeft: number | undefined;
  readonly isGift: boolean;
}

/** An order in a list. */
export interface OrderCard {
  readonly id: number;
  readonly orderNumber: OrderNumber;
  readonly state: OrderState;
  /** The server's word for the state, in the shopper's language. */
  readonly stateText: string;
  readonly isPaid: boolean;
  readonly total: Money;
  readonly freight: Money;
  readonly lines: readonly OrderLine[];
  readonly createdAt: EpochMs | undefined;
  /** End of the time to pay, on the device's clock; undefined unless it waits for payment. */
  readonly payUntil: EpochMs | undefined;
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly isReminded: boolean;
  readonly actions: readonly OrderAction[];
}

/** Who gets the parcel. */
export interface Recipient {
  readonly name: string;
  readonly mobile: string;
  /** One line, region included. */
  readonly address: string;
  /** Of an overseas address, as all that follows; '' for a domestic one. */
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly zipcode: string;
  /** ISO 3166 alpha-3; '' for a domestic address. */
  readonly countryCode: string;
  /** '' for a domestic address. */
  readonly countryName: string;
  readonly email: string;
  readonly company: string;
  /** Of the telephone number, '' for none. */
  readonly extension: string;
}

/** A parcel with all or a part of an order. */
export interface Parcel {
  /** '' where the shop has none. */
  readonly trackingNumber: string;
  /** Name of the carrier, '' where the shop has none. */
  readonly carrier: string;
  readonly sentAt: EpochMs | undefined;
  /** The pieces in it, by order line. */
  readonly lines: readonly { readonly lineId: OrderLineId; readonly quantity: number }[];
}

/** A statement by which an order was withdrawn from. */
export interface OrderWithdrawal {
  readonly number: string;
  readonly sentAt: EpochMs | undefined;
  readonly state: 'open' | 'accepted' | 'rejected';
  /** What the shop wrote about its decision, '' for nothing. */
  readonly note: string;
}

/** The order page. */
export interface Order extends OrderCard {
  readonly amounts: Amounts;
  readonly discounts: readonly Discount<OrderLineId>[];
  /** What has been paid. */
  readonly paid: Money;
  readonly pointsUsed: number;
  readonly pointsWorth: Money;
  /** Money given back; amount 0 for none. */
  readonly refunded: Money;
  /** Kept of its refunds for points that it had brought and that were spent. */
  readonly withheld: Money;
  /** '' until paid. */
  readonly payType: string;
  readonly memo: string;
  readonly addressId: AddressId | undefined;
  readonly isOverseas: boolean;
  readonly recipient: Recipient;
  readonly billing: Recipient | undefined;
  /** Every parcel, the latest first; `trackingNumber` and `carrier` of the order are the latest one's. Empty from an older server. */
  readonly parcels: readonly Parcel[];
  /** End of the period to withdraw in; undefined before it has begun, and where the order cannot be withdrawn from. */
  readonly withdrawUntil: EpochMs | undefined;
  /** Statements by which it was withdrawn from, oldest first. */
  readonly withdrawals: readonly OrderWithdrawal[];
  readonly paidAt: EpochMs | undefined;
  readonly shippedAt: EpochMs | undefined;
  readonly receivedAt: EpochMs | undefined;
  readonly cancelledAt: EpochMs | undefined;
  readonly refundedAt: EpochMs | undefined;
  readonly invoice:
    { readonly title: string; readonly status: 'created' | 'issued'; readonly url: string } | undefined;
}

/** How many orders wait for what. */
export interface OrderCounts {
  readonly all: number;
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  readonly toEvaluate: number;
  readonly afterSale: number;
}

/** What an invoice is asked for with, at checkout. */
export interface InvoiceRequest {
  readonly headType: 'enterprise' | 'individual';
  readonly title: string;
  /** Needed for an enterprise. */
  readonly taxNumber?: string | undefined;
  readonly bankName?: string | undefined;
  readonly bankAccount?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email: string;
}

/** What makes an order. */
export interface OrderRequest extends QuoteChoices {
  readonly addressId: AddressId;
  readonly billingAddressId?: AddressId | undefined;
  readonly memo?: string | undefined;
  /** The total that the shopper saw; the server refuses when today's differs. */
  readonly seenTotal: Money;
  readonly invoice?: InvoiceRequest | undefined;
  /** Number of the quote that the shopper saw; the server refuses when lines or amounts differ from it. */
  readonly quoteNumber?: string | undefined;
}

/** Ways of paying. */
export type PayType = 'wechat' | 'alipay' | 'pingpong';

/** Where the shopper pays. @default 'wap' */
export type PayMethod = 'wap' | 'mp' | 'miniapp' | 'app';

/** How a payment stands. */
export interface PaymentStatus {
  readonly orderNumber: OrderNumber;
  readonly state: 'none' | 'pending' | 'success' | 'failed' | 'cancelled';
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly isExpired: boolean;
  readonly total: Money;
  /** End of the time to pay, on the device's clock. */
  readonly payUntil: EpochMs | undefined;
}

/** Where the parcel is, newest first. */
export interface Logistics {
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly steps: readonly {
    /** 'YYYY-MM-DD HH:mm:ss' in the carrier's time. */
    readonly time: string;
    readonly text: string;
  }[];
}
