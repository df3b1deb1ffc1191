import type { Language } from '../../i18n/language.ts';
import { type MessageKey, type TextValues, translateStored } from '../../i18n/translate.ts';
import type { Finding, FindingLevel } from '../../ports/doctor.ts';

const prefix = 'finding.';
type FindingKey = Extract<MessageKey, `${typeof prefix}${string}`>;

/** A finding by its text, `finding.<area>.<what>`, with the values that the text names. */
export function createFinding<TKey extends FindingKey>(
  level: FindingLevel,
  key: TKey,
  ...[given]: TextValues<TKey>
): Finding {
  const code = key.slice(prefix.length);
  const values: Finding['values'] = given ?? {};
  const [area = ''] = code.split('.', 1);
  return { area, level, code, values, text: translateStored('en', key, values) };
}

/** The sentences of a finding in a language. */
export function translateFinding(language: Language, { code, values }: Finding): string {
  // Every code is that of a text, see above.
  return translateStored(language, `${prefix}${code}` as FindingKey, values);
}
