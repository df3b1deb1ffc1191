import type { Language } from '../i18n/language.ts';

/** What a wallet must know to ask a shopper for money. */
export interface PaymentRequest {
  /** Our number of this payment; comes back with the notification. */
  readonly paymentNo: string;
  readonly orderSn: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly paytype: string;
  /** wap, mp, miniapp or app. */
  readonly method: string;
  /** Where the wallet sends the shopper afterwards, '' if nowhere. */
  readonly returnUrl: string;
  /** Origin under which the shop is reached now. */
  readonly baseUrl: string;
  readonly language: Language;
}

/** How the client opens the wallet. */
export type PaymentStart =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'parameters'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly text: string };

/** One payment provider. Its notifications reach the shop through the payment module. */
export interface PaymentProvider {
  /** The paytypes it serves. */
  readonly paytypes: readonly string[];
  start(request: PaymentRequest): Promise<PaymentStart>;
}
