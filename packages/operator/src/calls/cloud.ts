import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  amount,
  digitsOf,
  fieldsOf,
  hasSomeField,
  moment,
  momentOrNull,
  none,
  oneOf,
  whole,
  words,
} from '../fields.ts';
import {
  amountsInput,
  amountsShape,
  localizedAnyWords,
  localizedShape,
  localizedWords,
} from '../localized.ts';
import { pageFields, pageOf } from '../paging.ts';

const cameraShape = v.object({
  id: v.number(),
  serial: v.string(),
  /** Code of the SKU. */
  sku: v.string(),
  /** In the language of the request. */
  name: v.string(),
  /** Id of the customer. */
  customer: v.number(),
  /** The order that it came from; null for one bought elsewhere, and after its release. */
  orderSn: v.nullable(v.string()),
  lineId: v.nullable(v.number()),
  /** Recordings are kept until then; null when storage was never bought. */
  storageUntil: momentOrNull,
  bound: moment,
  /** It belongs to nobody since then. */
  released: momentOrNull,
  version: v.string(),
});

/** A camera of a shopper as the API returns it. */
export type OperatorCamera = v.InferOutput<typeof cameraShape>;

/** By which unit shoppers see a plan. */
export const planTypes = ['month', 'year'] as const;

const planShape = v.object({
  id: v.number(),
  type: v.picklist(planTypes),
  /** Days of storage that one purchase adds. */
  days: v.number(),
  name: localizedShape,
  description: localizedShape,
  /** Shoppers pay in these currencies only. */
  prices: amountsShape,
  /** Prices that are struck through; equal to the price where there is none. */
  marketPrices: amountsShape,
  isOffered: v.boolean(),
  /** Larger first. */
  rank: v.number(),
  version: v.string(),
});

/** A cloud-storage plan as the API returns it. */
export type OperatorPlan = v.InferOutput<typeof planShape>;

/** `running`: keeps recordings now; `upcoming`: paid, and begins when the one before ends. */
export const cloudOrderStates = ['unpaid', 'upcoming', 'running', 'ended', 'refunded', 'expired'] as const;

const cloudOrderShape = v.object({
  orderSn: v.string(),
  state: v.picklist(cloudOrderStates),
  camera: v.object({ id: v.number(), serial: v.string() }),
  customer: v.number(),
  plan: v.number(),
  /** Name of the plan when it was bought, in the language of the request. */
  name: v.string(),
  days: v.number(),
  amount: v.string(),
  currency: v.string(),
  paytype: v.string(),
  /** Partner that led to it; '' for none. */
  partner: v.string(),
  created: moment,
  paid: momentOrNull,
  /** Start and end of the storage. */
  from: momentOrNull,
  until: momentOrNull,
  refundedAmount: v.string(),
  refunded: momentOrNull,
  version: v.string(),
});

/** A purchase of cloud storage as the API returns it. */
export type OperatorCloudOrder = v.InferOutput<typeof cloudOrderShape>;

/** Why a line of an import is refused. */
export const serialReasons = [
  'malformed',
  'no-sku',
  'contradicts',
  'not-a-camera',
  'bound',
  'imported',
] as const;

const one = v.object({ id: digitsOf() });
const cloudOrderPath = v.object({ sn: words(40, /^C?\d+$/u) });
const serial = words(40, /^[\dA-Za-z-]+$/u);

