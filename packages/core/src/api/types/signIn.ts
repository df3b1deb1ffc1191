/** The shopper's daily check-in: streak, points and rules. */
export interface SignInOverview {
  /** The server's current day in the shopper's time zone, 'YYYY-MM-DD'; undefined where the server does not send it. */
  readonly today: string | undefined;
  readonly isSignedToday: boolean;
  /** Consecutive days so far; the current day does not break the streak. */
  readonly streakDays: number;
  /** Balance. */
  readonly points: number;
  /** Points of each day of a streak, from the first on; the last one applies to every later day. */
  readonly rewards: readonly number[];
  /** Cost and limits of backfilling; undefined where the shop does not offer it. */
  readonly fillUp: FillUpRule | undefined;
  readonly ranking: SignInRanking;
}

/** Cost and limits of backfilling a missed day. */
export interface FillUpRule {
  /** Points. */
  readonly price: number;
  /** Maximum age of the missed day in days. */
  readonly daysBack: number;
  /** Maximum days to backfill per month; undefined without a limit. */
  readonly monthlyLimit: number | undefined;
  /** Days left this month; undefined without a limit. */
  readonly left: number | undefined;
}

/** The longest current streaks, and the shopper's own. */
export interface SignInRanking {
  readonly rows: readonly SignInRank[];
  /** 1-based; undefined without a streak. */
  readonly ownRank: number | undefined;
  readonly ownDays: number;
}

/** An entry of the ranking. */
export interface SignInRank {
  /** 1-based. */
  readonly rank: number;
  readonly userId: number;
  /** As entered by the shopper; '' if unknown. */
  readonly name: string;
  /** Absolute URL, '' for none. */
  readonly avatarUrl: string;
  readonly days: number;
}

/** A checked-in day in the log. */
export interface SignInLogEntry {
  readonly id: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly kind: 'signed-in' | 'made-up';
  /** Length of the streak on that day. */
  readonly streakDays: number;
  /** Points earned; negative: the cost of backfilling. */
  readonly points: number;
}
