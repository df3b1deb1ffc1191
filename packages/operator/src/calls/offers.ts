import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  amount,
  anyWords,
  digitsOf,
  fieldsOf,
  moment,
  momentOrNull,
  none,
  oneOf,
  whole,
  words,
} from '../fields.ts';
import { localizedInput, localizedShape, textLanguages } from '../localized.ts';
import { pageFields, pageOf } from '../paging.ts';

/**
 * `order`: per cent off orders; `product`: per cent off a product; `pair`: two pieces of a product for the price of one; `tiers`:
 * an amount off by the amount of the order; `gift`: with products of a category.
 */
export const offerKinds = ['order', 'product', 'pair', 'tiers', 'gift'] as const;

/** `off`: switched off, whatever its times are. */
export const offerStates = ['scheduled', 'running', 'ended', 'off'] as const;

const amountsShape = v.array(v.object({ currency: v.string(), amount: v.string() }));

const offerShape = v.object({
  id: v.number(),
  version: v.string(),
  kind: v.picklist(offerKinds),
  state: v.picklist(offerStates),
  name: localizedShape,
  /** The name as shoppers read it: `{{reach}}` is the minimum amount, in the first currency that has one. */
  shownName: localizedShape,
  /** Of `order` and `product`; null for others. */
  percentOff: v.nullable(v.number()),
  /** Smallest amount of an order, by currency; empty for none. */
  threshold: amountsShape,
  /** Of `tiers`: what is deducted from which amount on. */
  tiers: v.array(v.object({ threshold: amountsShape, reduction: amountsShape })),
  /** Of `product` and `pair`; null for others. */
  product: v.nullable(v.object({ id: v.number(), title: v.string() })),
  /** Of `gift`: what is given; null for others. */
  gift: v.nullable(v.object({ sku: v.string(), productId: v.number(), title: v.string() })),
  /** Of `gift`: with products of which category; null for others. */
  category: v.nullable(v.object({ id: v.number(), name: v.string() })),
  begin: momentOrNull,
  end: momentOrNull,
  isActive: v.boolean(),
});

const campaignShape = v.object({
  id: v.number(),
  version: v.string(),
  state: v.picklist(['scheduled', 'running', 'ended']),
  title: localizedShape,
  picture: v.string(),
  pictureUrl: v.string(),
  /** Route of the storefront; `good:<slug>` and `category:<slug>` for products and categories. */
  path: v.string(),
  begin: moment,
  end: moment,
  /** Higher comes first. */
  rank: v.number(),
});

/** An offer as the API returns it. */
export type OperatorOffer = v.InferOutput<typeof offerShape>;
/** A campaign as the API returns it. */
export type OperatorCampaign = v.InferOutput<typeof campaignShape>;

const byId = v.object({ id: digitsOf() });
const time = whole(0, 2_147_483_647);

const amountsInput = v.pipe(
  v.array(fieldsOf({ currency: words(3, /^[A-Z]{3}$/u), amount }), 'type'),
  v.maxLength(40, 'length'),
);

/** A page of the shop as it will be while an offer or a campaign is valid. */
const previewCall = <const TName extends string, const TPath extends `/${string}`>(
  name: TName,
  summary: string,
  path: TPath,
) =>
  operatorCall({
    name,
    summary,
    method: 'GET',
    path,
    access: 'catalogue:read',
    params: byId,
    input: fieldsOf({
      /** @default that of the request */
      language: v.optional(oneOf(textLanguages)),
    }),
    output: v.string(),
    sends: 'text/html; charset=utf-8',
    writes: false,
    isFile: true,
  });

const offerFields = {
  percentOff: v.optional(whole(1, 99)),
  threshold: v.optional(amountsInput),
  tiers: v.optional(
    v.pipe(
      v.array(fieldsOf({ threshold: amountsInput, reduction: amountsInput }), 'type'),
      v.maxLength(20, 'length'),
    ),
  ),
  /** Id of the product of `product` and `pair`. */
  product: v.optional(whole()),
  /** SKU number of a gift. */
  gift: v.optional(words(60)),
  /** Id of the category of a gift. */
  category: v.optional(whole()),
  begin: v.optional(v.nullable(time)),
  end: v.optional(v.nullable(time)),
  isActive: v.optional(v.boolean('type')),
};

