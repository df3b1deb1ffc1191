import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { anyWords, digitsOf, fieldsOf, listOf, none, oneOf, whole, words } from '../fields.ts';
import { localizedInput, localizedShape } from '../localized.ts';
import { slugInput } from './products.ts';

/** What refers to a category, a brand, an attribute or one of its values. */
export const useKinds = ['product', 'category', 'offer', 'coupon', 'campaign', 'content'] as const;

const usesShape = v.array(
  v.object({
    kind: v.picklist(useKinds),
    count: v.number(),
    /** Of the first five. */
    names: v.array(v.string()),
  }),
);

/** How a filter is shown: one value, or several. */
const filterTypes = ['radio', 'checkbox'] as const;

const categoryShape = v.object({
  id: v.number(),
  slug: v.string(),
  /** For `If-Match`. */
  version: v.string(),
  /** Slug of the category above; null at the top. */
  parent: v.nullable(v.string()),
  name: localizedShape,
  /** Key of its picture; '' for none. */
  picture: v.string(),
  pictureUrl: v.string(),
  /** Short mark beside the name, such as `New`; '' for none. */
  label: v.string(),
  /** Higher comes first among those with the same parent. */
  rank: v.number(),
  isHidden: v.boolean(),
  /** Attributes by which its products can be filtered, in display order. */
  filters: v.array(
    v.object({ attribute: v.string(), type: v.picklist(filterTypes), isRequired: v.boolean() }),
  ),
  /** Products in it, without those of categories below. */
  products: v.number(),
});

const brandShape = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.string(),
  /** The same in every language. */
  name: v.string(),
  intro: localizedShape,
  products: v.number(),
});

const attributeShape = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.string(),
  name: localizedShape,
  rank: v.number(),
  /** In display order. */
  values: v.array(v.object({ slug: v.string(), name: localizedShape })),
});

/** A category as the API returns it. */
export type OperatorCategory = v.InferOutput<typeof categoryShape>;
/** A brand as the API returns it. */
export type OperatorBrand = v.InferOutput<typeof brandShape>;
/** An attribute as the API returns it. */
export type OperatorAttribute = v.InferOutput<typeof attributeShape>;
/** What refers to an entry. */
export type OperatorUses = v.InferOutput<typeof usesShape>;

const byId = v.object({ id: digitsOf() });
const name = localizedInput(120);

/* @__NO_SIDE_EFFECTS__ */
function readCall<const T extends v.GenericSchema>(item: T) {
  return {
    method: 'GET',
    access: 'catalogue:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(item) }),
    writes: false,
  } as const;
}

/* @__NO_SIDE_EFFECTS__ */
function editCall<const T extends v.GenericSchema>(item: T) {
  return {
    method: 'PATCH',
    access: 'catalogue:write',
    params: byId,
    output: item,
    writes: true,
    version: 'required',
    current: item,
  } as const;
}

const create = { method: 'POST', access: 'catalogue:write', params: none, writes: true } as const;

const remove = {
  method: 'DELETE',
  access: 'catalogue:write',
  params: byId,
  input: none,
  output: none,
  writes: true,
  /** What still refers to it. */
  current: v.object({ uses: usesShape }),
  reasons: ['in-use'],
} as const;

const order = {
  method: 'PUT',
  access: 'catalogue:write',
  params: none,
  /** Their ids, the first one first; the others stay behind them. */
  input: fieldsOf({ ids: listOf(whole(), 500) }),
  writes: true,
} as const;

const categoryFields = {
  parent: v.optional(v.nullable(slugInput)),
  picture: v.optional(anyWords(500)),
  label: v.optional(anyWords(40)),
  isHidden: v.optional(v.boolean('type')),
  filters: v.optional(
    v.pipe(
      v.array(
        fieldsOf({
          attribute: slugInput,
          type: v.optional(oneOf(filterTypes), 'checkbox'),
          isRequired: v.optional(v.boolean('type'), false),
        }),
        'type',
      ),
      v.maxLength(30, 'length'),
    ),
  ),
};

