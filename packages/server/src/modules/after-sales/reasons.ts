import { type Language, languages } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** Reasons listed for a request, in display order, and the kind of request each is for. */
const reasons = [
  { key: 'changed_mind', type: 1 },
  { key: 'wrong_option', type: 1 },
  { key: 'not_shipped', type: 1 },
  { key: 'not_received', type: 1 },
  { key: 'parts_missing', type: 1 },
  { key: 'price_dropped', type: 1 },
  { key: 'within_7_days', type: 2 },
  { key: 'faulty', type: 2 },
  { key: 'damaged_in_transit', type: 2 },
  { key: 'not_as_described', type: 2 },
  { key: 'wrong_item', type: 2 },
  { key: 'pet_dislikes_it', type: 2 },
] as const;

/** Key of a listed reason, as stored. */
export type ReasonKey = (typeof reasons)[number]['key'];

/** Stored where the shop has refunded on its own. */
export const shopReason = 'shop';

/** Stored where the shopper has withdrawn from the purchase. */
export const withdrawalReason = 'withdrawal';

const keyOfText: ReadonlyMap<string, ReasonKey> = new Map(
  reasons.flatMap(({ key }) =>
    languages.map((language) => [translate(language, `afterSales.reason.${key}`), key] as const),
  ),
);

/** The listed reasons in the reader's language. */
export function listReasons(language: Language): { readonly type: 1 | 2; readonly text: string }[] {
  return reasons.map(({ key, type }) => ({ type, text: translate(language, `afterSales.reason.${key}`) }));
}

/** Converts a reason for storage: the key of a listed one in any language; own words unchanged. */
export function toStoredReason(said: string): string {
  return keyOfText.get(said.trim()) ?? said;
}

/** A stored reason in the reader's language; own words unchanged. */
export function reasonText(stored: string, language: Language): string {
  if (stored === shopReason) return translate(language, 'afterSales.reason.shop');
  if (stored === withdrawalReason) return translate(language, 'afterSales.reason.withdrawal');
  const known = reasons.find(({ key }) => key === stored);
  return known ? translate(language, `afterSales.reason.${known.key}`) : stored;
}
