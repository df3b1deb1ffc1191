import type { Money } from '../../rules/money.ts';
import type { Amounts, Discount, QuoteChoices } from './cart.ts';
import type { AttributePair } from './product.ts';
import type { AddressId, EpochMs, ProductId, OrderLineId, OrderNumber, SkuId } from './ids.ts';

/** Actions available on an order. */
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

/** State of an order. */
export type OrderState =
  | 'to-pay'
  | 'to-ship'
  | 'to-receive'
  | 'to-evaluate'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'after-sale';

/** Tabs of the order list, in display order. */
export type OrderTab = 'all' | 'to-pay' | 'to-ship' | 'to-receive' | 'to-evaluate' | 'after-sale';

/** State of an order line's after-sales request. */
export type SaleState = 'none' | 'applied' | 'refunding' | 'returning' | 'refunded' | 'returned' | 'rejected';

export interface OrderLine {
  readonly id: OrderLineId;
  readonly goodsId: ProductId;
  readonly skuId: SkuId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
  readonly quantity: number;
  /** Price of one unit. */
  readonly price: Money;
  /** Amount paid after discount, for the whole line; undefined if unknown. */
  readonly total: Money | undefined;
  readonly saleState: SaleState;
  readonly isEvaluated: boolean;
  readonly refundedQuantity: number;
  /** Pieces replaced after a return. */
  readonly exchangedQuantity: number;
  /** Unread messages of the shop about the latest request, in the details of an order; 0 in lists. */
  readonly unreadMessages: number;
  readonly canApplyAfterSale: boolean;
  /** Remaining after-sales requests; undefined if unknown. */
  readonly afterSaleLeft: number | undefined;
  readonly isGift: boolean;
}

/** An order in a list. */
export interface OrderCard {
  readonly id: number;
  readonly orderNumber: OrderNumber;
  readonly state: OrderState;
  /** The server's label of the state, in the shopper's language. */
  readonly stateText: string;
  readonly isPaid: boolean;
  readonly total: Money;
  readonly freight: Money;
  readonly lines: readonly OrderLine[];
  readonly createdAt: EpochMs | undefined;
  /** End of the time to pay, by the device clock; undefined unless it waits for payment. */
  readonly payUntil: EpochMs | undefined;
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly isReminded: boolean;
  readonly actions: readonly OrderAction[];
}

/** Recipient of the parcel. */
export interface Recipient {
  readonly name: string;
  readonly mobile: string;
  /** One line, region included. */
  readonly address: string;
  /** Overseas addresses only, like all that follows; '' for a domestic one. */
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
  /** Phone extension, '' for none. */
  readonly extension: string;
}

/** A parcel with all or part of an order. */
export interface Parcel {
  /** '' if there is none. */
  readonly trackingNumber: string;
  /** Name of the carrier, '' if there is none. */
  readonly carrier: string;
  readonly sentAt: EpochMs | undefined;
  /** Its quantities, by order line. */
  readonly lines: readonly { readonly lineId: OrderLineId; readonly quantity: number }[];
}

/** A statement of withdrawal from an order. */
export interface OrderWithdrawal {
  readonly number: string;
  readonly sentAt: EpochMs | undefined;
  readonly state: 'open' | 'accepted' | 'rejected';
  /** The shop's note on its decision, '' for none. */
  readonly note: string;
}

/** An order with all details. */
export interface Order extends OrderCard {
  readonly amounts: Amounts;
  readonly discounts: readonly Discount<OrderLineId>[];
  /** Amount paid. */
  readonly paid: Money;
  readonly pointsUsed: number;
  readonly pointsWorth: Money;
  /** Amount refunded; 0 for none. */
  readonly refunded: Money;
  /** Withheld from its refunds for earned points that were already spent. */
  readonly withheld: Money;
  /** '' until paid. */
  readonly payType: string;
  readonly memo: string;
  readonly addressId: AddressId | undefined;
  readonly isOverseas: boolean;
  readonly recipient: Recipient;
  readonly billing: Recipient | undefined;
  /**
   * All parcels, newest first; `trackingNumber` and `carrier` of the order are those of the newest. Empty with an older
   * server.
   */
  readonly parcels: readonly Parcel[];
  /** Parcels with replacements for returned pieces, newest first; they are not among `parcels`. Empty with an older server. */
  readonly replacements: readonly Parcel[];
  /** End of the withdrawal period; undefined before it starts, and where the order cannot be withdrawn from. */
  readonly withdrawUntil: EpochMs | undefined;
  /** Withdrawal statements, oldest first. */
  readonly withdrawals: readonly OrderWithdrawal[];
  readonly paidAt: EpochMs | undefined;
  readonly shippedAt: EpochMs | undefined;
  readonly receivedAt: EpochMs | undefined;
  readonly cancelledAt: EpochMs | undefined;
  readonly refundedAt: EpochMs | undefined;
  readonly invoice:
    | { readonly title: string; readonly status: 'created' | 'issued'; readonly url: string }
    | undefined;
}

/** Numbers of orders by pending step. */
export interface OrderCounts {
  readonly all: number;
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  readonly toEvaluate: number;
  readonly afterSale: number;
}

/** Invoice details given at checkout. */
export interface InvoiceRequest {
  readonly headType: 'enterprise' | 'individual';
  readonly title: string;
  /** Required for a company. */
  readonly taxNumber?: string | undefined;
  readonly bankName?: string | undefined;
  readonly bankAccount?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email: string;
}

/** Data to create an order. */
export interface OrderRequest extends QuoteChoices {
  readonly addressId: AddressId;
  readonly billingAddressId?: AddressId | undefined;
  readonly memo?: string | undefined;
  /** The total the shopper saw; the server refuses when it has changed. */
  readonly seenTotal: Money;
  readonly invoice?: InvoiceRequest | undefined;
  /** Number of the quote the shopper saw; the server refuses when lines or amounts differ. */
  readonly quoteNumber?: string | undefined;
}

/** Payment types. */
export type PayType = 'wechat' | 'alipay' | 'pingpong';

/** Payment environment. @default 'wap' */
export type PayMethod = 'wap' | 'mp' | 'miniapp' | 'app';

/** Status of a payment. */
export interface PaymentStatus {
  readonly orderNumber: OrderNumber;
  readonly state: 'none' | 'pending' | 'success' | 'failed' | 'cancelled';
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly isExpired: boolean;
  readonly total: Money;
  /** End of the time to pay, by the device clock. */
  readonly payUntil: EpochMs | undefined;
}

/** Tracking events of the parcel, newest first. */
export interface Logistics {
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly steps: readonly {
    /** 'YYYY-MM-DD HH:mm:ss', in the carrier's time. */
    readonly time: string;
    readonly text: string;
  }[];
}
