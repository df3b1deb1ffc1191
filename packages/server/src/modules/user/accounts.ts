/** The accounts of shoppers, as other modules may reach them. */
export { findByAccount, findByMobile, insertShopper } from './repository.ts';
export type { AccountNames, ShopperRow } from './repository.ts';
