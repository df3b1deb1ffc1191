import { checkInQueries } from '@pawlet/core/queries';
import { useQuery } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';
import type { Day, Month } from './month.ts';

/** The checked-in days of a month; `undefined` waits. Components with the same month share one cached copy. */
export function useSignedDays(month: Month | undefined): Resource<readonly Day[]> {
  return useQuery(month === undefined ? undefined : checkInQueries.days(month));
}
