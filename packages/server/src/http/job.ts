import type { StoreDeps } from './appDeps.ts';

/**
 * Background work without a request, such as expiring orders. It must be safe on any number of nodes at once:
 * each piece is claimed by a conditional UPDATE (or `for update skip locked`) in a short transaction.
 */
export interface StoreJob {
  /** Name for the log. */
  readonly name: string;
  /** Interval between two runs. */
  readonly everySeconds: number;
  /** Runs only in demo mode. @default false */
  readonly isDemoOnly?: boolean | undefined;
  /** `now` in epoch seconds; every log line has the job's name. */
  run(deps: StoreDeps, now: number): Promise<void>;
}
