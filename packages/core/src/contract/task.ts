import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { count, text } from './outputs.ts';

/** Things to do for points, with the shopper's progress. */
export const taskIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.task/index',
  access: 'open',
  input: v.object({}),
  output: v.array(
    v.object({
      id: v.number(),
      /** What is counted for it, such as `favourite`. */
      kind: text,
      name: text,
      image: text,
      score: count,
      progress: count,
      target: v.nullish(v.number(), 1),
      state: v.picklist(['open', 'claimable', 'done']),
      /** Route of the mall where it is done. */
      path: text,
    }),
  ),
  refusals: [],
});

/** Takes the points of a task that is done. */
export const taskClaim = endpoint({
  method: 'POST',
  path: '/addons/shop/api.task/claim',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: v.object({ score: count }),
  // The contract's list of reasons has none for "not done yet": it is a VALIDATION of `id` with words of its own.
  refusals: ['NOT_FOUND', 'ALREADY_DONE', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});
