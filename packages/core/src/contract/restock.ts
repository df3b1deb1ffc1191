import * as v from 'valibot';
import { email, verificationCode } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { id, optional, text as textField } from './fields.ts';
import { list, text, time } from './outputs.ts';

/** Most alerts that wait for one e-mail address. */
export const maxRestockAlerts = 50;

/** Names an alert to whoever made it. */
const alertToken = textField({ maximum: 32, pattern: /^[\da-f]{32}$/ });

/** An e-mail that is sent once, when a sold-out SKU is back. Ours. */
export const restockAlertShape = v.object({
  /** Shows and removes the alert, without a log-in too. */
  token: v.string(),
  goods_id: v.number(),
  sku_id: v.number(),
  title: text,
  /** What the SKU stands for, '' for a product without choice. */
  variant: text,
  image: text,
  /** Where the e-mail goes. */
  email: text,
  createtime: time,
  expiretime: time,
});

/**
 * Asks for an e-mail when a SKU is back. A shopper's own address needs nothing more; any other address a verification
 * code (event restock). The same SKU and address again is the same alert. ALREADY_DONE: it can be bought now. Ours.
 */
export const restockAdd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.restock/add',
  access: 'open',
  input: v.object({
    goods_id: id(),
    /** Empty for a product without choice. */
    sku_id: optional(id(), null),
    email: optional(email, ''),
    captcha: optional(verificationCode, ''),
  }),
  output: restockAlertShape,
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED', 'CREDENTIALS', 'LIMIT_REACHED', 'ALREADY_DONE'],
  writes: true,
});

/** Removes an alert; one that is not there any more is removed too. Ours. */
export const restockRemove = endpoint({
  method: 'POST',
  path: '/addons/shop/api.restock/remove',
  access: 'open',
  input: v.object({ token: alertToken }),
  output: v.unknown(),
  refusals: [],
  writes: true,
});

/** The alerts that wait: of the shopper, and of these tokens; newest first. Ours. */
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
