import type { OperatorAttribute, OperatorProduct } from '@pawlet/operator';

/** What variants are chosen by, with its values. */
export interface OptionDraft {
  readonly attribute: string;
  readonly values: readonly string[];
}

export interface PriceDraft {
  readonly currency: string;
  readonly price: string;
  readonly marketPrice: string;
}

/** A variant as it is entered. */
export interface VariantDraft {
  readonly id: string;
  readonly sku: string;
  readonly values: readonly string[];
  readonly picture: string;
  readonly isActive: boolean;
  readonly prices: readonly PriceDraft[];
  /** Currencies in which it has prices: those that are emptied are removed. */
  readonly priced: readonly string[];
  /** Pieces at the start, of new products only. */
  readonly stock: string;
}

export interface VariantsDraft {
  /** Variants have stock at the start. */
  readonly isNew: boolean;
  readonly options: readonly OptionDraft[];
  readonly variants: readonly VariantDraft[];
}

const toKey = (values: readonly string[]) => values.join('/');

/** A variant without anything. */
export function createVariant(values: readonly string[] = []): VariantDraft {
  return {
    id: toKey(values),
    sku: '',
    values,
    picture: '',
    isActive: true,
    prices: [],
    priced: [],
    stock: '',
  };
}

/** Each combination of the options' values: variants that were there keep what was entered. */
export function combineOptions(
  options: readonly OptionDraft[],
  known: readonly VariantDraft[],
): readonly VariantDraft[] {
  const byKey = new Map(known.map((variant) => [toKey(variant.values), variant]));
  const combinations = options
    .filter(({ values }) => values.length > 0)
    .reduce<readonly (readonly string[])[]>(
      (lists, { values }) => lists.flatMap((list) => values.map((value) => [...list, value])),
      [[]],
    );
  return combinations.map((values) => byKey.get(toKey(values)) ?? createVariant(values));
}

/** Variants of a product as they are edited; those that do not fit its options any more are gone. */
export function toVariantsDraft({ options, variants }: OperatorProduct): VariantsDraft {
  return {
    isNew: false,
    options: options.map(({ attribute, values }) => ({
      attribute,
      values: values.map(({ value }) => value),
    })),
    variants: variants
      .filter(
        ({ values }) =>
          values.length === options.length &&
          values.every((value, place) => options[place]?.values.some((one) => one.value === value)),
      )
      .map(({ id, sku, values, picture, isActive, prices }) => ({
        id: String(id),
        sku,
        values,
        picture,
        isActive,
        // Without a price of its own to strike through, the API returns the price again.
        prices: prices.map((one) => ({
          ...one,
          marketPrice: one.marketPrice === one.price ? '' : one.marketPrice,
        })),
        priced: prices.map(({ currency }) => currency),
        stock: '',
      })),
  };
}

/** What the API takes: options with values, and variants. A price that was there, and was emptied, is removed. */
export function toVariantsInput({ isNew, options, variants }: VariantsDraft) {
  return {
    options: options
      .filter(({ attribute, values }) => attribute !== '' && values.length > 0)
      .map(({ attribute, values }) => ({ attribute, values: [...values] })),
    variants: variants.map(({ sku, values, picture, isActive, prices, priced, stock }) => {
      const given = prices.filter(({ price }) => price !== '');
      const removed = priced.filter((one) => !given.some(({ currency }) => currency === one));
      return {
        sku,
        values: [...values],
        picture,
        isActive,
        prices: [
          ...given.map(({ currency, price, marketPrice }) => ({
            currency,
            price,
            marketPrice: marketPrice === '' ? null : marketPrice,
          })),
          ...removed.map((currency) => ({ currency, price: null })),
        ],
        ...(isNew ? { stock: Number(stock) } : {}),
      };
    }),
  };
}

/** Names of the values of a variant. */
export function nameValues(
  { values }: Pick<VariantDraft, 'values'>,
  options: readonly OptionDraft[],
  attributes: readonly OperatorAttribute[],
  nameOf: (text: OperatorAttribute['name']) => string,
): string {
  return values
    .map((value, place) => {
      const attribute = attributes.find(({ slug }) => slug === options[place]?.attribute);
      const known = attribute?.values.find(({ slug }) => slug === value);
      return known === undefined ? value : nameOf(known.name);
    })
    .join(', ');
}
