import type { Language } from '../../i18n/language.ts';
import { wordFor } from '../../i18n/translate.ts';
import { sumText } from '../invoice/words.ts';
import { amountByName } from './amountByName.ts';
import { micros, type PointsSettings, toTerms } from '../points/service.ts';

/**
 * Inserts the value of points into a text of the shop, in the reader's currency: `{{rate_points}}` points are
 * worth `{{rate_amount}}`, and `{{give_points}}` points are earned with each `{{give_amount}}` paid;
 * `{{give_each}}` is that amount with the currency's name. `{{give_points:point|points}}` is the plural form
 * for the number. Paragraphs and list items about disabled points are removed.
 */
export function fillPoints(
  text: string,
  settings: PointsSettings,
  { currency, language }: { readonly currency: string; readonly language: Language },
): string {
  if (!settings.isOn) return text.replaceAll(block, (whole) => (pointsWord.test(whole) ? '' : whole));
  const { rateMicros, giveMicros } = toTerms(settings, currency);
  const values: Readonly<Record<string, Filling>> = {
    ...named('rate', wholePoints(rateMicros), currency, language),
    ...named('give', wholePoints(giveMicros), currency, language),
  };
  return text.replaceAll(
    /\{\{([a-z]+_[a-z]+)(?::([^|}]*)\|([^}]*))?\}\}/gu,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined) return value.text;
      return wordFor(value.count, { one, other: other ?? '' }, language);
    },
  );
}

interface Filling {
  readonly text: string;
  /** The number that a plural form depends on. */
  readonly count: number;
}

const block = /<(?<tag>p|li)\b[^>]*>.*?<\/\k<tag>>/gsu;
const pointsWord = /\{\{(?:rate|give)_(?:points|amount|each)[:}]/u;

/** The smallest round amount with whole points: 0.5 points for 1.00 are 5 for 10.00. */
function wholePoints(pointsMicros: number): { readonly points: number; readonly amountMinor: number } {
  if (pointsMicros === 0) return { points: 0, amountMinor: 100 };
  let times = 1;
  while ((pointsMicros * times) % micros !== 0) times *= 10;
  return { points: (pointsMicros * times) / micros, amountMinor: 100 * times };
}

function named(
  name: string,
  { points, amountMinor }: ReturnType<typeof wholePoints>,
  currency: string,
  language: Language,
): Readonly<Record<string, Filling>> {
  const amount = amountMinor / 100;
  return {
    [`${name}_points`]: { text: new Intl.NumberFormat(language).format(points), count: points },
    [`${name}_amount`]: { text: sumText(amountMinor, currency, language), count: amount },
    [`${name}_each`]: { text: amountByName(amount, currency, language), count: amount },
  };
}
