import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  amount,
  anyWords,
  digitsOf,
  fieldsOf,
  listOf,
  none,
  oneOf,
  queryFlag,
  whole,
  words,
} from '../fields.ts';
import { localizedInput, textLanguages } from '../localized.ts';
import { pageFields, pageOf } from '../paging.ts';
import { productEntryShape, productShape, productStates } from './productShapes.ts';

/** `-` is descending. */
const productSorts = ['-created', 'created', '-updated', '-sales', 'stock', 'title'] as const;

/** Currencies of all countries that a shop can sell to. */
export const shopCurrencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'] as const;

/** Maximum numbers of one product. */
export const productLimits = {
  variants: 200,
  options: 5,
  values: 100,
  pictures: 30,
  parameters: 60,
} as const;

/** Longest texts, in characters. */
export const longestTexts = {
  title: 200,
  subtitle: 400,
  content: 100_000,
  alt: 300,
  parameter: 400,
} as const;

/** Name of an entry in import files and in references. */
export const slugInput = words(80, /^[\w.-]+$/u);

const sku = words(60);
const currency = words(3, /^[A-Z]{3}$/u);
const rank = whole(-1_000_000, 1_000_000);

/** At most `maximum` items, or none. */
/* @__NO_SIDE_EFFECTS__ */
function upTo<const T extends v.GenericSchema>(item: T, maximum: number) {
  return v.pipe(v.array(item, 'type'), v.maxLength(maximum, 'length'));
}

/** Prices in some currencies; those that are absent stay as they are. */
const pricesInput = upTo(
  fieldsOf({
    currency,
    /** Null removes it: the variant is not sold in this currency. */
    price: v.nullable(amount),
    /** Struck through; the price itself by default. */
    marketPrice: v.optional(v.nullable(amount), null),
  }),
  40,
);

const optionsInput = upTo(
  fieldsOf({ attribute: slugInput, values: listOf(slugInput, productLimits.values) }),
  productLimits.options,
);

const variantFields = {
  sku,
  /** One value of each option, in their order. */
  values: v.optional(upTo(slugInput, productLimits.options), []),
  /** Key of its picture; '' for those of the product. */
  picture: v.optional(anyWords(500)),
  isActive: v.optional(v.boolean('type')),
  prices: v.optional(pricesInput, []),
};

const factFields = {
  category: slugInput,
  brand: v.nullable(slugInput),
  attributes: upTo(fieldsOf({ attribute: slugInput, value: slugInput }), 100),
  guarantees: upTo(slugInput, 20),
  video: anyWords(500),
  weightGrams: whole(0, 10_000_000),
  buyMin: whole(1, 100_000),
  buyLimit: whole(0, 100_000),
  isAbroad: v.boolean('type'),
  isRecommended: v.boolean('type'),
  isHot: v.boolean('type'),
  isNew: v.boolean('type'),
  isBest: v.boolean('type'),
  isIndex: v.boolean('type'),
  rank,
};

const textFields = {
  originalLanguage: v.optional(oneOf(textLanguages)),
  title: v.optional(localizedInput(longestTexts.title)),
  subtitle: v.optional(localizedInput(longestTexts.subtitle)),
  /** HTML; elements that the shop does not show are removed. */
  content: v.optional(localizedInput(longestTexts.content)),
  /** All rows of the parameter table. */
  parameters: v.optional(
    upTo(
      fieldsOf({
        name: localizedInput(longestTexts.parameter),
        value: localizedInput(longestTexts.parameter),
      }),
      productLimits.parameters,
    ),
  ),
};

const picturesInput = upTo(
  fieldsOf({
    key: words(500),
    /** What the picture shows, for people who cannot see it; the title by default. */
    alt: v.optional(localizedInput(longestTexts.alt), {}),
  }),
  productLimits.pictures,
);

const productPath = v.object({ id: digitsOf() });

const edit = {
  access: 'catalogue:write',
  params: productPath,
  output: productShape,
  writes: true,
  version: 'required',
  current: productShape,
} as const;

