import { fieldProblems } from '@pawlet/core/contract';
import * as v from 'valibot';

/** HTTP status of each problem. */
export const problemStatuses = {
  /** Fields are missing or invalid: `errors` lists them. */
  invalid: 400,
  /** No log-in, or one that has ended. */
  unauthenticated: 401,
  /** E-mail address, password or code are wrong. */
  'wrong-credentials': 401,
  /** The password is right; a code of the authenticator, or a recovery code, is required. */
  'code-required': 401,
  /** The caller lacks `scope`. */
  forbidden: 403,
  /** A page of another origin. */
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** The state does not allow this: `reason` says why, `current` is the state. */
  conflict: 409,
  /** Somebody else has changed it: `current` is the state now. */
  changed: 412,
  'too-large': 413,
  'not-json': 415,
  /** The call takes a form with a file. */
  'not-form': 415,
  /** The idempotency key was used for another request. */
  'key-reused': 422,
  /** `If-Match` is missing. */
  'version-required': 428,
  /** Too many attempts: `retryAfter` seconds to wait. */
  'rate-limited': 429,
  internal: 500,
  /** The database does not respond: the same request can be sent again. */
  unavailable: 503,
} as const;

/** Code of a problem; its `type` is `urn:pawlet:problem:<code>`. */
export type ProblemCode = keyof typeof problemStatuses;

/** All problem codes. */
export const problemCodes = Object.keys(problemStatuses) as readonly ProblemCode[];

/** Problem details (RFC 9457) as every failed call returns them, as `application/problem+json`. */
export const problemShape = v.object({
  type: v.string(),
  /** In English, the same for every problem of this type. */
  title: v.string(),
  status: v.number(),
  /** For people, in the language of the request. */
  detail: v.string(),
  /** `urn:uuid:` and the id of the request, as in the log. */
  instance: v.string(),
  code: v.picklist(problemCodes),
  /** With `invalid`: each invalid field, lists by index (`parcels.0.number`). */
  errors: v.optional(
    v.array(
      v.object({
        field: v.string(),
        problem: v.picklist(fieldProblems),
        detail: v.string(),
        /** What the value needs, in English: absent where `detail` says everything. */
        hint: v.optional(v.string()),
      }),
    ),
  ),
  /** With `forbidden`: the scope that the caller lacks. */
  scope: v.optional(v.string()),
  /** With `conflict`: what is in the way; with `invalid` and `too-large`: what is wrong with a file. */
  reason: v.optional(v.string()),
  /** With `conflict` and `changed`: what is true now. */
  current: v.optional(v.unknown()),
  /** With `rate-limited`: seconds. */
  retryAfter: v.optional(v.number()),
});

/** Problem details of a failed call. */
export type Problem = v.InferOutput<typeof problemShape>;
