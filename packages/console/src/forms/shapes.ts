import { shopCurrencies, textLanguages } from '@pawlet/operator';
import { isRecord } from '../parts/isRecord.ts';
import type { Words } from '../parts/useWords.ts';
import type { Shape } from '../settings/toShape.ts';
import type { PlainKey } from '../texts/useText.ts';

/** Values of a form by the name of their field. */
export type Fields = Readonly<Record<string, unknown>>;

export const flag: Shape = { kind: 'switch' };
export const time: Shape = { kind: 'time' };
export const words = (longest: number): Shape => ({ kind: 'text', longest, isColor: false });
export const whole = (from: number, to: number): Shape => ({ kind: 'number', from, to });

/** One of some values, named by the words for the choices of the field, or as given. */
export function choice<T extends string>(
  values: readonly T[],
  nameOf?: (value: T, words: Words) => string,
): Shape {
  const toName = (value: string, words: Words) => {
    const known = values.find((one) => one === value);
    return known === undefined || nameOf === undefined ? value : nameOf(known, words);
  };
  return { kind: 'choice', values, ...(nameOf === undefined ? {} : { nameOf: toName }) };
}

/** A field whose name is not that of its place, with what else there is to know. */
export const named = (label: PlainKey, shape: Shape, help?: PlainKey): Shape => ({
  ...shape,
  label,
  ...(help === undefined ? {} : { help }),
});

export const listOf = (item: Shape, most: number, add?: PlainKey): Shape => ({
  kind: 'list',
  item,
  fewest: 0,
  most,
  ...(add === undefined ? {} : { add }),
});

/** Fields in their order; `optional` are left out of the value while they are empty. */
export function fields(
  shapes: Readonly<Record<string, Shape>>,
  optional: readonly string[] = [],
): Extract<Shape, { readonly kind: 'fields' }> {
  return {
    kind: 'fields',
    fields: Object.entries(shapes).map(([name, shape]) => ({
      name,
      shape,
      isOptional: optional.includes(name),
    })),
  };
}

/** A value in each language, side by side. */
export const inLanguages = (shape: Shape): Shape =>
  fields(Object.fromEntries(textLanguages.map((language) => [language, shape])));

/** A text in each language. */
export const localized = (longest: number): Shape => inLanguages(words(longest));

/** An amount in each currency of the shop, those that are empty left out. */
export const amounts: Shape = {
  ...fields(Object.fromEntries(shopCurrencies.map((currency) => [currency, words(20)])), shopCurrencies),
  areCurrencies: true,
};

/** Amounts with a decimal point, whichever a person writes. */
export const toAmounts = (given: unknown): unknown =>
  isRecord(given)
    ? Object.fromEntries(
        Object.entries(given).map(([currency, amount]) => [
          currency,
          String(amount).trim().replace(',', '.'),
        ]),
      )
    : given;

/** The same text for every language, where there is none yet. */
export const emptyTexts: Fields = Object.fromEntries(textLanguages.map((language) => [language, '']));
