import type { Money } from '../../rules/money.ts';
import type { CategoryId, GoodsId } from './ids.ts';

/** What a shopper did in a year. */
export interface YearReport {
  /** The running year; in January the one that has just ended. */
  readonly year: number;
  /** Paid orders. */
  readonly orderCount: number;
  /** Paid and not refunded, in the currency of most orders. */
  readonly spent: Money;
  readonly pointsEarned: number;
  readonly signInDays: number;
  readonly reviewCount: number;
  /** What was bought and kept most of, at most five. */
  readonly topGoods: readonly {
    readonly id: GoodsId;
    readonly title: string;
    /** Absolute address, '' for none. */
    readonly imageUrl: string;
    readonly pieces: number;
  }[];
  /** Paid orders of each month, January first; empty where the server does not say. */
  readonly ordersByMonth: readonly number[];
  /** Top categories of what was bought and kept, most pieces first; empty where the server does not say. */
  readonly topCategories: readonly {
    readonly id: CategoryId;
    readonly name: string;
    readonly pieces: number;
  }[];
}
