import * as v from 'valibot';

/** What every reply is wrapped in. `data` is parsed by the endpoint's own schema. */
export const envelopeSchema = v.object({
  /** 1 done, 0 refused, 401 not logged in, 403 forbidden, 404, 405, 413, 415 malformed. */
  code: v.number(),
  /** For people, in the language of the request. */
  msg: v.nullish(v.string(), ''),
  /** Unix seconds; a base server may send it as text. */
  time: v.nullish(v.union([v.number(), v.string()]), 0),
  data: v.nullish(v.unknown(), null),
});

/** What every reply is wrapped in. */
export type Envelope = v.InferOutput<typeof envelopeSchema>;
