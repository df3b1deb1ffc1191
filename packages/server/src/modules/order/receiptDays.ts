import type { Database } from '../../db/database.ts';
import { findShopContent, saveShopContent } from '../config/shopContent.ts';

const kind = 'receiptDays';

/** Days after which receipt of an order counts as confirmed. */
export interface ReceiptDays {
  /** After the carrier has handed the parcel over. */
  readonly delivered: number;
  /** After shipping, where no delivery is known: to an address in the shop's country. */
  readonly domestic: number;
  /** The same for an address abroad. */
  readonly abroad: number;
}

/** Holds for a shop that has set nothing. */
export const defaultReceiptDays: ReceiptDays = { delivered: 3, domestic: 10, abroad: 30 };

/** The days that hold now. */
export async function findReceiptDays(db: Database): Promise<ReceiptDays> {
  const value = await findShopContent(db, kind);
  // `saveReceiptDays` alone writes it.
  return value === undefined ? defaultReceiptDays : (value as ReceiptDays);
}

/** Sets the days, for orders on their way too. */
export async function saveReceiptDays(db: Database, days: ReceiptDays): Promise<void> {
  await saveShopContent(db, kind, days);
}
