import type { Database } from '../../db/database.ts';
import type { operatorJobs } from '../../db/schema/operatorJob.ts';
import type { StoreDeps } from '../../http/appDeps.ts';

/** A job as it is stored. */
export type JobRow = typeof operatorJobs.$inferSelect;

/** A file that a job has made. */
export interface JobFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The next part of a job. */
export interface JobStep {
  /**
   * Writes it, in the transaction that also stores what was done: it happens once, whenever the process ends.
   * @default nothing to write
   */
  readonly apply?: ((tx: Database) => Promise<JobAdvance>) | undefined;
  /** What is then done, without `apply`. */
  readonly advance?: JobAdvance | undefined;
}

/** What a job has done after a step. */
export interface JobAdvance {
  /** Pieces of work that are done. */
  readonly done: number;
  /** For the next step. */
  readonly progress: unknown;
  /** The result so far, which a cancelled job keeps. */
  readonly result: unknown;
  readonly file?: JobFile | undefined;
  readonly isFinished: boolean;
}

/** A kind of work in the background. */
export interface JobWork {
  readonly kind: string;
  /** Prepares the next part; outside of a transaction, so that it may take long. */
  prepare(deps: StoreDeps, job: JobRow, now: number): Promise<JobStep>;
}
