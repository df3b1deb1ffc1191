const daySeconds = 24 * 3600;

/** What a purchase adds: storage from the later of now and what is there, for so many days. */
export function extension(
  expiretime: number | null,
  days: number,
  now: number,
): { readonly begintime: number; readonly endtime: number } {
  const begintime = Math.max(now, expiretime ?? now);
  return { begintime, endtime: begintime + days * daySeconds };
}
