import type { SignInOverview } from '@pawlet/core/api';
import { isPawletError } from '@pawlet/core/errors';
import { checkInQueries, type Query } from '@pawlet/core/queries';
import { useEffect, useMemo } from 'react';
import {
  useFormat,
  useIsSignedIn,
  usePawlet,
  usePawletEvent,
  usePointsOffered,
  useQuery,
} from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';
import { dayIn, monthOf, msToNextDay, shiftDay, shiftMonth } from './month.ts';
import type { Day } from './month.ts';
import type { Streak } from './streak.ts';
import { useSignedDays } from './useSignedDays.ts';
import { useSignInLog } from './useSignInLog.ts';

/** How far back the strip looks: its own seven days, and those that making up for may join. */
const daysLookedBack = 14;

/** An overview whose day is known. */
export interface DatedOverview extends SignInOverview {
  readonly today: Day;
}

/** What the server says about the shopper's sign-ins. */
export interface SignInData {
  readonly overview: Resource<DatedOverview>;
  /** What the rules of strip and calendar read; undefined until the overview is there. */
  readonly streak: Streak | undefined;
  /** Signed days in all, undefined until they are counted. */
  readonly totalDays: number | undefined;
  /** Shows a day as signed before the server is asked again. */
  readonly markSigned: (day: Day, change: (overview: DatedOverview) => DatedOverview) => void;
  /** Reads everything again and shows nothing of it; the new overview, or undefined if it did not come. */
  readonly refresh: () => Promise<DatedOverview | undefined>;
}

/** How the shopper's check-ins stand, on the day of a time zone. */
function datedOverview(timeZone: string): Query<DatedOverview> {
  const { key, load, tags } = checkInQueries.overview();
  return {
    key: [...key, timeZone],
    load: async (...given) => {
      const known = await load(...given);
      // Only a base server leaves its day out.
      return { ...known, today: known.today ?? dayIn(Date.now(), timeZone) };
    },
    tags,
  };
}

/** Reads how the shopper's sign-ins stand, and reads it anew when the next day begins. */
export function useSignInData(): SignInData {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const { timeZone } = useFormat();
  const isOffered = usePointsOffered();
  const query = datedOverview(timeZone);
  const overview = useQuery(isSignedIn ? query : undefined);
  const log = useSignInLog();
  const { data, reload, update } = overview;
  const today = data?.today;
  const month = today === undefined ? undefined : monthOf(today);
  const reachesBack = today !== undefined && monthOf(shiftDay(today, -daysLookedBack)) !== month;
  const thisMonth = useSignedDays(month);
  const lastMonth = useSignedDays(reachesBack && month !== undefined ? shiftMonth(month, -1) : undefined);

  useEffect(() => {
    if (today === undefined) return undefined;
    // A second later, so that the server's clock has passed midnight too.
    const timer = setTimeout(
      () => void reload({ background: true }),
      msToNextDay(Date.now(), timeZone) + 1000,
    );
    return () => clearTimeout(timer);
  }, [today, timeZone, reload]);
  usePawletEvent('pawlet:points-changed', ({ points }) => {
    update((known) => ({ ...known, points }));
    // It may have been by signing in, in another tab.
    if (data?.isSignedToday === false) void reload({ background: true });
  });

  const streak = useMemo(
    () =>
      data === undefined || today === undefined
        ? undefined
        : {
            today,
            isSignedToday: data.isSignedToday,
            days: data.streakDays,
            signed: new Set([...(lastMonth.data ?? []), ...(thisMonth.data ?? [])]),
            rewards: isOffered ? data.rewards : [],
            // Making up is paid with points.
            fillUp: isOffered ? data.fillUp : undefined,
          },
    [data, today, thisMonth.data, lastMonth.data, isOffered],
  );

  return {
    overview,
    streak,
    totalDays: log.first?.total,
    markSigned: (day, change) => {
      update(change);
      const days = monthOf(day) === month ? thisMonth : lastMonth;
      days.update((known) => (known.includes(day) ? known : [...known, day].sort()));
    },
    refresh: async () => {
      // A dialog may be open that a spinner would cover.
      void thisMonth.reload({ background: true });
      void lastMonth.reload({ background: true });
      void log.reload({ background: true });
      try {
        const fresh = await query.load(api, { background: true });
        update(() => fresh);
        return fresh;
      } catch (error) {
        // What is shown already stands until the next refresh.
        if (!isPawletError(error)) throw error;
        return undefined;
      }
    },
  };
}
