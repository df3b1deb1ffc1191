import type { Page } from '../api/types/results.ts';
import type { SignInLogEntry, SignInOverview, SignInRanking } from '../api/types/signIn.ts';
import type { PagedQuery, Query } from './types.ts';

const tags = ['check-ins'];

/** The shopper's daily check-ins. */
export const checkInQueries = {
  /** Streak, points and rules today. */
  overview: (): Query<SignInOverview> => ({
    key: ['sign-in'],
    load: ({ signIn }, options) => signIn.overview(options),
    tags,
  }),
  /** Checked-in days of a month (`2026-11`). */
  days: (month: string): Query<readonly string[]> => ({
    key: ['sign-in-month', month],
    load: ({ signIn }, options) => signIn.month(month, options),
    tags,
  }),
  /** The longest current streaks and the shopper's rank. */
  ranking: (): Query<SignInRanking> => ({
    key: ['sign-in-rank'],
    load: ({ signIn }, options) => signIn.rank(options),
    tags,
  }),
  /** All checked-in days, newest first. */
  log: (): PagedQuery<SignInLogEntry, Page<SignInLogEntry>> => ({
    key: ['sign-in-log'],
    loadPage: ({ signIn }, page, options) => signIn.log({ page }, options),
    tags,
  }),
};
