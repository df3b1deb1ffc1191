import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, list, moneyOrZero, text } from './outputs.ts';

/** The shopper's year in review; zeros if there is no activity. */
export const report2024GetReport = endpoint({
  method: 'POST',
  path: '/addons/shop/api.report2024/getReport',
  access: 'shopper',
  input: v.object({}),
  output: v.object({
    /** The current year; in January the previous one. */
    year: v.number(),
    orders: count,
    /** Paid and not refunded, in `currency`. */
    spent: moneyOrZero,
    currency: text,
    /** Points earned. */
    points: count,
    signin_days: count,
    reviews: count,
    top_goods: list(v.object({ id: v.number(), title: text, image: text, nums: count })),
    /** Not in the wire documentation: paid orders of each month, January first, for the chart. */
    months: list(count),
    /** Not in the wire documentation: top-level categories by units bought and kept, descending. */
    categories: list(v.object({ id: v.number(), name: text, nums: count })),
  }),
  refusals: [],
});
