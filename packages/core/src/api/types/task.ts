import type { TaskId } from './ids.ts';

/** A task that earns points. */
export interface Task {
  readonly id: TaskId;
  /**
   * What is counted: `sign_in`, `favourite`, `order`, `review`, `invite`, `exchange`, `coupon`, `profile` or
   * `question`; a shop may have others, and '' is an unnamed one.
   */
  readonly kind: string;
  readonly name: string;
  /** Absolute URL, '' for none. */
  readonly imageUrl: string;
  /** Points awarded. */
  readonly points: number;
  /** Times done, up to the target. */
  readonly progress: number;
  /** Times required. */
  readonly target: number;
  /** `claimable`: complete, with points not claimed yet. */
  readonly state: 'open' | 'claimable' | 'done';
  /** Route of the storefront for doing it, '' for none. */
  readonly route: string;
}
