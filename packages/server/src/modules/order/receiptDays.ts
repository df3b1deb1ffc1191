import type { Database } from '../../db/database.ts';
import { findShopContent, saveShopContent } from '../config/shopContent.ts';

const kind = 'receiptDays';

/** Days after which receipt of an order counts as confirmed. */
export interface ReceiptDays {
  /** After the carrier has delivered the parcel. */
  readonly delivered: number;
  /** After shipping, without a known delivery: to an address in the shop's country. */
  readonly domestic: number;
  /** The same for an address abroad. */
  readonly abroad: number;
}

/** Default of the shop. */
export const defaultReceiptDays: ReceiptDays = { delivered: 3, domestic: 10, abroad: 30 };

/** The current settings. */
export async function findReceiptDays(db: Database): Promise<ReceiptDays> {
  const value = await findShopContent(db, kind);
  // Only `saveReceiptDays` writes it.
  return value === undefined ? defaultReceiptDays : (value as ReceiptDays);
}

/** Sets the days, for shipped orders too. */
export async function saveReceiptDays(db: Database, days: ReceiptDays): Promise<void> {
  await saveShopContent(db, kind, days);
}
