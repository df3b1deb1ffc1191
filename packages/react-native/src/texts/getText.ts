import { appTexts } from './appTexts.ts';

/** Key of a text that the app shows itself, without the page. */
export type AppText = keyof (typeof appTexts)['en'];

/** The texts in the shop's language, by their keys; English for a language that the shop does not have. */
export function getText(language: string): (key: AppText, status?: number) => string {
  const all: Readonly<Record<string, Readonly<Record<AppText, string>>>> = appTexts;
  const [code = ''] = language.toLowerCase().split(/[-_]/u);
  const texts = (Object.hasOwn(all, code) ? all[code] : undefined) ?? appTexts.en;
  return (key, status) => texts[key].replace('{{status}}', String(status));
}
