import type { RequestContext } from '../../http/requestContext.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/moneyText.ts';
import { translate } from '../../i18n/translate.ts';
import type { DiscountRuleRow } from './repository.ts';

function percentValues(percentOff: number) {
  return { off: String(percentOff), pay: String((100 - percentOff) / 10) };
}

type Describe = (row: DiscountRuleRow, currency: string, language: Language) => string;

function describeOrder({ terms }: DiscountRuleRow, currency: string, language: Language): string {
  const reach = terms.threshold?.[currency];
  const values = percentValues(terms.percentOff ?? 0);
  if (reach === undefined) return translate(language, 'discount.percent', values);
  return translate(language, 'discount.percentOver', {
    ...values,
    reach: moneyText(reach, currency, language),
  });
}

function describeTiers({ terms }: DiscountRuleRow, currency: string, language: Language): string {
  const steps = (terms.tiers ?? []).flatMap(({ threshold, reduction }) => {
    const reach = threshold[currency];
    const amount = reduction[currency];
    if (reach === undefined || amount === undefined) return [];
    return [
      translate(language, 'discount.tier', {
        reach: moneyText(reach, currency, language),
        money: moneyText(amount, currency, language),
      }),
    ];
  });
  return steps.join(translate(language, 'discount.separator'));
}

const describeByKind: Readonly<Record<DiscountRuleRow['kind'], Describe>> = {
  goods: ({ terms }, _, language) =>
    translate(language, 'discount.percent', percentValues(terms.percentOff ?? 0)),
  order: describeOrder,
  buy_one_get_one: (_, __, language) => translate(language, 'discount.pair'),
  gift: (_, __, language) => translate(language, 'discount.gift'),
  full_reduction: describeTiers,
};

const reachWord = '{{reach}}';

/**
 * The name of a rule in every language. `{{reach}}` in it becomes the rule's minimum amount; without one in
 * this currency the name describes the discount.
 */
export function toDiscountName(row: DiscountRuleRow, currency: string): Localized {
  const reach = row.terms.threshold?.[currency];
  const named = languages.map((language) => {
    const name = row.name[language];
    if (!name.includes(reachWord)) return [language, name];
    const filled =
      reach === undefined
        ? describeDiscount(row, currency, language)
        : name.replaceAll(reachWord, moneyText(reach, currency, language));
    return [language, filled];
  });
  return Object.fromEntries(named) as Record<Language, string>;
}

/** A rule as shown on product pages and cart rows. */
export function toPromotion(row: DiscountRuleRow, context: RequestContext) {
  return {
    type: row.kind as string,
    name: context.pick(toDiscountName(row, context.currency)),
    desc: describeDiscount(row, context.currency, context.language),
    endtime: row.endtime,
  };
}

/** A short description of a rule: for the tags of cards and the discounts of a product page. */
export const describeDiscount: Describe = (row, currency, language) =>
  describeByKind[row.kind](row, currency, language);
