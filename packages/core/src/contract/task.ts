import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { count, text } from './outputs.ts';

/** Tasks that earn points, with the shopper's progress. */
export const taskIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.task/index',
  access: 'open',
  input: v.object({}),
  output: v.array(
    v.object({
      id: v.number(),
      /** What is counted, such as `favourite`. */
      kind: text,
      name: text,
      image: text,
      score: count,
      progress: count,
      target: v.nullish(v.number(), 1),
      state: v.picklist(['open', 'claimable', 'done']),
      /** Route of the storefront for doing it. */
      path: text,
    }),
  ),
  refusals: [],
});

/** Claims the points of a completed task. */
export const taskClaim = endpoint({
  method: 'POST',
  path: '/addons/shop/api.task/claim',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: v.object({ score: count }),
  // The contract has no reason for "not complete yet": it is a VALIDATION of `id` with a specific message.
  refusals: ['NOT_FOUND', 'ALREADY_DONE', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});
