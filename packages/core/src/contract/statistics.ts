import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { integer, optional, text } from './fields.ts';
import { nothing } from './outputs.ts';

const path = text({ maximum: 200 });

/** A page was opened. */
export const sscSt = endpoint({
  method: 'POST',
  path: '/ssc/st',
  access: 'open',
  input: v.object({
    page: path,
    from: optional(path, ''),
    /** Milliseconds or seconds since 1970, by the client's clock. */
    ts: optional(integer(0, Number.MAX_SAFE_INTEGER), 0),
  }),
  output: nothing,
  refusals: [],
});

/** A page was left after `ms` milliseconds. */
export const sscSte = endpoint({
  method: 'POST',
  path: '/ssc/ste',
  access: 'open',
  input: v.object({ page: path, ms: optional(integer(0, Number.MAX_SAFE_INTEGER), 0) }),
  output: nothing,
  refusals: [],
});