const planFields = {
  /** All of them: a currency that is missing is not offered. */
  prices: v.optional(amountsInput),
  marketPrices: v.optional(amountsInput),
  isOffered: v.optional(v.boolean('type')),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

/** Cameras, cloud-storage plans, and who bought them. */
export const cloudCalls = {
  listCameras: operatorCall({
    name: 'cameras.list',
    summary: 'Lists the cameras of shoppers, newest first',
    method: 'GET',
    path: '/cameras',
    access: 'cloud:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** The whole serial number. */
      serial: v.optional(serial),
      sku: v.optional(words(60)),
      customer: v.optional(digitsOf()),
      /** Number of the order. */
      order: v.optional(words(40, /^\d+$/u)),
      /** @default bound */
      state: v.optional(oneOf(['bound', 'released']), 'bound'),
    }),
    output: pageOf(cameraShape),
    writes: false,
  }),
  readCamera: operatorCall({
    name: 'cameras.read',
    summary: 'Returns a camera of a shopper',
    method: 'GET',
    path: '/cameras/{id}',
    access: 'cloud:read',
    params: one,
    input: none,
    output: cameraShape,
    writes: false,
    version: 'optional',
  }),
  bindCamera: operatorCall({
    name: 'cameras.bind',
    summary: 'Binds a camera of a paid order to its shopper by the printed serial number',
    method: 'POST',
    path: '/cameras',
    access: 'cloud:write',
    params: none,
    input: fieldsOf({
      serial,
      /** Line of the order. */
      lineId: whole(),
    }),
    output: cameraShape,
    writes: true,
    reasons: ['no-camera', 'cameras-bound', 'serial-taken', 'other-sku', 'serial-unknown'],
  }),
  releaseCamera: operatorCall({
    name: 'cameras.release',
    summary: 'Releases a camera from its shopper, so that its serial number can be bound again',
    method: 'POST',
    path: '/cameras/{id}/release',
    access: 'cloud:write',
    params: one,
    input: none,
    output: cameraShape,
    writes: true,
    version: 'optional',
    current: cameraShape,
    reasons: ['decided', 'running-plan'],
  }),
  listSerials: operatorCall({
    name: 'serials.list',
    summary: 'Lists imported serial numbers, in their order',
    method: 'GET',
    path: '/camera-serials',
    access: 'cloud:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      sku: v.optional(words(60)),
      /** Start of the serial number. */
      serial: v.optional(serial),
      state: v.optional(oneOf(['free', 'bound'])),
    }),
    output: pageOf(v.object({ serial: v.string(), sku: v.string(), isBound: v.boolean(), imported: moment })),
    writes: false,
  }),
  importSerials: operatorCall({
    name: 'serials.import',
    summary: 'Imports serial numbers of cameras from CSV with the columns serial and sku; repeatable',
    method: 'POST',
    path: '/camera-serials',
    access: 'cloud:write',
    params: none,
    input: fieldsOf({
      /** `all-or-nothing`: imports nothing if a line has an error; `good-lines`: imports the others. */
      mode: oneOf(['all-or-nothing', 'good-lines']),
      csv: words(900_000),
      /** Serial numbers that are not bound may get another SKU. @default false */
      canReplace: v.optional(v.boolean('type'), false),
      /** Checks every line, and imports nothing. @default false */
      isPreview: v.optional(v.boolean('type'), false),
    }),
    output: v.object({
      /** What this call imported, or would import: new ones, ones with another SKU, and ones known before. */
      added: v.number(),
      moved: v.number(),
      known: v.number(),
      isImported: v.boolean(),
      /** Lines that repeat an earlier one. */
      repeated: v.array(v.number()),
      errors: v.array(
        v.object({
          /** Row of the CSV, from 1; the header is the first. */
          line: v.number(),
          reason: v.picklist(serialReasons),
          serial: v.string(),
          sku: v.string(),
          /** For people, in the language of the request. */
          detail: v.string(),
        }),
      ),
    }),
    writes: true,
  }),
  listPlans: operatorCall({
    name: 'plans.list',
    summary: 'Lists the cloud-storage plans in the order in which shoppers see them',
    method: 'GET',
    path: '/cloud-plans',
    access: 'cloud:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(planShape) }),
    writes: false,
  }),
  readPlan: operatorCall({
    name: 'plans.read',
    summary: 'Returns a cloud-storage plan',
    method: 'GET',
    path: '/cloud-plans/{id}',
    access: 'cloud:read',
    params: one,
    input: none,
    output: planShape,
    writes: false,
    version: 'optional',
  }),
  createPlan: operatorCall({
    name: 'plans.create',
    summary: 'Creates a cloud-storage plan of a kind and a number of days that no plan has',
    method: 'POST',
    path: '/cloud-plans',
    access: 'cloud:write',
    params: none,
    input: fieldsOf({
      type: oneOf(planTypes),
      days: whole(1, 3650),
      ...planFields,
      name: localizedWords(80),
      description: v.optional(localizedAnyWords(500)),
    }),
    output: planShape,
    writes: true,
  }),
  changePlan: operatorCall({
    name: 'plans.change',
    summary: 'Changes prices and texts of a plan for purchases from now on',
    method: 'PATCH',
    path: '/cloud-plans/{id}',
    access: 'cloud:write',
    params: one,
    input: v.pipe(
      fieldsOf({
        name: v.optional(localizedWords(80)),
        description: v.optional(localizedAnyWords(500)),
        ...planFields,
      }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: planShape,
    writes: true,
    version: 'required',
    current: planShape,
  }),
  listCloudOrders: operatorCall({
    name: 'cloud-orders.list',
    summary: 'Lists purchases of cloud storage, newest first; running ones, those that end first',
    method: 'GET',
    path: '/cloud-orders',
    access: 'cloud:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      state: v.optional(oneOf(cloudOrderStates)),
      customer: v.optional(digitsOf()),
      /** Id of the camera. */
      camera: v.optional(digitsOf()),
    }),
    output: pageOf(cloudOrderShape),
    writes: false,
  }),
  readCloudOrder: operatorCall({
    name: 'cloud-orders.read',
    summary: 'Returns a purchase of cloud storage',
    method: 'GET',
    path: '/cloud-orders/{sn}',
    access: 'cloud:read',
    params: cloudOrderPath,
    input: none,
    output: cloudOrderShape,
    writes: false,
    version: 'optional',
  }),
  refundCloudOrder: operatorCall({
    name: 'cloud-orders.refund',
    summary:
      'Refunds the unused days of a plan, or its full price; above the limit a second person has to approve it',
    method: 'POST',
    path: '/cloud-orders/{sn}/refund',
    access: 'refunds:write',
    params: cloudOrderPath,
    input: fieldsOf({
      /** The full price, however much of it was used. @default false */
      isFull: v.optional(v.boolean('type'), false),
      /** The amount that the caller has seen. */
      expectedAmount: v.optional(amount),
      /** Computes the refund, and refunds nothing. @default false */
      isPreview: v.optional(v.boolean('type'), false),
    }),
    output: v.object({
      /** `waits`: for the approval of a second person. */
      status: v.picklist(['preview', 'refunded', 'waits']),
      amount: v.string(),
      currency: v.string(),
      /** End of the camera's storage afterwards; null without storage. */
      storageUntil: momentOrNull,
      needsApproval: v.boolean(),
      approvalId: v.nullable(v.number()),
    }),
    writes: true,
    current: cloudOrderShape,
    reasons: ['plan-state', 'used-up', 'changed-amount', 'waits-already'],
  }),
};
