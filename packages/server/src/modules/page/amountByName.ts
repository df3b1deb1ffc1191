import type { Language } from '../../i18n/language.ts';

/**
 * A whole amount with its currency's name, as it follows "for each": "US dollar" for one where the language
 * has a singular, "100 Japanese yen" for more.
 */
export function amountByName(amount: number, currency: string, language: Language): string {
  const counted = new Intl.NumberFormat(language).format(amount);
  const unit = countedUnits[language]?.[currency];
  if (unit !== undefined) return `${counted}${unit}`;
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(amount);
  const name = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  if (amount === 1 && new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one'))
    return language === 'de' ? inDative(name) : name;
  return language === 'zh' ? `${counted} ${name}` : parts.map(({ value }) => value).join('');
}

/** The usual unit where `Intl` has the name of the currency: 1 元, not 1 人民币. */
const countedUnits: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { CNY: ' 元' },
  ko: { KRW: '원' },
};

/** "je bezahltem Britischem Pfund": the other names are not inflected. */
function inDative(name: string): string {
  return name.replace(/(?<=isch)e[rs](?= )/u, 'em');
}
