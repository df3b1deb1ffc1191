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

/** What a purchase has added and nobody has used yet, in seconds: what goes when its money goes back. */
export function unusedSeconds(
  { begintime, endtime }: { readonly begintime: number; readonly endtime: number },
  now: number,
): number {
  return Math.max(0, endtime - Math.max(now, begintime));
}
