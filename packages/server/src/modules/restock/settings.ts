import { defineSetting } from '../settings/defineSetting.ts';
import { wholeBetween } from '../settings/values.ts';

/** How long somebody waits for a sold-out product before the alert ends. */
export const waitDaysSetting = defineSetting({
  name: 'restock.waitDays',
  schema: wholeBetween(1, 730),
  initial: 180,
  meaning: 'setting.restock.waitDays',
});

/** How long a product has to be in stock before anyone is notified, and between two batches. */
export const holdMinutesSetting = defineSetting({
  name: 'restock.holdMinutes',
  schema: wholeBetween(0, 1440),
  initial: 10,
  meaning: 'setting.restock.holdMinutes',
});
