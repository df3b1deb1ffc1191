import * as v from 'valibot';
import type { Language } from '../../i18n/language.ts';
import { isMessageKey, type MessageKey, type TextValues, translateStored } from '../../i18n/translate.ts';

type ReasonKey = Extract<MessageKey, `sheet.${string}`>;

/** What is wrong in a file, as the key of a text with its values: stored with the report of an import. */
export const dataReasonShape = v.object({
  key: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** What is wrong in a file, for people in each language. */
export type DataReason = v.InferOutput<typeof dataReasonShape>;

/** What is wrong, by its text. */
export function dataReason<TKey extends ReasonKey>(key: TKey, ...[values]: TextValues<TKey>): DataReason {
  return { key, values: values ?? {} };
}

/** The sentence of a reason; undefined for one of another release. */
export function translateReason(language: Language, { key, values }: DataReason): string | undefined {
  return isMessageKey(key) ? translateStored(language, key, values) : undefined;
}
