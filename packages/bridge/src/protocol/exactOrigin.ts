import { PawletError } from '@pawlet/core/errors';

/**
 * An origin as serialised by a browser: scheme, host, and the port unless it is the default. Never `*` or a pattern.
 */
export type ExactOrigin = `https://${string}` | `http://${string}`;

/** Throws `CONFIG` for anything but an exact origin, such as a pattern. */
export function assertExactOrigin(
  origin: unknown,
  form: RegExp = /^https?:\/\/[^/*?#@\s]+$/u,
): asserts origin is ExactOrigin {
  if (typeof origin !== 'string' || !form.test(origin))
    throw new PawletError('CONFIG', `${String(origin)} is not an exact origin`);
}

/** https anywhere, http on localhost only; parsed without `URL`, which React Native implements only in part. */
const exact =
  /^(?:https:\/\/(?!.*:443$)|http:\/\/(?=(?:localhost|127\.0\.0\.1|\[::1\]|[a-z\d.-]+\.localhost)(?::\d+)?$)(?!.*:80$))(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::[1-9]\d{0,4})?$/u;

/** Parses an origin from a configuration; throws `CONFIG` for anything but one exact https (or localhost) origin. */
export function toExactOrigin(origin: unknown): ExactOrigin {
  assertExactOrigin(origin, exact);
  return origin;
}