/** Products: list, editing, publishing. */
export const productCalls = {
  listCurrencies: operatorCall({
    name: 'products.currencies',
    summary:
      'Lists the currencies of the countries that shoppers can choose, that of the first country first',
    method: 'GET',
    path: '/currencies',
    access: 'catalogue:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(v.picklist(shopCurrencies)) }),
    writes: false,
  }),
  listProducts: operatorCall({
    name: 'products.list',
    summary: 'Lists products, published or not',
    method: 'GET',
    path: '/products',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** Part of the title in the language of the request, of a SKU number, or of the slug; or its id. */
      text: v.optional(words(80)),
      /** Id of a category; those below it count too. */
      category: v.optional(digitsOf()),
      /** Id of a brand. */
      brand: v.optional(digitsOf()),
      state: v.optional(oneOf(productStates)),
      /** Only products of which a variant on sale has little stock. */
      isLow: queryFlag,
      /** @default newest first */
      sort: v.optional(oneOf(productSorts), '-created'),
      /** Also counts all products that match. */
      withTotal: queryFlag,
    }),
    output: v.object({ ...pageOf(productEntryShape).entries, total: v.nullable(v.number()) }),
    writes: false,
  }),
  readProduct: operatorCall({
    name: 'products.read',
    summary: 'Returns a product with everything that is known about it',
    method: 'GET',
    path: '/products/{id}',
    access: 'catalogue:read',
    params: productPath,
    input: none,
    output: productShape,
    writes: false,
    version: 'optional',
  }),
  createProduct: operatorCall({
    name: 'products.create',
    summary: 'Creates a draft of a product with its variants',
    method: 'POST',
    path: '/products',
    access: 'catalogue:write',
    params: none,
    input: fieldsOf({
      /** From the title by default. */
      slug: v.optional(slugInput),
      ...v.partial(v.object(factFields)).entries,
      category: factFields.category,
      ...textFields,
      title: localizedInput(longestTexts.title),
      options: v.optional(optionsInput, []),
      variants: listOf(
        fieldsOf({
          ...variantFields,
          /** Pieces in stock at the start. */
          stock: v.optional(whole(0, 10_000_000), 0),
        }),
        productLimits.variants,
      ),
      pictures: v.optional(picturesInput, []),
    }),
    output: productShape,
    writes: true,
  }),
  editProduct: operatorCall({
    ...edit,
    name: 'products.edit',
    summary: 'Changes category, brand, attributes and other facts; absent fields stay as they are',
    method: 'PATCH',
    path: '/products/{id}',
    input: fieldsOf(v.partial(v.object(factFields)).entries),
  }),
  editProductTexts: operatorCall({
    ...edit,
    name: 'products.edit-texts',
    summary: 'Changes texts in some languages; absent ones stay as they are',
    method: 'PATCH',
    path: '/products/{id}/texts',
    input: fieldsOf(textFields),
  }),
  editProductPrices: operatorCall({
    ...edit,
    name: 'products.edit-prices',
    summary: 'Changes prices of some variants in some currencies; absent ones stay as they are',
    method: 'PATCH',
    path: '/products/{id}/prices',
    input: fieldsOf({ variants: listOf(fieldsOf({ sku, prices: pricesInput }), productLimits.variants) }),
  }),
  editProductVariants: operatorCall({
    ...edit,
    name: 'products.edit-variants',
    summary: 'Replaces options and variants: those that are missing are no longer sold; stock stays as it is',
    method: 'PUT',
    path: '/products/{id}/variants',
    input: fieldsOf({
      options: v.optional(optionsInput, []),
      /** In display order. Pictures, prices and activity that are absent stay as they are. */
      variants: listOf(fieldsOf(variantFields), productLimits.variants),
    }),
  }),
  editProductPictures: operatorCall({
    ...edit,
    name: 'products.edit-pictures',
    summary: 'Sets the pictures with their order and their descriptions',
    method: 'PUT',
    path: '/products/{id}/pictures',
    input: fieldsOf({ pictures: picturesInput }),
  }),
  publishProduct: operatorCall({
    ...edit,
    name: 'products.publish',
    summary: 'Offers a product to shoppers, or marks an offered one as sold out',
    method: 'POST',
    path: '/products/{id}/publish',
    input: fieldsOf({
      /** It is shown, and cannot be bought. @default false */
      isSoldOut: v.optional(v.boolean('type'), false),
    }),
    version: 'optional',
    reasons: ['incomplete'],
  }),
  unpublishProduct: operatorCall({
    ...edit,
    name: 'products.unpublish',
    summary: 'No longer offers a product; orders with it stay as they are',
    method: 'POST',
    path: '/products/{id}/unpublish',
    input: none,
    version: 'optional',
  }),
};
