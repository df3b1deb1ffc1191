import { type LocalizedText, textLanguages } from '@pawlet/operator';
import { useLocale, useStore } from 'react-admin';

/** A language of the shop's texts. */
export type TextLanguage = keyof LocalizedText;

/** The languages that a person edits side by side; kept for the next product. */
export function useTextLanguages(): readonly [
  readonly TextLanguage[],
  (languages: readonly TextLanguage[]) => void,
] {
  const locale = useLocale();
  const first = textLanguages.filter((one) => one === locale || one === 'zh' || one === 'en');
  const [chosen, setChosen] = useStore<readonly TextLanguage[]>('catalogue.languages', first);
  return [chosen, setChosen];
}
