/** How the daily sign-in of the shopper stands. */
export interface SignInOverview {
  /** The server's day in the shopper's time zone, 'YYYY-MM-DD'; undefined where the server does not say. */
  readonly today: string | undefined;
  readonly isSignedToday: boolean;
  /** Days in a row up to now; a day that is not over does not break it. */
  readonly streakDays: number;
  /** Balance. */
  readonly points: number;
  /** Points of each day of a streak, from the first on; the last one stands for every later day. */
  readonly rewards: readonly number[];
  /** What making up for a missed day takes; undefined where the shop does not offer it. */
  readonly fillUp: FillUpRule | undefined;
  readonly ranking: SignInRanking;
}

/** What making up for a missed day takes. */
export interface FillUpRule {
  /** Points. */
  readonly price: number;
  /** How many days back the missed day may lie. */
  readonly daysBack: number;
  /** How many days one may make up for in a month; undefined without a limit. */
  readonly monthlyLimit: number | undefined;
  /** How many of them are left this month; undefined without a limit. */
  readonly left: number | undefined;
}

/** The longest running streaks, and the shopper's own. */
export interface SignInRanking {
  readonly rows: readonly SignInRank[];
  /** Counted from 1; undefined without a streak. */
  readonly ownRank: number | undefined;
  readonly ownDays: number;
}

/** A place in the ranking. */
export interface SignInRank {
  /** Counted from 1. */
  readonly rank: number;
  readonly userId: number;
  /** As the shopper wrote it; '' if unknown. */
  readonly name: string;
  /** Absolute address, '' for none. */
  readonly avatarUrl: string;
  readonly days: number;
}

/** A signed day in the log. */
export interface SignInLogEntry {
  readonly id: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly kind: 'signed-in' | 'made-up';
  /** Length of the streak on that day. */
  readonly streakDays: number;
  /** Points won; negative: what making up cost. */
  readonly points: number;
}
