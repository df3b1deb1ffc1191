const freshMs = 60_000;

/**
 * Whether a rendered page is so old that its prices are loaded again. A device whose clock is wrong loads them too.
 * @param now - Unix time in milliseconds.
 */
export function isOld({ lastModified }: Pick<Document, 'lastModified'>, now: number): boolean {
  // The response's header, in local time.
  return !(Math.abs(now - Date.parse(lastModified)) < freshMs);
}
