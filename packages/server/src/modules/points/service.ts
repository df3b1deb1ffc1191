/** Points as seen by other modules: the only ledger for their movements. */
export {
  pointsSetting,
  pointsShareSetting,
  arePointsOn,
  findPointsSettings,
  findTerms,
  type PointsSettings,
  toTerms,
} from './settings.ts';
export {
  firstTerms,
  micros,
  computeMoneyInstead,
  pointsEarned,
  type PointsTerms,
  pointsWorth,
} from './terms.ts';
export { earnPoints, findPoints, spendPoints, sumPoints } from './ledger.ts';

export { findWaiting, isAnythingOwed } from './repository.ts';
