import type { Database } from '../db/database.ts';
import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** What a wallet must know to ask a shopper for money. */
export interface PaymentRequest {
  /** Our number of this payment; comes back with the notification. */
  readonly paymentNo: string;
  readonly orderSn: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** What the shopper reads in the wallet. */
  readonly description: string;
  /** Epoch seconds after which the shop does not want the money any more. */
  readonly expiresAt: number;
  readonly paytype: string;
  /** wap, mp, miniapp or app. */
  readonly method: string;
  /** WeChat's id of the shopper, '' if unknown. */
  readonly openid: string;
  /** One-time code of a mini-program, '' if none. */
  readonly loginCode: string;
  /** Address of the shopper's device, '' if unknown. */
  readonly clientAddress: string;
  /** Where the wallet sends the shopper afterwards, '' if nowhere. */
  readonly returnUrl: string;
  /** Where the provider tells the shop how the payment stands. */
  readonly notifyUrl: string;
  /** Origin under which the shop is reached now. */
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

/** A provider that cannot be reached, or answers what nobody can trust. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** How a payment stands at the provider. */
export type ProviderState =
  | { readonly status: 'PENDING' | 'FAILED' | 'CANCELLED' }
  | ({ readonly status: 'SUCCESS' } & ProviderTransaction);

/** Money that moved. */
export interface ProviderTransaction {
  /** The provider's own number of it, never used twice. */
  readonly transactionId: string;
  /** Left out by a provider that knows nothing but our number of the payment. */
  readonly orderSn?: string | undefined;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a provider told the shop about one payment. */
export interface ProviderNews {
  readonly paymentNo: string;
  readonly state: ProviderState;
}

/** Money that is to go back. */
export interface RefundRequest {
  readonly paymentNo: string;
  /** Which money of the payment, as the provider told it; left out where there is no other. */
  readonly transactionId?: string | undefined;
  /** Our number of this refund: letters and digits, at most 32. The same number is the same refund. */
  readonly refundNo: string;
  readonly amountMinor: number;
  /** What the payment brought. */
  readonly paidMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly reason: string;
  /** Where the provider tells the shop how the refund stands. */
  readonly notifyUrl: string;
}

/** How a refund stands at the provider. */
export type RefundStatus = 'PENDING' | 'SUCCESS' | 'FAILED';

/** What a provider told the shop about one refund. */
export interface RefundNews {
  /** Our number of it. */
  readonly refundNo: string;
  /** Our number of the payment that it goes back on. */
  readonly paymentNo: string;
  readonly status: RefundStatus;
  /** What goes back; left out by a provider that tells the sum only. */
  readonly amountMinor?: number | undefined;
  /** What has gone back of the payment, this refund included; left out by a provider that tells no sum. */
  readonly sumMinor?: number | undefined;
  /** ISO 4217. */
  readonly currency: string;
}

/** One payment provider. Its notifications reach the shop through the payment module. */
export interface PaymentProvider {
  /** Part of the address its notifications come to, such as `sandbox`. */
  readonly id: string;
  /** The paytypes it serves. */
  readonly paytypes: readonly string[];
  /** The currencies it takes; every one when left out. */
  readonly currencies?: readonly string[] | undefined;
  /**
   * Opens a payment, or the same one again; null where the provider cannot serve the method. `db` is for a
   * provider that keeps its books in the shop's own database; nobody else's work waits for the answer.
   */
  start(request: PaymentRequest, db: Database, logger: Logger): Promise<PaymentStart | null>;
  /** Asks how a payment stands. */
  query(paymentNo: string, db: Database): Promise<ProviderState>;
  /**
   * Gives money back. Repeated with the same number it moves nothing more and tells how the refund stands;
   * a ProviderError leaves it open whether the money moves, so it is to be repeated.
   */
  refund(request: RefundRequest, db: Database): Promise<RefundStatus>;
  /** Ends a payment that nobody may pay any more; left out where the provider ends it by itself. */
  close?(paymentNo: string, db: Database): Promise<void>;
  /** Reads a notification; null unless its signature is the provider's, for this shop, and not too old. */
  verify(body: string, headers: Headers, db: Database): Promise<ProviderNews | RefundNews | null>;
}
