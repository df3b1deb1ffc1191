import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  digitsOf,
  fieldsOf,
  hasSomeField,
  moment,
  momentOrNull,
  none,
  oneOf,
  queryFlag,
  whole,
  words,
} from '../fields.ts';
import { localizedAnyWords, localizedShape, localizedWords } from '../localized.ts';
import { personal, personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';

/** Whoever sends parcels or serves customers sees their names and addresses. */
const personalFor: readonly Scope[] = ['orders:write', 'customers:read'];

const rewardTypes = ['virtual', 'physical'] as const;

/** States of an exchange; `created` and `preparing` wait for the shop. */
export const exchangeStates = ['created', 'preparing', 'rejected', 'delivered', 'completed'] as const;

const picturesShape = v.array(
  v.object({
    /** As in the fields of the product. */
    key: v.string(),
    url: v.string(),
  }),
);

const rewardShape = v.object({
  id: v.number(),
  /** Name in imports and exports. */
  slug: v.string(),
  type: v.picklist(rewardTypes),
  title: localizedShape,
  description: localizedShape,
  /** HTML. */
  content: localizedShape,
  /** The main picture first. */
  pictures: picturesShape,
  /** Models to choose from; empty for none. */
  models: v.array(localizedShape),
  /** Points per piece. */
  points: v.number(),
  stock: v.number(),
  exchanged: v.number(),
  /** Maximum pieces per person, 0 for no limit. */
  perPerson: v.number(),
  /** The coupon that a virtual product grants; null where it grants a code. */
  coupon: v.nullable(v.object({ id: v.number(), name: v.string() })),
  isOffered: v.boolean(),
  /** Larger first. */
  rank: v.number(),
  created: moment,
  version: v.string(),
});

/** A product for points as the API returns it. */
export type OperatorReward = v.InferOutput<typeof rewardShape>;

const exchangeActions = ['accept', 'deliver', 'reject', 'complete'] as const;

const exchangeShape = v.object({
  /** Number shown to people. */
  exchangeSn: v.string(),
  state: v.picklist(exchangeStates),
  type: v.picklist(rewardTypes),
  customer: v.number(),
  reward: v.number(),
  /** Title and model at the time of the exchange, in the language of the request. */
  title: v.string(),
  model: v.string(),
  /** Address of the picture; '' for none. */
  picture: v.string(),
  quantity: v.number(),
  /** Points for all pieces. */
  points: v.number(),
  receiver: personal(v.string()),
  phone: personal(v.string()),
  address: personal(v.string()),
  /** What the shopper wrote. */
  remark: personal(v.string()),
  /** Why it was rejected; the shopper sees it. */
  reason: v.string(),
  carrier: v.string(),
  /** Tracking number, or the code of a virtual product. */
  number: personal(v.string()),
  created: moment,
  delivered: momentOrNull,
  /** What the shop may do now. */
  actions: v.array(v.picklist(exchangeActions)),
  version: v.string(),
});

/** An exchange of points as the API returns it. */
export type OperatorExchange = v.InferOutput<typeof exchangeShape>;

const title = localizedWords(120);
const html = localizedAnyWords(50_000);

const rewardFields = {
  description: v.optional(localizedAnyWords(300)),
  content: v.optional(html),
  /** Keys of pictures, or addresses. */
  pictures: v.optional(v.pipe(v.array(words(600), 'type'), v.maxLength(12, 'length'))),
  models: v.optional(v.pipe(v.array(localizedWords(60), 'type'), v.maxLength(50, 'length'))),
  stock: v.optional(whole(0, 1_000_000_000)),
  perPerson: v.optional(whole(0, 1_000_000)),
  isOffered: v.optional(v.boolean('type')),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

const points = whole(1, 100_000_000);
const oneReward = v.object({ id: digitsOf() });
const oneExchange = v.object({ sn: words(40, /^\d+$/u) });

const onExchange = {
  method: 'POST',
  access: 'orders:write',
  params: oneExchange,
  output: exchangeShape,
  writes: true,
  personalFor,
  version: 'optional',
  current: exchangeShape,
} as const;

/** Products for points, and shoppers' exchanges of points. */
export const rewardCalls = {
  listRewards: operatorCall({
    name: 'rewards.list',
    summary: 'Lists products for points, newest first',
    method: 'GET',
    path: '/rewards',
    access: 'marketing:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      type: v.optional(oneOf(rewardTypes)),
      /** Only those that shoppers can exchange. */
      isOffered: queryFlag,
      /** Part of the title in any language, or of the slug. */
      text: v.optional(words(80)),
    }),
    output: pageOf(rewardShape),
    writes: false,
  }),
  readReward: operatorCall({
    name: 'rewards.read',
    summary: 'Returns a product for points',
    method: 'GET',
    path: '/rewards/{id}',
    access: 'marketing:read',
    params: oneReward,
    input: none,
    output: rewardShape,
    writes: false,
    version: 'optional',
  }),
  createReward: operatorCall({
    name: 'rewards.create',
    summary: 'Creates a product for points',
    method: 'POST',
    path: '/rewards',
    access: 'marketing:write',
    params: none,
    input: fieldsOf({
      slug: words(80, /^[\w.-]+$/u),
      type: oneOf(rewardTypes),
      title,
      points,
      /** Virtual products: the coupon that they grant; absent: they grant a code. */
      coupon: v.optional(whole()),
      ...rewardFields,
    }),
    output: rewardShape,
    writes: true,
  }),
  changeReward: operatorCall({
    name: 'rewards.change',
    summary: 'Changes a product for points; exchanges made before stay as they were',
    method: 'PATCH',
    path: '/rewards/{id}',
    access: 'marketing:write',
    params: oneReward,
    input: v.pipe(
      fieldsOf({ title: v.optional(title), points: v.optional(points), ...rewardFields }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: rewardShape,
    writes: true,
    version: 'required',
    current: rewardShape,
  }),
  listExchanges: operatorCall({
    name: 'exchanges.list',
    summary: 'Lists exchanges of points of all shoppers, newest first; those that wait, oldest first',
    method: 'GET',
    path: '/exchanges',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** `waits`: everything that waits for the shop. */
      state: v.optional(oneOf(['waits', ...exchangeStates])),
      type: v.optional(oneOf(rewardTypes)),
      customer: v.optional(digitsOf()),
      reward: v.optional(digitsOf()),
      /** The whole number. */
      number: v.optional(words(40, /^\d+$/u)),
    }),
    output: pageOf(exchangeShape),
    writes: false,
    personalFor,
  }),
  readExchange: operatorCall({
    name: 'exchanges.read',
    summary: 'Returns an exchange of points with what the shop may do',
    method: 'GET',
    path: '/exchanges/{sn}',
    access: 'orders:read',
    params: oneExchange,
    input: none,
    output: exchangeShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  acceptExchange: operatorCall({
    ...onExchange,
    name: 'exchanges.accept',
    summary: 'Marks an exchange as being prepared',
    path: '/exchanges/{sn}/accept',
    input: none,
    reasons: ['exchange-state'],
  }),
  deliverExchange: operatorCall({
    ...onExchange,
    name: 'exchanges.deliver',
    summary: 'Ships a physical product, or issues a virtual one with its coupon or a code',
    path: '/exchanges/{sn}/deliver',
    input: fieldsOf({
      /** Carrier code; the shop's first carrier by default. */
      carrier: v.optional(words(40)),
      /** Tracking number; or the code of a virtual product, a new one by default. */
      number: v.optional(personalInput(words(60))),
    }),
    reasons: ['exchange-state', 'no-coupon-left'],
  }),
  rejectExchange: operatorCall({
    ...onExchange,
    name: 'exchanges.reject',
    summary: 'Rejects an exchange and returns points and stock',
    path: '/exchanges/{sn}/reject',
    /** The shopper sees it. */
    input: fieldsOf({ reason: words(500) }),
    reasons: ['exchange-state'],
  }),
  completeExchange: operatorCall({
    ...onExchange,
    name: 'exchanges.complete',
    summary: 'Marks a delivered exchange as completed',
    path: '/exchanges/{sn}/complete',
    input: none,
    reasons: ['exchange-state'],
  }),
};
