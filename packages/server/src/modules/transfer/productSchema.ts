import * as v from 'valibot';
import { languages } from '../../i18n/language.ts';
import {
  about,
  amounts,
  skuNumber,
  blank,
  count,
  flag,
  localized,
  moment,
  oneOf,
  picture,
  positive,
  slug,
  video,
  whole,
  color,
} from './values.ts';

const listOfSlugs = v.array(slug, 'a list of names');

export const skuSchema = v.strictObject({
  sn: about(skuNumber, 'Unique in the shop.'),
  values: v.optional(about(listOfSlugs, 'One of each spec, in their order.'), []),
  image: v.optional(about(picture, 'Without it the pictures of the product.'), ''),
  stock: v.optional(about(count, 'Imported for new SKUs; for others only with `--stock`.'), 0),
  isActive: v.optional(flag, true),
  weigh: v.optional(about(whole, 'Larger first; without it the order of the list.')),
  prices: amounts,
  marketPrices: v.optional(about(amounts, 'Strike-through prices; without one the price itself.'), {}),
});

/** The guide to import and export lists the fields: `npm run guides:generate`. */
export const productSchema = v.strictObject({
  slug,
  category: slug,
  brand: v.optional(v.nullable(slug), null),
  status: v.optional(oneOf(['normal', 'hidden', 'soldout']), 'normal'),
  isDraft: v.optional(about(flag, 'Hidden, and never published: shoppers cannot open its page.'), false),
  isRecommended: v.optional(flag, false),
  isHot: v.optional(flag, false),
  isNew: v.optional(flag, false),
  isBest: v.optional(flag, false),
  isIndex: v.optional(flag, false),
  images: v.optional(about(v.array(picture, 'a list of pictures'), 'The main one first.'), []),
  imageAlts: v.optional(
    about(v.array(localized, 'a list of texts'), 'What each picture shows; without one its title.'),
    [],
  ),
  video: v.optional(video, ''),
  imageWidth: v.optional(about(count, 'Measured from the main picture if it is missing.')),
  imageHeight: v.optional(about(count, 'Measured as well.')),
  color: v.optional(about(color, 'Its average colour, measured as well.')),
  params: v.optional(
    about(
      v.array(v.strictObject({ name: localized, value: localized }), 'a list of rows'),
      'Each with `name` and `value`.',
    ),
    [],
  ),
  guarantees: v.optional(about(listOfSlugs, 'Its service promises.'), []),
  weightGrams: v.optional(count, 0),
  buyMin: v.optional(positive, 1),
  buyLimit: v.optional(about(count, 'Maximum per person; 0 is no limit.'), 0),
  isAbroad: v.optional(flag, true),
  sales: v.optional(about(count, 'Imported for new products only.'), 0),
  weigh: v.optional(about(whole, 'Larger first.'), 0),
  createtime: v.optional(about(moment, 'Without it the time of the first import.')),
  originalLanguage: v.optional(
    about(oneOf(languages), 'Languages with the same text as this one have no translation.'),
    'en',
  ),
  title: localized,
  subtitle: v.optional(localized, blank),
  content: v.optional(about(localized, 'HTML.'), blank),
  specs: v.optional(
    about(
      v.array(
        v.strictObject({ attribute: slug, values: listOfSlugs }),
        'a list of attributes with their values',
      ),
      'What its SKUs are chosen by: each `attribute` with its `values` in display order.',
    ),
    [],
  ),
  skus: v.pipe(v.array(skuSchema, 'a list of SKUs'), v.minLength(1, 'at least one SKU')),
  attributes: v.optional(
    about(
      v.array(v.strictObject({ attribute: slug, value: slug }), 'a list of attributes with a value each'),
      'What it can be found by besides: each `attribute` with its `value`.',
    ),
    [],
  ),
});

/** A product with its SKUs in the file format. */
export type ProductEntry = v.InferOutput<typeof productSchema>;

/** A product with the id of its row. */
export type WrittenProduct = ProductEntry & { readonly id: number };

/** The id of a product's attribute value, by the names of attribute and value. */
export type ChoiceIds = (product: WrittenProduct, attribute: string, value: string) => number;
