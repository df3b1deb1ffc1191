import { PawletError } from '@pawlet/core/errors';

/** An origin as a browser writes it: scheme, host, and the port where it is not the scheme's own. Never `*`, never a pattern. */
export type ExactOrigin = `https://${string}` | `http://${string}`;

/** Throws `CONFIG` for what cannot be an exact origin, a pattern above all. */
export function assertExactOrigin(
  origin: unknown,
  form: RegExp = /^https?:\/\/[^/*?#@\s]+$/u,
): asserts origin is ExactOrigin {
  if (typeof origin !== 'string' || !form.test(origin))
    throw new PawletError('CONFIG', `${String(origin)} is no exact origin`);
}

/** https anywhere, http on this very machine; read without `URL`, which React Native has only half of. */
const exact =
  /^(?:https:\/\/(?!.*:443$)|http:\/\/(?=(?:localhost|127\.0\.0\.1|\[::1\]|[a-z\d.-]+\.localhost)(?::\d+)?$)(?!.*:80$))(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::[1-9]\d{0,4})?$/u;

/** Takes an origin from a configuration; anything but one exact https (or loopback) origin throws `CONFIG`. */
export function toExactOrigin(origin: unknown): ExactOrigin {
  assertExactOrigin(origin, exact);
  return origin;
}
