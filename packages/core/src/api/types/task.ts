import type { TaskId } from './ids.ts';

/** Something to do for points. */
export interface Task {
  readonly id: TaskId;
  /**
   * What is counted for it: `sign_in`, `favourite`, `order`, `review`, `invite`, `exchange`, `coupon`, `profile` or
   * `question`; a shop may have others, and '' stands for one that it does not name.
   */
  readonly kind: string;
  readonly name: string;
  /** Absolute address, '' for none. */
  readonly imageUrl: string;
  /** Points that it brings. */
  readonly points: number;
  /** How often it was done, up to the target. */
  readonly progress: number;
  /** How often it has to be done. */
  readonly target: number;
  /** `claimable`: done, and the points wait to be taken. */
  readonly state: 'open' | 'claimable' | 'done';
  /** Route of the mall where it is done, '' for none. */
  readonly route: string;
}
