import { offerKinds } from '@pawlet/operator';
import { amountList } from '../forms/AmountsField.tsx';
import { picture } from '../forms/PictureField.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { oneOf, someOf } from '../forms/ReferenceField.tsx';
import { attributes, categories, products, variants } from '../forms/references.ts';
import {
  choice,
  type Fields,
  fields,
  flag,
  listOf,
  localized,
  named,
  time,
  whole,
  words,
} from '../forms/shapes.ts';
import { isRecord } from '../parts/isRecord.ts';
import { kept, type Shape } from '../settings/toShape.ts';

const scope = 'catalogue:write';
const name = named('field.name', localized(120));
const rank = named('product.rank', whole(-1_000_000, 1_000_000), 'product.rankHelp');

const brandFields = fields({
  name: named('field.name', words(100)),
  intro: named('brand.intro', localized(2000)),
});

/** Brands. */
export const brandKind: RecordKind = { name: 'brand', scope, shape: () => brandFields };

const attributeFields = fields({
  name,
  values: named(
    'attribute.values',
    listOf(fields({ slug: kept, name }, ['slug']), 500, 'attribute.addValue'),
  ),
});

/** Attributes with their values. */
export const attributeKind: RecordKind = { name: 'attribute', scope, shape: () => attributeFields };

const filters = someOf(attributes);
const categoryFields = fields({
  name,
  parent: named('category.parent', oneOf(categories('slug'), 'category.top')),
  label: named('category.label', words(40), 'category.labelHelp'),
  picture: named('entry.picture', picture),
  filters: named('category.filters', {
    ...filters,
    // How a filter is shown is not edited here, and stays.
    toForm: (given) =>
      Array.isArray(given)
        ? given.filter(isRecord).map((one) => ({ ...one, id: String(one['attribute']) }))
        : [],
    toInput: (value) =>
      Array.isArray(value)
        ? value.filter(isRecord).map(({ id, type, isRequired }) => ({ attribute: id, type, isRequired }))
        : [],
  }),
  isHidden: named('category.hide', flag),
});

/** Categories. */
export const categoryKind: RecordKind = { name: 'category', scope, shape: () => categoryFields };

const campaignFields = fields({
  title: name,
  picture: named('entry.picture', picture),
  path: named('campaign.path', words(100), 'campaign.pathHelp'),
  begin: named('offer.begin', time),
  end: named('offer.endTime', time),
  rank,
});

/** Campaigns. */
export const campaignKind: RecordKind = { name: 'campaign', scope, shape: () => campaignFields };

const percentOff = named('offer.percentOff', whole(1, 99));
const product = named('field.product', oneOf(products));
const threshold = named('offer.threshold', amountList);
const tier = fields({ threshold, reduction: named('choice.amountsOff', amountList) });

/** What an offer consists of, by its kind, which never changes. */
const ofKind: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  order: { percentOff, threshold },
  product: { product, percentOff },
  pair: { product },
  tiers: { tiers: named('offer.tiers', listOf(tier, 20, 'offer.addTier')) },
  gift: {
    category: named('product.category', oneOf(categories('id'))),
    gift: named('offer.gift', oneOf(variants), 'offer.giftHelp'),
  },
};

const kind = named(
  'offer.kind',
  choice(offerKinds, (one, { text }) => text(`offer.${one}`)),
);

/** Automatic discounts. */
export const offerKind: RecordKind = {
  name: 'offer',
  scope,
  shape: (value: Fields, isNew) =>
    fields({
      ...(isNew ? { kind } : {}),
      name,
      ...ofKind[String(value['kind'])],
      begin: named('offer.begin', time),
      end: named('offer.endTime', time),
      isActive: named('offer.isActive', flag),
    }),
  toForm: ({ gift, ...offer }) => ({ ...offer, gift: isRecord(gift) ? { ...gift, id: gift['sku'] } : gift }),
};
