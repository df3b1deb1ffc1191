/** The accounts of shoppers, as other modules may reach them. */
export {
  deleteSessionsOf,
  findByAccount,
  findByEmail,
  findByMobile,
  findRecipients,
  insertConsents,
  insertShopper,
  isUsernameTaken,
  lockShopper,
  updateShopper,
} from './repository.ts';
export type { AccountNames, ShopperRow } from './repository.ts';
