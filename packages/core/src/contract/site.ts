import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { optional, text as textField } from './fields.ts';
import { list, nothing, text, time } from './outputs.ts';

/** Current and upcoming campaigns. */
export const activityIndex = endpoint({
  method: 'POST',
  path: '/addons/shop/api.activity/index',
  access: 'open',
  input: v.object({}),
  output: list(
    v.object({ id: v.number(), title: text, image: text, url: text, begintime: time, endtime: time }),
  ),
  refusals: [],
});

/** Origin of links shared to a country, '' for the shop's own. */
export const indexGetSiteDomain = endpoint({
  method: 'POST',
  path: '/api/index/getSiteDomain',
  access: 'open',
  input: v.object({ country_code: textField({ maximum: 3, pattern: /^[A-Za-z]{3}$/ }) }),
  output: v.object({ domain: text }),
  refusals: [],
});

/** Hints about devices, by key: where the label is, how to find the hardware version. */
export const commonGetDevRemarkConfig = endpoint({
  method: 'POST',
  path: '/api/common/getDevRemarkConfig',
  access: 'open',
  input: v.object({}),
  output: v.record(v.string(), text),
  refusals: [],
});

const results = ['accept', 'reject', 'ban', 'filter', 'acceptWithAudio', 'acceptWithAlert'] as const;

/** Stores which messages of the mini-program the shopper wants. */
export const subscribeIndex = endpoint({
  method: 'POST',
  path: '/addons/shop/api.subscribe/index',
  access: 'shopper',
  input: v.object({
    /** Template id to the shopper's choice. */
    tpl_ids: optional(
      v.pipe(
        v.record(
          v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'format')),
          v.picklist(results, 'choice'),
          'type',
        ),
        v.check((given) => Object.keys(given).length <= 20, 'length'),
      ),
      {},
    ),
    order_sn: optional(textField({ maximum: 40, pattern: /^[\dA-Za-z]+$/ }), ''),
    openid: optional(textField({ maximum: 64, pattern: /^[\w-]+$/ }), ''),
  }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});
