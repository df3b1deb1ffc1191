/** A URL that may be passed to another app: nothing but these three schemes. */
export function isSafeOutside(url: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)/iu.test(url);
}
