import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text as textField } from './fields.ts';
import { count, flag, list, pageOf, text } from './outputs.ts';
import { page } from './paging.ts';

const ranked = v.object({
  user_id: v.number(),
  days: count,
  user: v.nullish(v.object({ id: v.number(), username: text, nickname: text, avatar: text }), null),
});

/** Map of days: two digits each. */
const days = v.record(v.string(), v.string());

/** Rules, streak and ranking of the daily check-in. */
export const signinIndex = endpoint({
  method: 'GET',
  path: '/addons/signin/api.index/index',
  access: 'shopper',
  input: v.object({}),
  output: v.object({
    /** Points of day one to seven of a streak (s1 to s7) and of every later one (sn). */
    signinscore: v.record(v.string(), v.union([v.string(), v.number()])),
    isfillup: v.nullish(v.union([v.string(), v.number()]), '0'),
    /** Points that a missed day costs. */
    fillupscore: v.nullish(v.union([v.string(), v.number()]), 0),
    /** Maximum age of a missed day in days. */
    fillupdays: v.nullish(v.union([v.string(), v.number()]), 0),
    ranklist: list(ranked),
    successions: count,
    is_signin: flag,
    /** 0 without a streak. */
    self_rank: count,
    score: count,
    msg: text,
    today: text,
    fillupnumsinmonth: count,
    fillup_left: count,
  }),
  refusals: [],
});

/** Checked-in days of a month. A base server sends an empty list for none. */
export const signinMonthSign = endpoint({
  method: 'GET',
  path: '/addons/signin/api.index/monthSign',
  access: 'shopper',
  input: v.object({ date: textField({ maximum: 7, pattern: /^\d{4}-(0?[1-9]|1[0-2])$/ }) }),
  output: v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((): Record<string, string> => ({})),
    ),
    days,
  ]),
  refusals: [],
});

/** Checks in for the server's current day. */
export const signinDosign = endpoint({
  method: 'POST',
  path: '/addons/signin/api.index/dosign',
  access: 'shopper',
  input: v.object({}),
  output: v.nullish(v.object({ successions: count, score: count }), null),
  refusals: ['ALREADY_DONE'],
  writes: true,
});

/** Backfills a missed day for points. Writes by GET: the log-in token alone is the proof. */
export const signinFillup = endpoint({
  method: 'GET',
  path: '/addons/signin/api.index/fillup',
  access: 'shopper',
  input: v.object({ date: textField({ maximum: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }) }),
  output: v.nullish(v.object({ successions: count, score: count }), null),
  refusals: ['LIMIT_REACHED', 'POINTS_SHORT', 'ALREADY_DONE'],
});

/** The longest current streaks. */
export const signinRank = endpoint({
  method: 'GET',
  path: '/addons/signin/api.index/rank',
  access: 'shopper',
  input: v.object({}),
  output: v.object({ ranklist: list(ranked), self_rank: count, successions: count }),
  refusals: [],
});

/** The shopper's checked-in days, newest first. */
export const signinSignLog = endpoint({
  method: 'GET',
  path: '/addons/signin/api.index/signLog',
  access: 'shopper',
  input: v.object({ page }),
  output: pageOf(
    v.object({
      id: v.number(),
      successions: count,
      type: text,
      /** 'YYYY-MM-DD'. */
      createtime: text,
      type_key: text,
      /** Points earned; negative: the cost of backfilling. */
      score: count,
    }),
  ),
  refusals: [],
});
