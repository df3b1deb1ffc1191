import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, list, moneyOrZero, text } from './outputs.ts';

/** The shopper's year; zeros for an empty one. */
export const report2024GetReport = endpoint({
  method: 'POST',
  path: '/addons/shop/api.report2024/getReport',
  access: 'shopper',
  input: v.object({}),
  output: v.object({
    /** The running year; in January the one that has just ended. */
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
    /** Beyond the documented fields, so that the year can be drawn: orders paid in each month, January first. */
    months: list(count),
    /** Likewise: top categories of what was bought and kept, most pieces first. */
    categories: list(v.object({ id: v.number(), name: text, nums: count })),
  }),
  refusals: [],
});
