import type { Money } from '../../rules/money.ts';
import type { CategoryId, ProductId } from './ids.ts';

/** The shopper's activity in a year. */
export interface YearReport {
  /** The current year; in January the previous one. */
  readonly year: number;
  /** Paid orders. */
  readonly orderCount: number;
  /** Paid and not refunded, in the currency of most orders. */
  readonly spent: Money;
  readonly pointsEarned: number;
  readonly signInDays: number;
  readonly reviewCount: number;
  /** Most bought and kept products, at most five. */
  readonly topGoods: readonly {
    readonly id: ProductId;
    readonly title: string;
    /** Absolute URL, '' for none. */
    readonly imageUrl: string;
    readonly pieces: number;
  }[];
  /** Paid orders of each month, January first; empty where the server does not send them. */
  readonly ordersByMonth: readonly number[];
  /** Top-level categories by units bought and kept, descending; empty where the server does not send them. */
  readonly topCategories: readonly {
    readonly id: CategoryId;
    readonly name: string;
    readonly pieces: number;
  }[];
}
