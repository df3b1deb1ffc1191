import type { Database } from '../db/database.ts';
import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** The data for starting a payment. */
export interface PaymentRequest {
  /** Our number of this payment; returned in the notification. */
  readonly paymentNo: string;
  readonly orderSn: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Text shown to the shopper in the wallet. */
  readonly description: string;
  /** Payment deadline in epoch seconds. */
  readonly expiresAt: number;
  readonly paytype: string;
  /** wap, mp, miniapp or app. */
  readonly method: string;
  /** WeChat's openid of the shopper, '' if unknown. */
  readonly openid: string;
  /** One-time code of a mini-program, '' if none. */
  readonly loginCode: string;
  /** IP address of the shopper's device, '' if unknown. */
  readonly clientAddress: string;
  /** Where the wallet redirects the shopper afterwards, '' if nowhere. */
  readonly returnUrl: string;
  /** Address for the provider's notifications. */
  readonly notifyUrl: string;
  /** Current origin of the shop. */
  readonly baseUrl: string;
  readonly language: Language;
}

/** How the client opens the wallet. */
export type PaymentStart =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'parameters'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly text: string }
  /** The shopper's WeChat account must be connected first. */
  | { readonly kind: 'bind' };

/** A provider that is unreachable or returned an invalid response. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** State of a payment at the provider. */
export type ProviderState =
  | { readonly status: 'PENDING' | 'FAILED' | 'CANCELLED' }
  | ({ readonly status: 'SUCCESS' } & ProviderTransaction);

/** A transaction. */
export interface ProviderTransaction {
  /** The provider's own transaction number, never reused. */
  readonly transactionId: string;
  /** Omitted by a provider that only has our number of the payment. */
  readonly orderSn?: string | undefined;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A provider's update of a payment. */
export interface ProviderUpdate {
  readonly paymentNo: string;
  readonly state: ProviderState;
}

/** A refund to be made. */
export interface RefundRequest {
  readonly paymentNo: string;
  /** The provider's number of the transaction to refund; omitted where the payment has only one. */
  readonly transactionId?: string | undefined;
  /** Our refund number: letters and digits, at most 32. Repeating it repeats the same refund. */
  readonly refundNo: string;
  readonly amountMinor: number;
  /** Amount of the payment. */
  readonly paidMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly reason: string;
  /** Address for the provider's refund notifications. */
  readonly notifyUrl: string;
}

/** State of a refund at the provider. */
export type RefundStatus = 'PENDING' | 'SUCCESS' | 'FAILED';

/** A provider's update of a refund. */
export interface RefundUpdate {
  /** Our refund number. */
  readonly refundNo: string;
  /** Our number of the refunded payment. */
  readonly paymentNo: string;
  readonly status: RefundStatus;
  /** Refunded amount; omitted by a provider that only reports the total. */
  readonly amountMinor?: number | undefined;
  /** Total refunded of the payment, including this refund; omitted by a provider that reports no total. */
  readonly sumMinor?: number | undefined;
  /** ISO 4217. */
  readonly currency: string;
}

/** A payment provider. Its notifications are received by the payment module. */
export interface PaymentProvider {
  /** Part of its notification address, such as `sandbox`. */
  readonly id: string;
  /** The paytypes it supports. */
  readonly paytypes: readonly string[];
  /** The currencies it supports; all when omitted. */
  readonly currencies?: readonly string[] | undefined;
  /**
   * Opens a payment, or the same one again; null where the provider does not support the method. `db` is for
   * a provider that stores its records in the shop's own database; no transaction is open during the request.
   */
  start(request: PaymentRequest, db: Database, logger: Logger): Promise<PaymentStart | null>;
  /** Queries the state of a payment. */
  query(paymentNo: string, db: Database): Promise<ProviderState>;
  /**
   * Refunds a payment. Repeating the same number refunds nothing more and returns the refund's state; after a
   * ProviderError the result is unknown, so it has to be repeated.
   */
  refund(request: RefundRequest, db: Database): Promise<RefundStatus>;
  /** Closes a payment that must not be paid any more; omitted where the provider closes it automatically. */
  close?(paymentNo: string, db: Database): Promise<void>;
  /**
   * Parses a notification; null unless it has the provider's valid signature for this shop and is not too
   * old.
   */
  verify(body: string, headers: Headers, db: Database): Promise<ProviderUpdate | RefundUpdate | null>;
}
