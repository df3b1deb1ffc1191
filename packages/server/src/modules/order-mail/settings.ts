import { defineSetting } from '../settings/defineSetting.ts';
import { wholeBetween } from '../settings/values.ts';

/** Most shoppers pay at once: only the others need to know that the order waits for payment. */
export const placedMailMinutesSetting = defineSetting({
  name: 'orders.placedMailMinutes',
  schema: wholeBetween(0, 1440),
  initial: 10,
  meaning: 'setting.orders.placedMailMinutes',
});
