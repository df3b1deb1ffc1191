import type { Database } from '../../db/database.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { fieldsOf, wholeBetween } from '../settings/values.ts';

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

/** Limits of each number of days. */
const receiptLimits = { from: 1, to: 365 } as const;
const days = wholeBetween(receiptLimits.from, receiptLimits.to);

/** Days after which receipt counts as confirmed. */
export const receiptDaysSetting = defineSetting<ReceiptDays>({
  name: 'orders.receiptDays',
  storedAs: 'receiptDays',
  schema: fieldsOf({ delivered: days, domestic: days, abroad: days }),
  initial: defaultReceiptDays,
  meaning: 'setting.orders.receiptDays',
});

/** The current settings. */
export async function findReceiptDays(db: Database): Promise<ReceiptDays> {
  return readSetting({ db }, receiptDaysSetting);
}
