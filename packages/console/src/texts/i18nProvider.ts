import polyglotI18nProvider from 'ra-i18n-polyglot';
import framework from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { setClientLanguage } from '../api/client.ts';
import { type Texts, toPhrases } from './toPhrases.ts';

/** Languages of the console, each by its own name. */
const locales = [
  { locale: 'zh', name: '中文' },
  { locale: 'en', name: 'English' },
  { locale: 'ja', name: '日本語' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
];

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });

async function load(locale: string): Promise<TranslationMessages> {
  const loaded = await Promise.all(
    Object.entries(files).flatMap(([path, read]) => (path.includes(`/${locale}/`) ? [read()] : [])),
  );
  return { ...framework, ...toPhrases(Object.assign({}, ...loaded) as Texts) };
}

function findFirst(): string {
  for (const tag of navigator.languages) {
    const [language = ''] = tag.toLowerCase().split('-', 1);
    if (locales.some(({ locale }) => locale === language)) return language;
  }
  return 'en';
}

/** The texts of the browser's language; the others are loaded when they are chosen. */
export async function createI18n(): Promise<I18nProvider> {
  const first = findFirst();
  setClientLanguage(first);
  const initial = await load(first);
  return polyglotI18nProvider(
    (locale) => {
      setClientLanguage(locale);
      return locale === first ? initial : load(locale);
    },
    first,
    locales,
    { allowMissing: false },
  );
}
