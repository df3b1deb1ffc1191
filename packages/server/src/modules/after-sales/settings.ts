import * as v from 'valibot';
import { countries } from '../../http/countries.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, localizedUpTo, valuesOf, wholeBetween } from '../settings/values.ts';
import { type Reason, reasonKeys } from './reasons.ts';

/** Time to send an approved return. */
export const returnDaysSetting = defineSetting({
  name: 'afterSales.returnDays',
  schema: wholeBetween(1, 365),
  initial: 14,
  meaning: 'setting.afterSales.returnDays',
});

/** Time to send the pictures that the shop has asked for. */
export const pictureDaysSetting = defineSetting({
  name: 'afterSales.pictureDays',
  schema: wholeBetween(1, 60),
  initial: 7,
  meaning: 'setting.afterSales.pictureDays',
});

/** Time in which the shop means to answer a request. */
export const answerDaysSetting = defineSetting({
  name: 'afterSales.answerDays',
  schema: wholeBetween(1, 60),
  initial: 3,
  meaning: 'setting.afterSales.answerDays',
});

/** Time after the end of a request in which shop and shopper may still write to each other about it. */
export const conversationDaysSetting = defineSetting({
  name: 'afterSales.conversationDays',
  schema: wholeBetween(0, 365),
  initial: 30,
  meaning: 'setting.afterSales.conversationDays',
});

const mostReasons = 30;

/** Reasons for refunds and returns. */
export const reasonsSetting = defineSetting<readonly Reason[]>({
  name: 'afterSales.reasons',
  schema: v.pipe(
    v.array(
      v.union(
        [v.picklist(reasonKeys), fieldsOf({ type: v.picklist([1, 2]), text: localizedUpTo(60) })],
        `one of ${reasonKeys.join(', ')}, or { "type": 1 for a refund or 2 for a return, "text": a text in each language }`,
      ),
      'a list',
    ),
    v.minLength(1, 'at least one reason'),
    v.maxLength(mostReasons, `at most ${mostReasons} reasons`),
  ),
  initial: reasonKeys,
  meaning: 'setting.afterSales.reasons',
});

/** The largest refunds for which one person is enough, in whole units of the currency. */
export interface RefundLimits {
  readonly byCurrency: Readonly<Record<string, number>>;
  /** For every other currency. */
  readonly other: number;
}

const limit = wholeBetween(0, 10_000_000);

/** Refunds above it need a second person. */
export const refundLimitsSetting = defineSetting<RefundLimits>({
  name: 'refunds.approvalLimits',
  schema: fieldsOf({
    byCurrency: valuesOf([...new Set(countries.map(({ currency }) => currency))], limit),
    other: limit,
  }),
  initial: { byCurrency: { CNY: 2000, JPY: 40_000, KRW: 400_000 }, other: 250 },
  meaning: 'setting.refunds.approvalLimits',
});
