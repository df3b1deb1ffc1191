import * as v from 'valibot';
import { moment } from '../fields.ts';
import { localizedShape, textLanguages } from '../localized.ts';

/**
 * `draft`: was never published, shoppers cannot find it; `unpublished`: no longer offered, orders still link to it;
 * `sold-out`: published, and shown as sold out whatever the stock is.
 */
export const productStates = ['draft', 'published', 'sold-out', 'unpublished'] as const;

/** What a product lacks before it can be published. */
export const productGaps = ['title', 'picture', 'variant', 'price'] as const;

const priceShape = v.object({
  currency: v.string(),
  price: v.string(),
  /** Struck through beside the price; the price itself where there is none. */
  marketPrice: v.string(),
});

/** Product in a list. Amounts are texts with two decimals. */
export const productEntryShape = v.object({
  id: v.number(),
  slug: v.string(),
  /** In the language of the request. */
  title: v.string(),
  state: v.picklist(productStates),
  category: v.object({ id: v.number(), name: v.string() }),
  brand: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** Address of the main picture; '' for none. */
  picture: v.string(),
  /** Variants on sale. */
  variants: v.number(),
  /** Number of the first of them; '' for none. */
  sku: v.string(),
  /** Pieces of all variants on sale. */
  stock: v.number(),
  /** A variant on sale has little stock: setting `stock.lowLevel`. */
  isLow: v.boolean(),
  /** Lowest price in each currency. */
  prices: v.array(priceShape),
  sales: v.number(),
  created: moment,
  updated: moment,
});

/** Product with everything that an editor needs. Texts and names are in every language. */
export const productShape = v.object({
  id: v.number(),
  /** Name in import files; it never changes. */
  slug: v.string(),
  state: v.picklist(productStates),
  /** For `If-Match`. Sales and stock are not part of it: a purchase does not interrupt an edit. */
  version: v.string(),
  created: moment,
  updated: moment,
  /** Languages without a text of their own show the one of this language, and have '' here. */
  originalLanguage: v.picklist(textLanguages),
  title: localizedShape,
  subtitle: localizedShape,
  /** HTML. */
  content: localizedShape,
  /** Rows of the parameter table. */
  parameters: v.array(v.object({ name: localizedShape, value: localizedShape })),
  category: v.object({ slug: v.string(), id: v.number(), name: localizedShape }),
  brand: v.nullable(v.object({ slug: v.string(), id: v.number(), name: v.string() })),
  /** Values by which it is found, beside its options. */
  attributes: v.array(
    v.object({
      attribute: v.string(),
      value: v.string(),
      attributeName: localizedShape,
      valueName: localizedShape,
    }),
  ),
  /** Slugs of service promises. */
  guarantees: v.array(v.string()),
  /** What its variants are chosen by, in display order. */
  options: v.array(
    v.object({
      attribute: v.string(),
      name: localizedShape,
      values: v.array(v.object({ value: v.string(), name: localizedShape })),
    }),
  ),
  /** In display order; those that are no longer sold are inactive. */
  variants: v.array(
    v.object({
      id: v.number(),
      sku: v.string(),
      /** One value of each option, in their order. */
      values: v.array(v.string()),
      /** Key of its picture; '' for those of the product. */
      picture: v.string(),
      pictureUrl: v.string(),
      isActive: v.boolean(),
      stock: v.number(),
      sales: v.number(),
      prices: v.array(priceShape),
    }),
  ),
  /** The main one first. */
  pictures: v.array(v.object({ key: v.string(), url: v.string(), alt: localizedShape })),
  /** Address; '' for none. */
  video: v.string(),
  weightGrams: v.number(),
  /** Smallest number of pieces of an order. */
  buyMin: v.number(),
  /** Largest number of pieces per person; 0 for no limit. */
  buyLimit: v.number(),
  /** Whether it is sent to other countries. */
  isAbroad: v.boolean(),
  isRecommended: v.boolean(),
  isHot: v.boolean(),
  isNew: v.boolean(),
  isBest: v.boolean(),
  isIndex: v.boolean(),
  /** Products with a higher rank come first. */
  rank: v.number(),
  sales: v.number(),
  views: v.number(),
  reviews: v.number(),
  /** What it lacks to be published. */
  gaps: v.array(v.picklist(productGaps)),
});

/** A product as the API returns it. */
export type OperatorProduct = v.InferOutput<typeof productShape>;

/** A product of the list as the API returns it. */
export type OperatorProductEntry = v.InferOutput<typeof productEntryShape>;
