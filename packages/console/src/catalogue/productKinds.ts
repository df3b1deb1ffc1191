import { type OperatorProduct, productLimits } from '@pawlet/operator';
import { pictureList } from '../forms/PictureEditor.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { oneOf, someOf } from '../forms/ReferenceField.tsx';
import { attributeValues, brands, categories } from '../forms/references.ts';
import { type Fields, fields, flag, named, whole } from '../forms/shapes.ts';
import { isRecord } from '../parts/isRecord.ts';
import { noTexts, textColumns } from './TextColumns.tsx';
import { createVariant, toVariantsDraft } from './variantDrafts.ts';
import { variantList } from './VariantsEditor.tsx';
import { video } from './VideoField.tsx';

const scope = 'catalogue:write';

/** Forms that edit several fields of a product at once have them in one. */
const spread =
  (name: string) =>
  ({ [name]: value, ...others }: Fields): Fields => ({ ...others, ...(isRecord(value) ? value : {}) });

/** Titles, descriptions and parameters. */
export const textsKind: RecordKind = {
  name: 'product',
  scope,
  shape: () => fields({ texts: textColumns }),
  toForm: ({ title, subtitle, content, parameters, originalLanguage, ...product }) => ({
    ...product,
    texts: { title, subtitle, content, parameters, originalLanguage },
  }),
  toInput: spread('texts'),
};

const pictures = pictureList({ most: productLimits.pictures, isDescribed: true });

/** Pictures with their order and descriptions. */
export const picturesKind: RecordKind = {
  name: 'product',
  scope,
  shape: () => fields({ pictures }),
};

/** Options, variants and prices; stock has its own section. */
export const variantsKind: RecordKind = {
  name: 'product',
  scope,
  shape: () => fields({ variety: variantList }),
  // The shop returns whole products.
  toForm: (product) => ({ ...product, variety: toVariantsDraft(product as OperatorProduct) }),
  toInput: spread('variety'),
};

const place = {
  category: named('product.category', oneOf(categories('slug'))),
  brand: named('product.brand', oneOf(brands('slug'), 'product.noBrand')),
};

const placeFields = fields(place);

/** Where a product is in the shop. */
export const placeKind: RecordKind = { name: 'product', scope, shape: () => placeFields };

const attributeShape = someOf(attributeValues);
const factFields = fields({
  ...place,
  attributes: named(
    'product.attributes',
    {
      ...attributeShape,
      toForm: (given) =>
        Array.isArray(given)
          ? given
              .filter(isRecord)
              .map(({ attribute, value }) => ({ id: `${String(attribute)}=${String(value)}` }))
          : [],
      toInput: (value) =>
        Array.isArray(value)
          ? value.filter(isRecord).map(({ id }) => {
              const [attribute, one] = String(id).split('=', 2);
              return { attribute, value: one };
            })
          : [],
    },
    'product.attributesHelp',
  ),
  video: named('product.video', video),
  weightGrams: named('product.weightGrams', whole(0, 10_000_000)),
  buyMin: named('product.buyMin', whole(1, 100_000)),
  buyLimit: named('product.buyLimit', whole(0, 100_000), 'product.buyLimitHelp'),
  rank: named('product.rank', whole(-1_000_000, 1_000_000), 'product.rankHelp'),
  isAbroad: named('product.isAbroad', flag),
  isRecommended: named('product.isRecommended', flag),
  isHot: named('product.isHot', flag),
  isNew: named('product.isNew', flag),
  isBest: named('product.isBest', flag),
  isIndex: named('product.isIndex', flag),
});

const withSlug = (given: unknown) => (isRecord(given) ? { ...given, id: given['slug'] } : given);

/** Category, brand, attributes and everything else that is the same in each language. */
export const factsKind: RecordKind = {
  name: 'product',
  scope,
  shape: () => factFields,
  toForm: (product) => ({
    ...product,
    category: withSlug(product['category']),
    brand: withSlug(product['brand']),
  }),
};

const newFields = fields({ texts: textColumns, ...place, pictures, variety: variantList });

/** A new product: it begins as a draft. */
export const newProductKind: RecordKind = {
  name: 'product',
  scope,
  shape: () => newFields,
  toInput: (value) => spread('variety')(spread('texts')(value)),
};

/** A product with nothing in it. */
export const newProduct: Fields = {
  texts: noTexts,
  category: null,
  brand: null,
  pictures: [],
  variety: { isNew: true, options: [], variants: [createVariant()] },
};
