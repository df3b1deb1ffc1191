import * as v from 'valibot';
import {
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
  /** SKU number, unique in the shop. */
  sn: skuNumber,
  /** One value of each spec, in their order. */
  values: v.optional(listOfSlugs, []),
  /** '' for the product's own. */
  image: v.optional(picture, ''),
  /** Used for new SKUs; for others only when the import sets stock. */
  stock: v.optional(count, 0),
  isActive: v.optional(flag, true),
  weigh: v.optional(whole),
  prices: amounts,
  /** Strike-through prices; the price itself where there is none. */
  marketPrices: v.optional(amounts, {}),
});

export const productSchema = v.strictObject({
  slug,
  category: slug,
  brand: v.optional(v.nullable(slug), null),
  status: v.optional(oneOf(['normal', 'hidden', 'soldout']), 'normal'),
  isRecommended: v.optional(flag, false),
  isHot: v.optional(flag, false),
  isNew: v.optional(flag, false),
  isBest: v.optional(flag, false),
  isIndex: v.optional(flag, false),
  /** Main picture first. */
  images: v.optional(v.array(picture, 'a list of pictures'), []),
  video: v.optional(video, ''),
  /** Size and average colour of the main picture; computed when missing. */
  imageWidth: v.optional(count),
  imageHeight: v.optional(count),
  color: v.optional(color),
  params: v.optional(v.array(v.strictObject({ name: localized, value: localized }), 'a list of rows'), []),
  guarantees: v.optional(listOfSlugs, []),
  weightGrams: v.optional(count, 0),
  buyMin: v.optional(positive, 1),
  /** Maximum pieces per person, 0 for no limit. */
  buyLimit: v.optional(count, 0),
  isAbroad: v.optional(flag, true),
  /** Used for new products only. */
  sales: v.optional(count, 0),
  /** Larger first. */
  weigh: v.optional(whole, 0),
  createtime: v.optional(moment),
  title: localized,
  subtitle: v.optional(localized, blank),
  /** HTML. */
  content: v.optional(localized, blank),
  /** Attributes of its SKUs, with their values in display order. */
  specs: v.optional(
    v.array(
      v.strictObject({ attribute: slug, values: listOfSlugs }),
      'a list of attributes with their values',
    ),
    [],
  ),
  skus: v.pipe(v.array(skuSchema, 'a list of SKUs'), v.minLength(1, 'at least one SKU')),
  /** Further values by which it can be filtered. */
  attributes: v.optional(
    v.array(v.strictObject({ attribute: slug, value: slug }), 'a list of attributes with a value each'),
    [],
  ),
});

/** A product with its SKUs in the file format. */
export type ProductEntry = v.InferOutput<typeof productSchema>;

/** A product with the id of its row. */
export type WrittenProduct = ProductEntry & { readonly id: number };

/** The id of a product's attribute value, by the names of attribute and value. */
export type ChoiceIds = (product: WrittenProduct, attribute: string, value: string) => number;
