import { languages, type Localized } from '../../i18n/language.ts';
import type { OperatorCall } from './operatorArea.ts';

/**
 * HTML of the shop in every language, with what the storefront's sanitiser allows. Without a built storefront the HTML
 * stays as it is: whatever shows it has to sanitise it in any case, because imports store HTML too.
 */
export async function toSafeTexts(
  { deps }: Pick<OperatorCall, 'deps'>,
  texts: Localized,
): Promise<Localized> {
  const { toSafeHtml } = deps;
  if (toSafeHtml === undefined) return texts;
  const safe: Record<keyof Localized, string> = { ...texts };
  for (const language of languages) safe[language] = await toSafeHtml(texts[language]);
  return safe;
}
