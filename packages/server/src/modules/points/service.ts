/** What other modules may ask of points: the one ledger through which all of them move. */
export { arePointsOn, findPointsSettings, findTerms, type PointsSettings, toTerms } from './settings.ts';
export { firstTerms, micros, moneyInsteadOf, pointsEarned, type PointsTerms, pointsWorth } from './terms.ts';
export { earnPoints, findPoints, spendPoints, sumPoints } from './ledger.ts';

export { findWaiting, isAnythingOwed } from './repository.ts';
