import type { ByteRange } from '../../ports/uploads.ts';

/** The part of a file that a `range` header asks for: undefined for all of it, null for none that exists. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  // Several ranges at once, and other units, may be answered with all of it.
  if (match === null || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? null : { first, last };
}
