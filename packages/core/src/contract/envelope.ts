import * as v from 'valibot';

/** Envelope of every reply. `data` is parsed by the endpoint's schema. */
export const envelopeSchema = v.object({
  /** 1 done, 0 refused, 401 not logged in, 403 forbidden; 404, 405, 413 and 415 malformed. */
  code: v.number(),
  /** Message for people, in the language of the request. */
  msg: v.nullish(v.string(), ''),
  /** Unix seconds; a base server may send a string. */
  time: v.nullish(v.union([v.number(), v.string()]), 0),
  data: v.nullish(v.unknown(), null),
});

/** Envelope of every reply. */
export type Envelope = v.InferOutput<typeof envelopeSchema>;
