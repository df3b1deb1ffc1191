import * as v from 'valibot';
import { email, verificationCode } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { id, optional, text as textField } from './fields.ts';
import { list, text, time } from './outputs.ts';

/** Maximum active alerts per e-mail address. */
export const maxRestockAlerts = 50;

/** Secret id of an alert, known to its creator. */
const alertToken = textField({ maximum: 32, pattern: /^[\da-f]{32}$/ });

/** A one-time e-mail alert for when a sold-out SKU is available again. Ours. */
export const restockAlertShape = v.object({
  /** Gives access to the alert, also without log-in. */
  token: v.string(),
  goods_id: v.number(),
  sku_id: v.number(),
  title: text,
  /** Name of the variant, '' for a product without variants. */
  variant: text,
  image: text,
  /** Recipient. */
  email: text,
  createtime: time,
  expiretime: time,
});

/**
 * Creates an e-mail alert for when a SKU is available again. The shopper's own address needs no proof; any other
 * address needs a verification code (event restock). Idempotent per SKU and address. ALREADY_DONE: it is available now.
 * Ours.
 */
export const restockAdd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.restock/add',
  access: 'open',
  input: v.object({
    goods_id: id(),
    /** Empty for a product without variants. */
    sku_id: optional(id(), null),
    email: optional(email, ''),
    captcha: optional(verificationCode, ''),
  }),
  output: restockAlertShape,
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED', 'CREDENTIALS', 'LIMIT_REACHED', 'ALREADY_DONE'],
  writes: true,
});

/** Removes an alert; succeeds if it no longer exists. Ours. */
export const restockRemove = endpoint({
  method: 'POST',
  path: '/addons/shop/api.restock/remove',
  access: 'open',
  input: v.object({ token: alertToken }),
  output: v.unknown(),
  refusals: [],
  writes: true,
});

/** Active alerts of the shopper and of these tokens; newest first. Ours. */
export const restockIndex = endpoint({
  method: 'POST',
  path: '/addons/shop/api.restock/index',
  access: 'open',
  input: v.object({
    tokens: optional(v.pipe(v.array(alertToken, 'type'), v.maxLength(maxRestockAlerts, 'length')), []),
  }),
  output: list(restockAlertShape),
  refusals: [],
});
