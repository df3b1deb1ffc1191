import { useFormat } from '../texts/useFormat.ts';
import { useWord } from '../texts/useText.ts';

const languages = new Set(['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko']);

/** Names fields and choices of settings: languages, countries and currencies by their codes, the others in words. */
export function useFieldName(): (name: string | number, setting: string) => string {
  const word = useWord();
  const { language, region, currency } = useFormat();
  return (given, setting) => {
    const name = String(given);
    if (languages.has(name)) return language(name);
    if (/^[A-Z]{2}$/u.test(name) || setting === 'shop.countries') return region(name);
    if (/^[A-Z]{3}$/u.test(name)) return currency(name);
    return word(`choice.${setting}.${name}`, word(`choice.${name}`, name));
  };
}
