import { type Language, languages } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** Reasons that an application offers, in the order of showing, and the kind of application each is for. */
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

/** Key of an offered reason, as it is stored. */
export type ReasonKey = (typeof reasons)[number]['key'];

/** What is stored where the shop has refunded by itself. */
export const shopReason = 'shop';

/** What is stored where the shopper has withdrawn from the purchase. */
export const withdrawalReason = 'withdrawal';

const keyOfText: ReadonlyMap<string, ReasonKey> = new Map(
  reasons.flatMap(({ key }) =>
    languages.map((language) => [translate(language, `aftersale.reason.${key}`), key] as const),
  ),
);

/** The offered reasons in the reader's language. */
export function listReasons(language: Language): { readonly type: 1 | 2; readonly text: string }[] {
  return reasons.map(({ key, type }) => ({ type, text: translate(language, `aftersale.reason.${key}`) }));
}

/** What is stored of a reason: the key of an offered one, in whichever language it was chosen; own words as they are. */
export function toStoredReason(said: string): string {
  return keyOfText.get(said.trim()) ?? said;
}

/** A stored reason in the reader's language; own words stay as they were written. */
export function reasonText(stored: string, language: Language): string {
  if (stored === shopReason) return translate(language, 'aftersale.reason.shop');
  if (stored === withdrawalReason) return translate(language, 'aftersale.reason.withdrawal');
  const known = reasons.find(({ key }) => key === stored);
  return known ? translate(language, `aftersale.reason.${known.key}`) : stored;
}
