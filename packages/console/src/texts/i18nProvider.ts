import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishFramework from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { setClientLanguage } from '../api/client.ts';
import { en } from './en.ts';

/** Languages of the console, each by its own name. */
const locales = [
  { locale: 'zh', name: '中文' },
  { locale: 'en', name: 'English' },
  { locale: 'ja', name: '日本語' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
];

const resourcePrefix = 'resource.';

function toMessages(own: Readonly<Record<string, string>>, framework: object = {}): TranslationMessages {
  const named = Object.entries(own).map(([key, value]): readonly [string, string] => [`c.${key}`, value]);
  const names = Object.entries(own).flatMap(([key, name]): (readonly [string, object])[] =>
    key.startsWith(resourcePrefix) ? [[key.slice(resourcePrefix.length), { name }]] : [],
  );
  return merge(englishFramework, {
    ...framework,
    resources: Object.fromEntries(names),
    ...Object.fromEntries(named),
  }) as TranslationMessages;
}

/** A copy of `base` with the texts of `over`, group by group: what a language lacks stays English. */
function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over) as [string, unknown][]) {
    const known = merged[name];
    merged[name] =
      typeof known === 'object' && known !== null && typeof value === 'object' && value !== null
        ? merge(known, value)
        : value;
  }
  return merged;
}

async function load(locale: string): Promise<TranslationMessages> {
  switch (locale) {
    case 'zh': {
      const { zh, framework } = await import('./zh.ts');
      return toMessages(zh, framework);
    }
    case 'ja': {
      const { ja, framework } = await import('./ja.ts');
      return toMessages(ja, framework);
    }
    case 'de': {
      const { de, framework } = await import('./de.ts');
      return toMessages(de, framework);
    }
    case 'fr': {
      const { fr, framework } = await import('./fr.ts');
      return toMessages(fr, framework);
    }
    default:
      return toMessages(en);
  }
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
