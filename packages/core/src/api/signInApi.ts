import * as v from 'valibot';
import { limitReachedData, pointsShortData } from '../contract/refusalData.ts';
import {
  signinDosign,
  signinFillup,
  signinIndex,
  signinMonthSign,
  signinRank,
  signinSignLog,
} from '../contract/signIn.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { handling, readData, toRefused } from './calls.ts';
import { toLogEntry, toOverview, toRanking } from './map/signIn.ts';
import { toPage } from './map/page.ts';
import type { Page, Refused } from './types/results.ts';
import type { SignInLogEntry, SignInOverview, SignInRanking } from './types/signIn.ts';
import { read } from './read.ts';

/** Result of a daily check-in. */
export type SignInResult =
  | {
      readonly status: 'signed-in' | 'already-signed-in';
      /** Length of the streak, including today. */
      readonly streakDays: number;
      /** Points awarded today. */
      readonly pointsAwarded: number;
    }
  | Refused;

/** Result of backfilling a missed day. */
export type FillUpResult =
  | {
      readonly status: 'filled-up';
      /** Length of the streak on that day. */
      readonly streakDays: number;
      /** Balance after payment. */
      readonly points: number;
    }
  | { readonly status: 'already-signed-in' }
  | { readonly status: 'limit-reached'; readonly limit: number | undefined }
  | { readonly status: 'points-short'; readonly need: number | undefined; readonly have: number | undefined }
  /** The day is too far back, or in the future. */
  | { readonly status: 'out-of-range' }
  | Refused;

export interface SignInApi {
  /** Rules, streak, balance and ranking. */
  overview(options?: CallOptions): Promise<SignInOverview>;
  /** Checked-in days of a month ('YYYY-MM') as dates ('YYYY-MM-DD'), oldest first. */
  month(month: string, options?: CallOptions): Promise<readonly string[]>;
  /** Checks the shopper in for the server's current day. Idempotent: the second call returns `already-signed-in`. */
  signInToday(options?: CallOptions): Promise<SignInResult>;
  /** Backfills a missed day ('YYYY-MM-DD') for points. Idempotent: a day is charged once. */
  fillUp(date: string, options?: CallOptions): Promise<FillUpResult>;
  rank(options?: CallOptions): Promise<SignInRanking>;
  /** Checked-in days, newest first; `total` counts all of them. */
  log(query?: { readonly page?: number | undefined }, options?: CallOptions): Promise<Page<SignInLogEntry>>;
}

/** `data` of the ALREADY_DONE of a check-in. */
const doneData = v.object({ successions: v.number(), score: v.number() });

export function createSignInApi(http: HttpClient): SignInApi {
  const overview = async (options?: CallOptions): Promise<SignInOverview> =>
    toOverview(await read(http, signinIndex, {}, options));

  /** A base server returns streak and points only inside its message, so they are parsed from it. */
  async function readDone(
    status: 'signed-in' | 'already-signed-in',
    options?: CallOptions,
  ): Promise<SignInResult> {
    const { streakDays, rewards } = await overview(options);
    const pointsAwarded = rewards[Math.min(streakDays, rewards.length) - 1] ?? 0;
    return { status, streakDays, pointsAwarded };
  }

  async function toSignInRefusal(refusal: Refusal, options?: CallOptions): Promise<SignInResult> {
    const done = refusal.reason === 'ALREADY_DONE' ? readData(doneData, refusal) : undefined;
    if (done !== undefined) {
      return { status: 'already-signed-in', streakDays: done.successions, pointsAwarded: done.score };
    }
    const isKnown = refusal.reason !== 'UNKNOWN' && refusal.reason !== 'ALREADY_DONE';
    if (isKnown || !(await overview(options)).isSignedToday) return toRefused(refusal);
    return readDone('already-signed-in', options);
  }

  return {
    overview,
    async month(month, options) {
      const days = Object.keys(await read(http, signinMonthSign, { date: month }, options));
      return days.map((day) => `${month}-${day.padStart(2, '0')}`).sort();
    },
    async signInToday(options) {
      const reply = await http.call(signinDosign, {}, handling(options, 'ALREADY_DONE'));
      if (reply.status === 'refused') return toSignInRefusal(reply, options);
      if (reply.data === null) return readDone('signed-in', options);
      return { status: 'signed-in', streakDays: reply.data.successions, pointsAwarded: reply.data.score };
    },
    async fillUp(date, options) {
      const handled = handling(options, 'LIMIT_REACHED', 'POINTS_SHORT', 'ALREADY_DONE', 'VALIDATION');
      const reply = await http.call(signinFillup, { date }, handled);
      if (reply.status === 'refused') return toFillUpRefusal(reply);
      const { data } = reply;
      if (data !== null) return { status: 'filled-up', streakDays: data.successions, points: data.score };
      const { streakDays, points } = await overview(options);
      return { status: 'filled-up', streakDays, points };
    },
    rank: async (options) => toRanking(await read(http, signinRank, {}, options)),
    log: async ({ page } = {}, options) =>
      toPage(await read(http, signinSignLog, { page: page ?? 1 }, options), toLogEntry),
  };
}

function toFillUpRefusal(refusal: Refusal): FillUpResult {
  switch (refusal.reason) {
    case 'ALREADY_DONE':
      return { status: 'already-signed-in' };
    case 'LIMIT_REACHED':
      return { status: 'limit-reached', limit: readData(limitReachedData, refusal)?.limit };
    case 'POINTS_SHORT': {
      const data = readData(pointsShortData, refusal);
      return { status: 'points-short', need: data?.need, have: data?.have };
    }
    case 'VALIDATION':
      return { status: 'out-of-range' };
    default:
      return toRefused(refusal);
  }
}
