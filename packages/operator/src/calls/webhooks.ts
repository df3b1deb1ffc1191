import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  anyWords,
  digitsOf,
  fieldsOf,
  hasSomeField,
  moment,
  momentOrNull,
  none,
  oneOf,
  words,
} from '../fields.ts';
import { personal, secretInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';

/** Whoever may change a webhook sees its whole address. */
const personalFor: readonly Scope[] = ['settings:write'];

const webhookShape = v.object({
  id: v.number(),
  /** Without its query. */
  url: v.string(),
  /** Query of the address, with its question mark, which may contain a password; '' for none. */
  query: personal(v.string()),
  /** Only orders of this partner; '' for every order. */
  partner: v.string(),
  created: moment,
  /** Nothing is sent to it since then. */
  disabled: momentOrNull,
  /** Failed attempts since the last delivery. */
  failures: v.number(),
  /** After too many failures nothing is sent until then. */
  pausedUntil: momentOrNull,
  /** Events that are still to be sent. */
  waiting: v.number(),
  /** Events of the last 30 days that were given up. */
  failed: v.number(),
  version: v.string(),
});

/** A webhook as the API returns it. */
export type OperatorWebhook = v.InferOutput<typeof webhookShape>;

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

const deliveryShape = v.object({
  id: v.number(),
  /** By which a receiver detects an event that arrives twice. */
  eventId: v.string(),
  webhook: v.number(),
  /** Such as `order.paid`. */
  type: v.string(),
  orderSn: v.string(),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  /** HTTP status or code of the error, such as `ECONNREFUSED`; '' before the first attempt. */
  lastResult: v.string(),
  /** Why the last attempt failed, in the language of the call; '' if it did not. */
  lastReason: v.string(),
  created: moment,
  /** Time of the next attempt; null when there is none. */
  due: momentOrNull,
  delivered: momentOrNull,
  version: v.string(),
});

/** An event for a webhook as the API returns it. */
export type OperatorDelivery = v.InferOutput<typeof deliveryShape>;

const wholeDeliveryShape = v.object({
  ...deliveryShape.entries,
  /** What is sent: numbers and states of the order, without name and address. */
  payload: v.record(v.string(), v.unknown()),
});

const one = v.object({ id: digitsOf() });
/** The audit log does not have it, because its query may contain a password. */
const url = secretInput(words(500));
const partner = anyWords(80);

const onWebhook = {
  access: 'settings:write',
  params: one,
  output: webhookShape,
  writes: true,
  personalFor,
  current: webhookShape,
} as const;

/** Webhooks of partners and ERPs, and the events that are sent to them. */
export const webhookCalls = {
  listWebhooks: operatorCall({
    name: 'webhooks.list',
    summary: 'Lists the webhooks with how many events wait and failed',
    method: 'GET',
    path: '/webhooks',
    access: 'settings:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(webhookShape) }),
    writes: false,
    personalFor,
  }),
  readWebhook: operatorCall({
    name: 'webhooks.read',
    summary: 'Returns a webhook',
    method: 'GET',
    path: '/webhooks/{id}',
    access: 'settings:read',
    params: one,
    input: none,
    output: webhookShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  createWebhook: operatorCall({
    name: 'webhooks.create',
    summary: 'Adds a webhook, and returns the key of its signatures once',
    method: 'POST',
    path: '/webhooks',
    access: 'settings:write',
    params: none,
    input: fieldsOf({
      /** https; http on the shop's own machine. */
      url,
      partner: v.optional(partner, ''),
    }),
    output: v.object({ ...webhookShape.entries, secret: v.string() }),
    writes: true,
    personalFor,
    isSecret: true,
  }),
  changeWebhook: operatorCall({
    ...onWebhook,
    name: 'webhooks.change',
    summary: 'Changes address or partner of a webhook; what waits is sent to the new address',
    method: 'PATCH',
    path: '/webhooks/{id}',
    version: 'required',
    input: v.pipe(
      fieldsOf({ url: v.optional(url), partner: v.optional(partner) }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
  }),
  disableWebhook: operatorCall({
    ...onWebhook,
    name: 'webhooks.disable',
    summary: 'Disables a webhook: what waits is not sent any more',
    method: 'POST',
    path: '/webhooks/{id}/disable',
    version: 'optional',
    input: none,
  }),
  enableWebhook: operatorCall({
    ...onWebhook,
    name: 'webhooks.enable',
    summary: 'Enables a disabled or paused webhook with its key: what waits is sent at once',
    method: 'POST',
    path: '/webhooks/{id}/enable',
    version: 'optional',
    input: none,
  }),
  listDeliveries: operatorCall({
    name: 'webhooks.deliveries',
    summary: 'Lists the events of the last 30 days, newest first',
    method: 'GET',
    path: '/webhook-deliveries',
    access: 'settings:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      webhook: v.optional(digitsOf()),
      state: v.optional(oneOf(deliveryStates)),
      /** The whole number of the order or of the cloud-storage plan. */
      order: v.optional(words(40, /^C?\d+$/u)),
    }),
    output: pageOf(deliveryShape),
    writes: false,
  }),
  readDelivery: operatorCall({
    name: 'webhooks.delivery',
    summary: 'Returns an event with what is sent',
    method: 'GET',
    path: '/webhook-deliveries/{id}',
    access: 'settings:read',
    params: one,
    input: none,
    output: wholeDeliveryShape,
    writes: false,
    version: 'optional',
  }),
  resendDelivery: operatorCall({
    name: 'webhooks.resend',
    summary: 'Sends an event again, delivered or not, with the same id',
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    access: 'settings:write',
    params: one,
    input: none,
    output: wholeDeliveryShape,
    writes: true,
    version: 'optional',
    current: wholeDeliveryShape,
    reasons: ['webhook-disabled'],
  }),
};
