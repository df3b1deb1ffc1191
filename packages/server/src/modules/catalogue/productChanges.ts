import type { ParsedOperatorInputOf, productCalls } from '@pawlet/operator';
import { languages, type Localized } from '../../i18n/language.ts';
import type { ProductEntry } from '../transfer/productSchema.ts';
import { blank } from '../transfer/values.ts';
import { fillTexts, findOriginal, getOwnTexts, mergeTexts } from './localizedTexts.ts';
import { mergePrices } from './productPrices.ts';

type Facts = ParsedOperatorInputOf<typeof productCalls.editProduct>;
type Texts = ParsedOperatorInputOf<typeof productCalls.editProductTexts>;
type Variants = ParsedOperatorInputOf<typeof productCalls.editProductVariants>;
type Pictures = ParsedOperatorInputOf<typeof productCalls.editProductPictures>['pictures'];

/** A product with other facts; absent ones stay. */
export function changeFacts(product: ProductEntry, { rank, ...facts }: Facts): ProductEntry {
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...product, ...given, weigh: rank ?? product.weigh };
}

/**
 * A product with other texts; absent ones stay.
 * @param toSafeHtml sanitises what shoppers will see as HTML
 */
export async function changeTexts(
  product: ProductEntry,
  given: Texts,
  toSafeHtml: (html: string) => Promise<string>,
): Promise<ProductEntry> {
  const known = product.originalLanguage;
  const own = {
    title: mergeTexts(getOwnTexts(product.title, known), given.title),
    subtitle: mergeTexts(getOwnTexts(product.subtitle, known), given.subtitle),
    content: mergeTexts(getOwnTexts(product.content, known), await mapTexts(given.content, toSafeHtml)),
    params:
      given.parameters?.map(({ name, value }) => ({
        name: mergeTexts(blank, name),
        value: mergeTexts(blank, value),
      })) ??
      product.params.map(({ name, value }) => ({
        name: getOwnTexts(name, known),
        value: getOwnTexts(value, known),
      })),
  };
  const isKept = product.title[known] !== '' && own.title[known] !== '';
  const original = given.originalLanguage ?? (isKept ? known : findOriginal(own.title));
  const fill = (texts: Localized) => fillTexts(texts, original);
  return {
    ...product,
    originalLanguage: original,
    title: fill(own.title),
    subtitle: fill(own.subtitle),
    content: fill(own.content),
    params: own.params.map(({ name, value }) => ({ name: fill(name), value: fill(value) })),
    imageAlts: product.imageAlts.map((alt) => fill(getOwnTexts(alt, known))),
  };
}

async function mapTexts(
  given: Texts['content'],
  change: (text: string) => Promise<string>,
): Promise<Partial<Localized>> {
  const changed: Partial<Record<keyof Localized, string>> = {};
  for (const language of languages) {
    const text = given?.[language];
    if (text !== undefined) changed[language] = await change(text);
  }
  return changed;
}

/** A product with other options and variants. A variant is recognized by its number, or else by its values. */
export function changeVariants(product: ProductEntry, { options, variants }: Variants): ProductEntry {
  const isSameOptions =
    options.length === product.specs.length &&
    options.every(({ attribute }, index) => attribute === product.specs[index]?.attribute);
  const numbers = new Set(variants.map(({ sku }) => sku));
  const findKnown = (sku: string, values: readonly string[]) =>
    product.skus.find(({ sn }) => sn === sku) ??
    (isSameOptions
      ? product.skus.find((one) => !numbers.has(one.sn) && one.values.join('/') === values.join('/'))
      : undefined);
  return {
    ...product,
    specs: options.map(({ attribute, values }) => ({ attribute, values })),
    skus: variants.map(({ sku, values, picture, isActive, prices }, index) => {
      const known = findKnown(sku, values);
      return {
        sn: sku,
        values,
        image: picture ?? known?.image ?? '',
        isActive: isActive ?? known?.isActive ?? true,
        stock: known?.stock ?? 0,
        weigh: variants.length - index,
        ...mergePrices(known ?? { prices: {}, marketPrices: {} }, prices),
      };
    }),
  };
}

/** A product with other pictures; a picture that stays keeps the texts that are not given. */
export function changePictures(product: ProductEntry, pictures: Pictures): ProductEntry {
  const { originalLanguage: original, images, imageAlts } = product;
  return {
    ...product,
    images: pictures.map(({ key }) => key),
    imageAlts: pictures.map(({ key, alt }) => {
      const known = imageAlts[images.indexOf(key)] ?? blank;
      return fillTexts(mergeTexts(getOwnTexts(known, original), alt), original);
    }),
    // Measured again where the main one is another.
    imageWidth: undefined,
    imageHeight: undefined,
    color: undefined,
  };
}
