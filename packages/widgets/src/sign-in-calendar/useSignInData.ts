import type { SignInOverview } from '@pawlet/core/api';
import { isPawletError } from '@pawlet/core/errors';
import { checkInQueries, type Query } from '@pawlet/core/queries';
import { useEffect, useMemo } from 'react';
import {
  useFormat,
  useIsLoggedIn,
  usePawlet,
  usePawletEvent,
  usePointsOffered,
  useQuery,
} from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';
import { dayIn, toMonth, msToNextDay, shiftDay, shiftMonth } from './month.ts';
import type { Day } from './month.ts';
import type { Streak } from './streak.ts';
import { useSignedDays } from './useSignedDays.ts';
import { useSignInLog } from './useSignInLog.ts';

/** Days loaded for the strip: its own seven, and those that backfilling may join. */
const daysLookedBack = 14;

/** An overview with a known date. */
export interface DatedOverview extends SignInOverview {
  readonly today: Day;
}

/** The server's data of the shopper's check-ins. */
export interface SignInData {
  readonly overview: Resource<DatedOverview>;
  /** Data for the rules of strip and calendar; undefined until the overview has loaded. */
  readonly streak: Streak | undefined;
  /** Total of checked-in days, undefined until loaded. */
  readonly totalDays: number | undefined;
  /** Shows a day as checked in before the server is queried again. */
  readonly markSigned: (day: Day, change: (overview: DatedOverview) => DatedOverview) => void;
  /** Reloads everything without showing it; returns the new overview, or undefined if that fails. */
  readonly refresh: () => Promise<DatedOverview | undefined>;
}

/** The overview of the shopper's check-ins, on the current day of a time zone. */
function datedOverview(timeZone: string): Query<DatedOverview> {
  const { key, load, tags } = checkInQueries.overview();
  return {
    key: [...key, timeZone],
    load: async (...given) => {
      const known = await load(...given);
      // Only a base server omits its date.
      return { ...known, today: known.today ?? dayIn(Date.now(), timeZone) };
    },
    tags,
  };
}

/** Loads the shopper's check-ins, and reloads them when the next day begins. */
export function useSignInData(): SignInData {
  const { api } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  const { timeZone } = useFormat();
  const isOffered = usePointsOffered();
  const query = datedOverview(timeZone);
  const overview = useQuery(isSignedIn ? query : undefined);
  const log = useSignInLog();
  const { data, reload, update } = overview;
  const today = data?.today;
  const month = today === undefined ? undefined : toMonth(today);
  const reachesBack = today !== undefined && toMonth(shiftDay(today, -daysLookedBack)) !== month;
  const thisMonth = useSignedDays(month);
  const lastMonth = useSignedDays(reachesBack && month !== undefined ? shiftMonth(month, -1) : undefined);

  useEffect(() => {
    if (today === undefined) return undefined;
    // A second later, so that it is past midnight by the server's clock too.
    const timer = setTimeout(
      () => void reload({ background: true }),
      msToNextDay(Date.now(), timeZone) + 1000,
    );
    return () => clearTimeout(timer);
  }, [today, timeZone, reload]);
  usePawletEvent('pawlet:points-changed', ({ points }) => {
    update((known) => ({ ...known, points }));
    // It may have been a check-in in another tab.
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
            // Backfilling is paid with points.
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
      const days = toMonth(day) === month ? thisMonth : lastMonth;
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
        // Shown data are kept until the next refresh.
        if (!isPawletError(error)) throw error;
        return undefined;
      }
    },
  };
}
