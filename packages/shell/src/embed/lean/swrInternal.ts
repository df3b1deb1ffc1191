/** The cache needs no preparation here. */
export function initCache(): undefined {
  return undefined;
}
