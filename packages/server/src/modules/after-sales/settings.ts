import * as v from 'valibot';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, localizedUpTo, wholeBetween } from '../settings/values.ts';
import { type Reason, reasonKeys } from './reasons.ts';

/** Time to send an approved return. */
export const returnDaysSetting = defineSetting({
  name: 'afterSales.returnDays',
  schema: wholeBetween(1, 365),
  initial: 14,
  meaning:
    'days within which an approved return has to be sent; returns approved before a change keep their deadline',
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
  meaning:
    'reasons that shoppers choose from for a refund or a return, in this order: built-in ones by name, own ones with texts',
});
