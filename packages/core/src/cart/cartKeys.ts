/** Storage keys of the cart. */
export const cartKeys = {
  visitorLines: 'pawlet:cart:visitor',
  /** Written after a change, so that other tabs reload the cart. */
  signal: 'pawlet:cart:signal',
  selection: (owner: string): string => `pawlet:cart:selection:${owner === '' ? 'visitor' : owner}`,
  discountCode: (owner: string): string => `pawlet:cart:code:${owner}`,
};
