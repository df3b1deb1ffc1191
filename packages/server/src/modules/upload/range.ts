import type { ByteRange } from '../../ports/uploads.ts';

/** The range in a `range` header: undefined for the whole file, null for an unsatisfiable one. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  // Multiple ranges and other units may be answered with the whole file.
  if (match === null || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? null : { first, last };
}