const name = localizedInput(120);

const campaignFields = {
  picture: v.optional(anyWords(500)),
  path: v.optional(words(500)),
  begin: v.optional(time),
  end: v.optional(time),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

const offerEdit = {
  access: 'catalogue:write',
  params: byId,
  output: offerShape,
  writes: true,
  current: offerShape,
} as const;

const campaignEdit = { ...offerEdit, output: campaignShape, current: campaignShape } as const;

/** Automatic discounts. */
export const offerCalls = {
  listOffers: operatorCall({
    name: 'offers.list',
    summary: 'Lists offers, newest first',
    method: 'GET',
    path: '/offers',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      kind: v.optional(oneOf(offerKinds)),
      state: v.optional(oneOf(offerStates)),
      /** Only offers of this product. */
      product: v.optional(digitsOf()),
    }),
    output: pageOf(offerShape),
    writes: false,
  }),
  readOffer: operatorCall({
    name: 'offers.read',
    summary: 'Returns an offer',
    method: 'GET',
    path: '/offers/{id}',
    access: 'catalogue:read',
    params: byId,
    input: none,
    output: offerShape,
    writes: false,
    version: 'optional',
  }),
  previewOffer: previewCall(
    'offers.preview',
    'Returns the page of the shop that shows an offer, as if it were running',
    '/offers/{id}/preview',
  ),
  createOffer: operatorCall({
    name: 'offers.create',
    summary: 'Creates an offer',
    method: 'POST',
    path: '/offers',
    access: 'catalogue:write',
    params: none,
    input: fieldsOf({ kind: oneOf(offerKinds), name, ...offerFields }),
    output: offerShape,
    writes: true,
  }),
  editOffer: operatorCall({
    ...offerEdit,
    name: 'offers.edit',
    summary: 'Changes an offer; absent fields and languages stay as they are',
    method: 'PATCH',
    path: '/offers/{id}',
    input: fieldsOf({ name: v.optional(name), ...offerFields }),
    version: 'required',
  }),
  endOffer: operatorCall({
    ...offerEdit,
    name: 'offers.end',
    summary: 'Ends an offer now',
    method: 'POST',
    path: '/offers/{id}/end',
    input: none,
    version: 'optional',
    reasons: ['ended'],
  }),
};

/** Campaigns that the shop shows for a limited time. */
export const campaignCalls = {
  listCampaigns: operatorCall({
    name: 'campaigns.list',
    summary: 'Lists campaigns, newest first',
    method: 'GET',
    path: '/campaigns',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf(pageFields),
    output: pageOf(campaignShape),
    writes: false,
  }),
  readCampaign: operatorCall({
    name: 'campaigns.read',
    summary: 'Returns a campaign',
    method: 'GET',
    path: '/campaigns/{id}',
    access: 'catalogue:read',
    params: byId,
    input: none,
    output: campaignShape,
    writes: false,
    version: 'optional',
  }),
  previewCampaign: previewCall(
    'campaigns.preview',
    'Returns the home page of the shop, as if a campaign were running',
    '/campaigns/{id}/preview',
  ),
  createCampaign: operatorCall({
    name: 'campaigns.create',
    summary: 'Creates a campaign',
    method: 'POST',
    path: '/campaigns',
    access: 'catalogue:write',
    params: none,
    input: fieldsOf({ ...campaignFields, title: name, path: words(500), begin: time, end: time }),
    output: campaignShape,
    writes: true,
  }),
  editCampaign: operatorCall({
    ...campaignEdit,
    name: 'campaigns.edit',
    summary: 'Changes a campaign; absent fields and languages stay as they are',
    method: 'PATCH',
    path: '/campaigns/{id}',
    input: fieldsOf({ title: v.optional(name), ...campaignFields }),
    version: 'required',
  }),
  endCampaign: operatorCall({
    ...campaignEdit,
    name: 'campaigns.end',
    summary: 'Ends a campaign now',
    method: 'POST',
    path: '/campaigns/{id}/end',
    input: none,
    version: 'optional',
    reasons: ['ended'],
  }),
};
