/** What other modules may ask of points: the one ledger through which all of them move. */
export { earnPoints, findPoints, spendPoints, sumPoints } from './ledger.ts';

export { findWaiting, isAnythingOwed } from './repository.ts';
