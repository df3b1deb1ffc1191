/**
 * Calls that the store does not implement yet; an implemented one fails the walk until it is removed from
 * this list.
 */
export const notYet: readonly string[] = [];
