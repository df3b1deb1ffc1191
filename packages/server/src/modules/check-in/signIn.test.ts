import {
  apiUserMoney,
  signinDosign,
  signinFillup,
  signinIndex,
  signinMonthSign,
  signinRank,
  signinSignLog,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { loginSessions } from '../../db/schema/session.ts';
import {
  canBackfill,
  isCalendarDate,
  runningDays,
  pointsOfDay,
  shiftDate,
  defaultCheckInRules,
  streaksAfterBackfill,
} from './rules.ts';

const day = 86_400;
let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function newcomer(points = 0) {
  const [member] = await gatherCrowd(store, 1, points);
  if (!member) throw new Error('nobody came');
  // The tests move the clock beyond the lifetime of a session.
  await store.db.update(loginSessions).set({ expiresAt: store.clock.now() + 90 * day });
  return member;
}

describe('rules', () => {
  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('shift %s by %i to %s', (date, by, expected) => expect(shiftDate(date, by)).toBe(expected));

  it('reward seven steps and then stay constant', () => {
    expect([1, 2, 7, 8, 100].map((day) => pointsOfDay(day, defaultCheckInRules))).toEqual([5, 5, 20, 10, 10]);
  });

  it('validate dates', () => {
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '0000-00-00'].map(isCalendarDate)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('end a streak after its next day is over', () => {
    const streak = { days: 4, lastDate: '2026-05-10' };
    expect(['2026-05-10', '2026-05-11', '2026-05-12'].map((today) => runningDays(streak, today))).toEqual([
      4, 4, 0,
    ]);
  });

  it('allow backfilling for a week', () => {
    const dates = ['2026-05-02', '2026-05-03', '2026-05-09', '2026-05-10', '2026-05-11'];
    expect(dates.map((date) => canBackfill(date, '2026-05-10', defaultCheckInRules))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('join the streaks before and after a backfilled day', () => {
    const later = [
      { date: '2026-05-06', successions: 1 },
      { date: '2026-05-07', successions: 2 },
      { date: '2026-05-09', successions: 1 },
    ];
    expect(streaksAfterBackfill('2026-05-05', 3, later)).toEqual([
      { date: '2026-05-05', successions: 4 },
      { date: '2026-05-06', successions: 5 },
      { date: '2026-05-07', successions: 6 },
    ]);
  });
});

describe('check-in', () => {
  it('earns points once a day, more for a streak, and starts again after a gap', async () => {
    const { client } = await newcomer();
    expect((await client.call(signinIndex)).data).toMatchObject({
      is_signin: false,
      self_rank: 0,
      successions: 0,
    });
    const won: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { data } = await client.call(signinDosign);
      expect(data.successions).toBe(index + 1);
      won.push(data.score);
      store.clock.advance(day);
    }
    expect(won).toEqual([...defaultCheckInRules.pointsByDay, defaultCheckInRules.laterPoints]);
    store.clock.advance(day);
    const first = (await client.call(signinDosign)).data;
    expect(first).toEqual({ successions: 1, score: 5 });
    const again = await client.call(signinDosign);
    expect(again).toMatchObject({ code: 0, data: { reason: 'ALREADY_DONE', successions: 1, score: 5 } });
    const index = (await client.call(signinIndex)).data;
    expect(index).toMatchObject({ is_signin: true, successions: 1, score: 81, fillup_left: 3 });
    expect(index.signinscore).toMatchObject({ s1: '5', s7: '20', sn: '10' });
    const log = (await client.call(signinSignLog)).data;
    expect(log).toMatchObject({ total: 9, per_page: 15 });
    expect(log.data[0]).toMatchObject({
      createtime: index.today,
      successions: 1,
      type_key: 'normal',
      score: 5,
    });
    const month = (await client.call(signinMonthSign, { date: index.today.slice(0, 7) })).data;
    const today = String(index.today).slice(8);
    expect(month[today]).toBe(today);
  });

  it('cannot be repeated in another time zone', async () => {
    const { client } = await newcomer();
    client.country = 'JPN';
    await client.call(signinDosign);
    client.country = 'USA';
    expect((await client.call(signinDosign)).data.reason).toBe('ALREADY_DONE');
    client.country = 'JPN';
    expect((await client.call(apiUserMoney)).data.score).toBe(5);
  });

  it('backfills missed days at a price up to a monthly limit, and joins the streak', async () => {
    const { client } = await newcomer(100);
    await client.call(signinDosign);
    store.clock.advance(2 * day);
    await client.call(signinDosign);
    const { today } = (await client.call(signinIndex)).data;
    const reason = async (date: string) => (await client.call(signinFillup, { date })).data.reason;
    expect(await reason('2026-02-30')).toBe('VALIDATION');
    expect(await reason(today)).toBe('ALREADY_DONE');
    expect(await reason(shiftDate(today, 1))).toBe('VALIDATION');
    expect(await reason(shiftDate(today, -8))).toBe('VALIDATION');
    const joined = await client.call(signinFillup, { date: shiftDate(today, -1) });
    expect(joined.data).toEqual({ successions: 2, score: 80 });
    const rank = (await client.call(signinRank)).data;
    expect(rank.successions).toBe(3);
    expect(rank.self_rank).toBeGreaterThan(0);
    expect(await reason(shiftDate(today, -1))).toBe('ALREADY_DONE');
    expect((await client.call(signinFillup, { date: shiftDate(today, -3) })).data.score).toBe(50);
    expect((await client.call(signinRank)).data.successions).toBe(4);
    expect((await client.call(signinFillup, { date: shiftDate(today, -4) })).data.score).toBe(20);
    expect(await reason(shiftDate(today, -5))).toBe('LIMIT_REACHED');
    expect(store.errors).toEqual([]);
  });

  it('requires the points for a missed day', async () => {
    const { client } = await newcomer(29);
    const { today } = (await client.call(signinIndex)).data;
    const refused = await client.call(signinFillup, { date: shiftDate(today, -1) });
    expect(refused.data).toEqual({ reason: 'POINTS_SHORT', need: 30, have: 29 });
    expect((await client.call(signinMonthSign, { date: today.slice(0, 7) })).data).toEqual({});
  });
});
