import { defineSetting } from '../settings/defineSetting.ts';
import { wholeBetween } from '../settings/values.ts';

/** Stock at which an operator should reorder. */
export const lowStockSetting = defineSetting({
  name: 'stock.lowLevel',
  schema: wholeBetween(0, 100_000),
  initial: 5,
  meaning: 'setting.stock.lowLevel',
});
