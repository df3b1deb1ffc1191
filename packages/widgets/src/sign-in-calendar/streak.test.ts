import { describe, expect, it } from 'vitest';
import { shiftDay } from './month.ts';
import {
  canFillUp,
  getGiftDay,
  computeProspect,
  getReward,
  toState,
  computeStrip,
  computeVisitorStrip,
} from './streak.ts';
import type { Streak } from './streak.ts';

const rewards = [5, 5, 8, 8, 10, 10, 20, 10];
const today = '2026-03-03';
const rule = { price: 30, daysBack: 7, monthlyLimit: 3, left: 3 };
const back = (...days: readonly number[]): ReadonlySet<string> =>
  new Set(days.map((day) => shiftDay(today, -day)));

function makeStreak(given: Partial<Streak> = {}): Streak {
  return { today, isSignedToday: false, days: 0, signed: new Set(), rewards, fillUp: rule, ...given };
}

/** The strip with one letter per tile: Signed, Today, Missed, Past, Future. */
function letters(streak: Streak): string {
  return computeStrip(streak)
    .map(({ state }) => state[0]?.toUpperCase())
    .join('');
}

describe('the points of a streak', () => {
  it.each([
    [1, 5],
    [7, 20],
    [8, 10],
    [100, 10],
  ])('of day %i are %i', (day, points) => expect(getReward(rewards, day)).toBe(points));

  it('are unknown where the shop does not send them', () => expect(getReward([], 1)).toBeUndefined());

  it.each([
    [rewards, 7],
    [[5, 5, 5], undefined],
    [[5, 9, 9, 5], undefined],
    // The reward of every later day is not a gift.
    [[1, 2, 3], undefined],
    [[5], undefined],
    [[], undefined],
  ])('of %j stand out on day %j', (given, day) => expect(getGiftDay(given)).toBe(day));

  it.each([
    [0, false, { kind: 'bonus', inDays: 6, points: 20 }],
    [1, true, { kind: 'bonus', inDays: 6, points: 20 }],
    [6, true, { kind: 'bonus', inDays: 1, points: 20 }],
    [6, false, { kind: 'bonus', inDays: 0, points: 20 }],
    [7, true, { kind: 'daily', points: 10 }],
    [40, false, { kind: 'daily', points: 10 }],
  ])('after %i days, checked in today %s, promise %j', (days, isSignedToday, prospect) => {
    expect(computeProspect({ days, isSignedToday, rewards })).toEqual(prospect);
  });

  it('promise nothing unknown', () => {
    expect(computeProspect({ days: 2, isSignedToday: true, rewards: [] })).toBeUndefined();
  });
});

describe('a day', () => {
  const streak = makeStreak({ days: 2, signed: back(1, 2, 5) });
  it.each([
    [0, 'today'],
    [1, 'signed'],
    [2, 'signed'],
    [3, 'missed'],
    [5, 'signed'],
    [7, 'missed'],
    [8, 'past'],
    [-1, 'future'],
  ])('%i days ago is %s', (days, state) => expect(toState(shiftDay(today, -days), streak)).toBe(state));

  it('of the streak is checked in before its month has loaded', () => {
    expect(toState(shiftDay(today, -4), makeStreak({ days: 4 }))).toBe('signed');
    expect(toState(today, makeStreak({ days: 1, isSignedToday: true }))).toBe('signed');
    expect(toState(shiftDay(today, -1), makeStreak({ days: 1, isSignedToday: true }))).toBe('missed');
  });

  it.each([
    [{ price: 30, daysBack: 7, monthlyLimit: 3, left: 0 }, false],
    [{ price: 30, daysBack: 7, monthlyLimit: undefined, left: undefined }, true],
    [{ price: 30, daysBack: 0, monthlyLimit: 3, left: 3 }, false],
    [undefined, false],
  ])('can be backfilled by the rule %j: %s', (fillUp, isOffered) => {
    expect(canFillUp(shiftDay(today, -1), { today, fillUp })).toBe(isOffered);
  });
});

describe('the strip', () => {
  it.each<[string, Partial<Streak>, string]>([
    ['of a newcomer', {}, 'TFFFFFF'],
    ['of a newcomer who has checked in', { days: 1, isSignedToday: true, signed: back(0) }, 'SFFFFFF'],
    ['in the middle', { days: 3, signed: back(1, 2, 3) }, 'SSSTFFF'],
    ['on the seventh day', { days: 6, signed: back(1, 2, 3, 4, 5, 6) }, 'SSSSSST'],
    ['after the seventh day', { days: 7, isSignedToday: true }, 'SSSSSSS'],
    ['in the second week', { days: 7 }, 'TFFFFFF'],
    ['with a gap that can be closed', { days: 0, signed: back(2, 3) }, 'SMTFFFF'],
    ['with a streak before the gap', { days: 2, signed: back(1, 2, 5) }, 'SMMSSTF'],
    ['with a gap that is too long', { days: 0, signed: back(5) }, 'TFFFFFF'],
    ['with too few backfills left', { signed: back(3), fillUp: { ...rule, left: 1 } }, 'TFFFFFF'],
    ['with a gap but no room', { days: 6, signed: back(1, 2, 3, 4, 5, 6, 8) }, 'SSSSSST'],
  ])('%s', (_, given, expected) => expect(letters(makeStreak(given))).toBe(expected));

  it('puts the gift on the seventh tile, and no points on days before the streak', () => {
    const strip = computeStrip(makeStreak({ days: 3 }));
    expect(strip.map(({ isGift }) => isGift)).toEqual([false, false, false, false, false, false, true]);
    expect(strip.map(({ reward }) => reward)).toEqual([5, 5, 8, 8, 10, 10, 20]);
    expect(strip.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const joined = computeStrip(makeStreak({ signed: back(2) }));
    expect(joined.map(({ number, reward }) => [number, reward]).slice(0, 3)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [1, 5],
    ]);
  });

  it('crosses the end of a month and a leap day', () => {
    const dates = (day: string) =>
      computeStrip(makeStreak({ today: day, days: 3 })).map(({ date }) => date?.slice(5));
    expect(dates('2026-03-02')).toEqual(['02-27', '02-28', '03-01', '03-02', '03-03', '03-04', '03-05']);
    expect(dates('2028-03-02')).toEqual(['02-28', '02-29', '03-01', '03-02', '03-03', '03-04', '03-05']);
  });

  it('of a visitor has rewards and no dates', () => {
    const strip = computeVisitorStrip(rewards);
    expect(strip.map(({ reward }) => reward)).toEqual([5, 5, 8, 8, 10, 10, 20]);
    expect(strip.map(({ date }) => date)).toEqual(Array.from({ length: 7 }));
    expect(strip[6]?.isGift).toBe(true);
    expect(computeVisitorStrip([]).every(({ reward }) => reward === undefined)).toBe(true);
  });
});
