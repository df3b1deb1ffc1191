import { defineSetting } from '../settings/defineSetting.ts';
import { wholeBetween } from '../settings/values.ts';

/** Time to pay an order, for cloud storage too. */
export const unpaidMinutesSetting = defineSetting({
  name: 'orders.unpaidMinutes',
  schema: wholeBetween(5, 7 * 24 * 60),
  initial: 60,
  meaning: 'setting.orders.unpaidMinutes',
});
