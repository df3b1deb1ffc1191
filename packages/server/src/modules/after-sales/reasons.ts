import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** The kind of request that a reason is for: 1 a refund, 2 a return. */
type RequestType = 1 | 2;

/** Built-in reasons in display order, and the kind of request each is for. */
const builtIn = {
  changed_mind: 1,
  wrong_option: 1,
  not_shipped: 1,
  not_received: 1,
  parts_missing: 1,
  price_dropped: 1,
  within_7_days: 2,
  faulty: 2,
  damaged_in_transit: 2,
  not_as_described: 2,
  wrong_item: 2,
  pet_dislikes_it: 2,
} as const satisfies Readonly<Record<string, RequestType>>;

/** Key of a built-in reason, as stored. */
export type ReasonKey = keyof typeof builtIn;

/** Keys of the built-in reasons. */
export const reasonKeys = Object.keys(builtIn) as readonly ReasonKey[];

/** A reason of the shop: a built-in one, or one with texts of its own. */
export type Reason = ReasonKey | { readonly type: RequestType; readonly text: Localized };

/** Stored where the shop has refunded on its own. */
export const shopReason = 'shop';

/** Stored where the shopper has withdrawn from the purchase. */
export const withdrawalReason = 'withdrawal';

const keyOfText: ReadonlyMap<string, ReasonKey> = new Map(
  reasonKeys.flatMap((key) =>
    languages.map((language) => [translate(language, `afterSales.reason.${key}`), key] as const),
  ),
);

/** The shop's reasons in the reader's language. */
export function listReasons(
  reasons: readonly Reason[],
  language: Language,
): { readonly type: RequestType; readonly text: string }[] {
  return reasons.map((reason) =>
    typeof reason === 'string'
      ? { type: builtIn[reason], text: translate(language, `afterSales.reason.${reason}`) }
      : { type: reason.type, text: reason.text[language] },
  );
}

/**
 * Converts a reason for storage: the key of a built-in one in any language; the shop's and the shopper's own words
 * unchanged, so that a reason which the shop removes later stays readable.
 */
export function toStoredReason(said: string): string {
  return keyOfText.get(said.trim()) ?? said;
}

/** A stored reason in the reader's language; a shopper's own words unchanged. */
export function reasonText(reasons: readonly Reason[], stored: string, language: Language): string {
  if (stored === shopReason) return translate(language, 'afterSales.reason.shop');
  if (stored === withdrawalReason) return translate(language, 'afterSales.reason.withdrawal');
  const known = reasonKeys.find((key) => key === stored);
  if (known !== undefined) return translate(language, `afterSales.reason.${known}`);
  for (const reason of reasons)
    if (typeof reason !== 'string' && languages.some((one) => reason.text[one] === stored))
      return reason.text[language];
  return stored;
}
