export { addressLayout } from './addresses/addressLayout.ts';
export type { AddressLayout, PlacePart } from './addresses/addressLayout.ts';
export { addressLines } from './addresses/addressLines.ts';
export type { WrittenPlace } from './addresses/addressLines.ts';
export { plainName } from './addresses/plainName.ts';
export {
  findState,
  hasStates,
  loadStates,
  plainStateNames,
  stateName,
  stateOfPostCode,
} from './addresses/states.ts';
export type { KnownState } from './addresses/states.ts';
export { compareAppVersion } from './appVersion.ts';
export type { VersionOrder } from './appVersion.ts';
export { chooseCountry, languageOfCountry } from './countryChoice.ts';
export { createGuid } from './createGuid.ts';
export type { RandomSource } from './createGuid.ts';
export { debounce } from './debounce.ts';
export type { Debounced } from './debounce.ts';
export { parseDeliveryDays } from './deliveryDays.ts';
export { toFullName } from './fullName.ts';
export { APP_VERSION, defaultMinimumAppVersion, limits } from './limits.ts';
export {
  addMoney,
  compareMoney,
  currencyDecimals,
  fromWire,
  isAmount,
  multiplyMoney,
  negateMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimal,
  toWire,
} from './money.ts';
export type { Money } from './money.ts';
export { isLoopback, parseUrl } from './parseUrl.ts';
export { pictureSources } from './pictureSources.ts';
export type { PictureSources } from './pictureSources.ts';
export { isPostCode, postCodeSample, writePostCode } from './postCodes.ts';
export { queryString } from './queryString.ts';
export type { ArrayFormat, QueryFields, QueryStringOptions, QueryValue } from './queryString.ts';
export {
  isCode,
  isEmail,
  isFilled,
  isLoginPassword,
  isMobile,
  isNewPassword,
  isUsername,
} from './validators.ts';
export { isUploadType, toUploadBytes } from './uploadLimits.ts';
export { variantName } from './variantName.ts';
