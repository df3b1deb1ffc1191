/** Calls that the store does not answer yet; one that it does answer fails the walk until it is taken off this list. */
export const notYet: readonly string[] = [];
