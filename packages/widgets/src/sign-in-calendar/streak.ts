import type { FillUpRule } from '@pawlet/core/api';
import { shiftDay } from './month.ts';
import type { Day } from './month.ts';

/** State of a day. `missed` can be backfilled, `past` cannot; `today` can be checked in. */
export type DayState = 'signed' | 'today' | 'missed' | 'past' | 'future';

/** Data for the rules of the strip and the calendar. */
export interface Streak {
  readonly today: Day;
  readonly isSignedToday: boolean;
  /** Consecutive days so far. */
  readonly days: number;
  /** Checked-in days, as far as known. */
  readonly signed: ReadonlySet<Day>;
  /** Points of each day of a streak; the last one applies to every later day. */
  readonly rewards: readonly number[];
  readonly fillUp: FillUpRule | undefined;
}

/** One tile of the strip. */
export interface StripDay {
  /** Undefined for a visitor, without a server's date. */
  readonly date: Day | undefined;
  /** Day of the streak, 1-based; undefined for days before it. */
  readonly number: number | undefined;
  /** Points; undefined if unknown. */
  readonly reward: number | undefined;
  readonly state: DayState;
  /** The best day of a streak. */
  readonly isGift: boolean;
}

/** The next reward: the best day of the streak, or that of every further day. */
export type Prospect =
  | {
      readonly kind: 'bonus';
      /** Days from today; 0 if it is today's check-in. */
      readonly inDays: number;
      readonly points: number;
    }
  | { readonly kind: 'daily'; readonly points: number };

const stripDays = 7;

/** Points of a day of a streak, 1-based; undefined where the shop does not send them. */
export function getReward(rewards: readonly number[], day: number): number | undefined {
  return rewards[Math.min(day, rewards.length) - 1];
}

/** The day of a streak with the highest reward, 1-based; undefined if none stands out. */
export function getGiftDay(rewards: readonly number[]): number | undefined {
  const most = Math.max(...rewards);
  const day = rewards.indexOf(most) + 1;
  const isAlone = rewards.filter((reward) => reward === most).length === 1;
  return rewards.length > 1 && isAlone && day < rewards.length ? day : undefined;
}

/** The next reward to look forward to; undefined if no points are known. */
export function computeProspect({
  days,
  isSignedToday,
  rewards,
}: Pick<Streak, 'days' | 'isSignedToday' | 'rewards'>): Prospect | undefined {
  const gift = getGiftDay(rewards);
  if (gift !== undefined && gift > days) {
    return { kind: 'bonus', inDays: gift - days - (isSignedToday ? 0 : 1), points: rewards[gift - 1] ?? 0 };
  }
  const points = getReward(rewards, days + 1);
  return points === undefined ? undefined : { kind: 'daily', points };
}

/** State of a day. */
export function toState(day: Day, streak: Omit<Streak, 'rewards'>): DayState {
  const { today, isSignedToday, days, signed } = streak;
  const lastSigned = isSignedToday ? today : shiftDay(today, -1);
  const isInStreak = day <= lastSigned && day > shiftDay(lastSigned, -days);
  if (signed.has(day) || isInStreak) return 'signed';
  if (day === today) return 'today';
  if (day > today) return 'future';
  return canFillUp(day, streak) ? 'missed' : 'past';
}

/** Whether a missed day can be backfilled, apart from its price. */
export function canFillUp(day: Day, { today, fillUp }: Pick<Streak, 'today' | 'fillUp'>): boolean {
  if (fillUp === undefined || fillUp.left === 0) return false;
  return day < today && day >= shiftDay(today, -fillUp.daysBack);
}

/**
 * Seven days including today: the streak's own seven, so that its first day comes first and the gift last. Where missed
 * days separate a new streak from an earlier one, and backfilling them would join the two, the strip starts with the
 * earlier one's last day.
 */
export function computeStrip(streak: Streak): readonly StripDay[] {
  const { today, isSignedToday, days, rewards } = streak;
  const current = isSignedToday ? Math.max(days, 1) : days + 1;
  const place = (current - 1) % stripDays;
  const before = current <= stripDays ? Math.min(daysToJoin(streak, current), stripDays - 1 - place) : 0;
  const gift = getGiftDay(rewards);
  return Array.from({ length: stripDays }, (_, index) => {
    const offset = index - place - before;
    const date = shiftDay(today, offset);
    const number = current + offset > 0 ? current + offset : undefined;
    return {
      date,
      number,
      reward: number === undefined ? undefined : getReward(rewards, number),
      state: toState(date, streak),
      isGift: number !== undefined && number === gift,
    };
  });
}

/** The strip of a visitor without a streak or date. */
export function computeVisitorStrip(rewards: readonly number[]): readonly StripDay[] {
  const gift = getGiftDay(rewards);
  return Array.from({ length: stripDays }, (_, index) => ({
    date: undefined,
    number: index + 1,
    reward: getReward(rewards, index + 1),
    state: index === 0 ? 'today' : 'future',
    isGift: index + 1 === gift,
  }));
}

/**
 * Number of days before the streak that belong to it after backfilling: the missed ones and the checked-in one before
 * them.
 */
function daysToJoin(streak: Streak, current: number): number {
  const { today, fillUp } = streak;
  const first = shiftDay(today, 1 - current);
  let missed = 0;
  while (toState(shiftDay(first, -1 - missed), streak) === 'missed') missed += 1;
  const isPaidFor = missed > 0 && missed <= (fillUp?.left ?? missed);
  const isReached = toState(shiftDay(first, -1 - missed), streak) === 'signed';
  return isPaidFor && isReached ? missed + 1 : 0;
}
