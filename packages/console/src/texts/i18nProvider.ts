import polyglotI18nProvider from 'ra-i18n-polyglot';
import framework from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { setClientLanguage } from '../api/client.ts';

/** Languages of the console, each by its own name. */
const locales = [
  { locale: 'zh', name: '中文' },
  { locale: 'en', name: 'English' },
  { locale: 'ja', name: '日本語' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
];

const areaPrefix = 'resource.';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });

async function load(locale: string): Promise<TranslationMessages> {
  const loaded = await Promise.all(
    Object.entries(files).flatMap(([path, read]) => (path.includes(`/${locale}/`) ? [read()] : [])),
  );
  return { ...framework, ...toPhrases(Object.assign({}, ...loaded) as Texts) };
}

/** i18next's texts as the framework's translator reads them: parameters and plurals are written differently there. */
function toPhrases(texts: Texts): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(?:one|other)$/u, '');
    const phrase = text.replaceAll(/\{\{(\w+)\}\}/gu, '%{$1}');
    const before = phrases[base];
    phrases[base] = before === undefined ? phrase : `${before} |||| ${phrase}`;
    // The framework reads titles of lists by a name of its own.
    if (base.startsWith(areaPrefix)) phrases[`resources.${base.slice(areaPrefix.length)}.name`] = phrase;
  }
  return phrases;
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