/** Categories of the shop. */
export const categoryCalls = {
  listCategories: operatorCall({
    ...readCall(categoryShape),
    name: 'categories.list',
    summary: 'Lists all categories, also hidden ones, in display order',
    path: '/categories',
  }),
  createCategory: operatorCall({
    ...create,
    name: 'categories.create',
    summary: 'Creates a category',
    path: '/categories',
    /** Without a slug it gets one from its name. */
    input: fieldsOf({ slug: v.optional(slugInput), name, ...categoryFields }),
    output: categoryShape,
  }),
  editCategory: operatorCall({
    ...editCall(categoryShape),
    name: 'categories.edit',
    summary: 'Changes a category; absent fields and languages stay as they are',
    path: '/categories/{id}',
    input: fieldsOf({ name: v.optional(name), ...categoryFields }),
  }),
  orderCategories: operatorCall({
    ...order,
    name: 'categories.order',
    summary: 'Sets the order of categories among those with the same parent',
    path: '/categories/order',
    output: v.object({ items: v.array(categoryShape) }),
  }),
  removeCategory: operatorCall({
    ...remove,
    name: 'categories.remove',
    summary: 'Removes a category that nothing refers to',
    path: '/categories/{id}',
  }),
};

/** Brands of the shop. */
export const brandCalls = {
  listBrands: operatorCall({
    ...readCall(brandShape),
    name: 'brands.list',
    summary: 'Lists all brands by name',
    path: '/brands',
  }),
  createBrand: operatorCall({
    ...create,
    name: 'brands.create',
    summary: 'Creates a brand',
    path: '/brands',
    input: fieldsOf({
      slug: v.optional(slugInput),
      name: words(120),
      intro: v.optional(localizedInput(2000), {}),
    }),
    output: brandShape,
  }),
  editBrand: operatorCall({
    ...editCall(brandShape),
    name: 'brands.edit',
    summary: 'Changes a brand; absent fields and languages stay as they are',
    path: '/brands/{id}',
    input: fieldsOf({ name: v.optional(words(120)), intro: v.optional(localizedInput(2000)) }),
  }),
  removeBrand: operatorCall({
    ...remove,
    name: 'brands.remove',
    summary: 'Removes a brand that nothing refers to',
    path: '/brands/{id}',
  }),
};

const values = v.pipe(
  v.array(
    fieldsOf({
      /** Of a value that exists; without one it is new, and gets one from its name. */
      slug: v.optional(slugInput),
      /** Languages that are absent stay as they are. */
      name: v.optional(name, {}),
    }),
    'type',
  ),
  v.maxLength(500, 'length'),
);

/** Attributes of products, such as color, with their values. */
export const attributeCalls = {
  listAttributes: operatorCall({
    ...readCall(attributeShape),
    name: 'attributes.list',
    summary: 'Lists all attributes with their values, in display order',
    path: '/attributes',
  }),
  createAttribute: operatorCall({
    ...create,
    name: 'attributes.create',
    summary: 'Creates an attribute with values',
    path: '/attributes',
    input: fieldsOf({ slug: v.optional(slugInput), name, values: v.optional(values, []) }),
    output: attributeShape,
  }),
  editAttribute: operatorCall({
    ...editCall(attributeShape),
    name: 'attributes.edit',
    summary:
      'Changes an attribute; values that are missing in the list are removed if nothing refers to them',
    path: '/attributes/{id}',
    input: fieldsOf({
      name: v.optional(name),
      /** All values in display order; absent: they stay as they are. */
      values: v.optional(values),
    }),
    current: v.union([attributeShape, v.object({ uses: usesShape })]),
    reasons: ['in-use'],
  }),
  orderAttributes: operatorCall({
    ...order,
    name: 'attributes.order',
    summary: 'Sets the order of attributes',
    path: '/attributes/order',
    output: v.object({ items: v.array(attributeShape) }),
  }),
  removeAttribute: operatorCall({
    ...remove,
    name: 'attributes.remove',
    summary: 'Removes an attribute with its values if nothing refers to them',
    path: '/attributes/{id}',
  }),
};
