import * as v from 'valibot';
import { optional, secret } from './environmentValues.ts';

const keyBytes = 32;

/** Keys that encrypt stored secrets, 32 bytes each: the first encrypts, all decrypt. Empty without one. */
export const secretKeys = optional(
  'PAWLET_SECRET_KEY',
  v.pipe(
    secret(
      (value) => toTexts(value).every((key) => toBytes(key) !== undefined),
      'this is not a key, or a list of keys. Make one of 64 hexadecimal digits with: openssl rand -hex 32',
    ),
    v.transform((value) => toTexts(value).flatMap((key) => toBytes(key) ?? [])),
  ),
  '',
);

/** One key in each line of a file, or separated by commas. */
function toTexts(value: string): readonly string[] {
  return value.split(/[\s,]+/u).filter((key) => key !== '');
}

/** As `openssl rand -hex 32` and `openssl rand -base64 32` print it. A key of equal bytes is an example that was copied. */
function toBytes(key: string): Uint8Array | undefined {
  const bytes = /^[\da-f]{64}$/iu.test(key)
    ? Buffer.from(key, 'hex')
    : /^[\w+/-]{43}=?$/u.test(key)
      ? Buffer.from(key, 'base64')
      : undefined;
  return bytes?.length === keyBytes && new Set(bytes).size > 1 ? new Uint8Array(bytes) : undefined;
}
