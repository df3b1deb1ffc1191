import * as v from 'valibot';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf, wholeBetween } from '../settings/values.ts';
import { type CheckInRules, defaultCheckInRules } from './rules.ts';

const points = wholeBetween(0, 10_000);

/** Rewards for daily check-ins. */
export const checkInSetting = defineSetting<CheckInRules>({
  name: 'checkIn.rewards',
  schema: fieldsOf({
    // The calendar shows seven days.
    pointsByDay: v.pipe(v.array(points, 'a list'), v.length(7, 'the points of seven days')),
    laterPoints: points,
    fillUpPrice: points,
    fillUpDays: wholeBetween(0, 31),
    fillUpsInMonth: wholeBetween(0, 31),
  }),
  initial: defaultCheckInRules,
  meaning: 'setting.checkIn.rewards',
});
