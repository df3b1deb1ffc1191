import type { InterfaceLanguage } from './languages.ts';

/** Each language's own name, for the open picker. */
export const ownLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  zh: '简体中文',
  en: 'English',
  ja: '日本語',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
  ko: '한국어',
};
