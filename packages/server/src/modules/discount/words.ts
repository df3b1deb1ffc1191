import type { Language, Localized } from '../../i18n/language.ts';
import type { DiscountRuleRow } from './repository.ts';

type Words = Readonly<Record<string, Localized>>;

const words = {
  percent: {
    zh: '{{pay}} 折',
    en: '{{off}}% off',
    ja: '{{off}}%オフ',
    fr: '-{{off}} %',
    de: '-{{off}} %',
    it: '-{{off}}%',
    es: '-{{off}} %',
    ko: '{{off}}% 할인',
  },
  percentOver: {
    zh: '满 {{reach}} 享 {{pay}} 折',
    en: '{{off}}% off from {{reach}}',
    ja: '{{reach}}以上で{{off}}%オフ',
    fr: '-{{off}} % dès {{reach}} d’achat',
    de: '-{{off}} % ab {{reach}}',
    it: '-{{off}}% da {{reach}}',
    es: '-{{off}} % a partir de {{reach}}',
    ko: '{{reach}} 이상 {{off}}% 할인',
  },
  tier: {
    zh: '满 {{reach}} 减 {{money}}',
    en: '{{money}} off from {{reach}}',
    ja: '{{reach}}以上で{{money}}引き',
    fr: '-{{money}} dès {{reach}} d’achat',
    de: '{{money}} Rabatt ab {{reach}}',
    it: '-{{money}} da {{reach}}',
    es: '-{{money}} a partir de {{reach}}',
    ko: '{{reach}} 이상 {{money}} 할인',
  },
  pair: {
    zh: '买一送一',
    en: 'Buy one, get one free',
    ja: '1つ買うともう1つ無料',
    fr: '1 acheté = 1 offert',
    de: '2 zum Preis von 1',
    it: 'Prendi 2, paghi 1',
    es: '2x1',
    ko: '1+1',
  },
  gift: {
    zh: '赠品',
    en: 'Free gift',
    ja: 'プレゼント付き',
    fr: 'Cadeau offert',
    de: 'Gratisgeschenk',
    it: 'Omaggio',
    es: 'Regalo',
    ko: '사은품 증정',
  },
  separator: { zh: '；', en: ' · ', ja: '／', fr: ' · ', de: ' · ', it: ' · ', es: ' · ', ko: ' · ' },
} as const satisfies Words;

function fill(
  key: keyof typeof words,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return words[key][language].replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
}

/** An amount as people of that language write it: without decimals when it is whole. */
export function moneyText(amountMinor: number, currency: string, language: Language): string {
  const amount = amountMinor / 100;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

function percentValues(percentOff: number): Readonly<Record<string, string>> {
  return { off: String(percentOff), pay: String((100 - percentOff) / 10) };
}

type Describe = (row: DiscountRuleRow, currency: string, language: Language) => string;

function describeOrder({ terms }: DiscountRuleRow, currency: string, language: Language): string {
  const reach = terms.threshold?.[currency];
  const values = percentValues(terms.percentOff ?? 0);
  if (reach === undefined) return fill('percent', language, values);
  return fill('percentOver', language, { ...values, reach: moneyText(reach, currency, language) });
}

function describeTiers({ terms }: DiscountRuleRow, currency: string, language: Language): string {
  const steps = (terms.tiers ?? []).flatMap(({ threshold, reduction }) => {
    const reach = threshold[currency];
    const amount = reduction[currency];
    if (reach === undefined || amount === undefined) return [];
    return [
      fill('tier', language, {
        reach: moneyText(reach, currency, language),
        money: moneyText(amount, currency, language),
      }),
    ];
  });
  return steps.join(fill('separator', language));
}

const describeByKind: Readonly<Record<DiscountRuleRow['kind'], Describe>> = {
  goods: ({ terms }, _, language) => fill('percent', language, percentValues(terms.percentOff ?? 0)),
  order: describeOrder,
  buy_one_get_one: (_, __, language) => fill('pair', language),
  gift: (_, __, language) => fill('gift', language),
  full_reduction: describeTiers,
};

/** What a rule gives, in a few words: for the tags of cards and the discounts of a product page. */
export const describeDiscount: Describe = (row, currency, language) =>
  describeByKind[row.kind](row, currency, language);
