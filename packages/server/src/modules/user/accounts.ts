/** The accounts of shoppers as seen by other modules. */
export {
  deleteSessionsOf,
  findByAccount,
  findByEmail,
  findByMobile,
  findByRecipient,
  findRecipients,
  findShopperRow,
  insertConsents,
  insertShopper,
  isUsernameTaken,
  lockShopper,
  updateShopper,
} from './repository.ts';
export { isKnownAddress, addKnownAddress } from './knownAddresses.ts';
export { notifyOwner } from './notifyOwner.ts';
export { readMobile } from './readMobile.ts';
export type { AccountNames, MobileNumber, ShopperRow } from './repository.ts';
