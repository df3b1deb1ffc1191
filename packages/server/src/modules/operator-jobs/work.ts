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
  /** Null removes the file that it had. @default unchanged */
  readonly file?: JobFile | null | undefined;
  readonly isFinished: boolean;
  /** How it ends where it is finished. @default done */
  readonly endsAs?: 'failed' | 'cancelled' | undefined;
  /** Pieces of work, where they were counted only now. @default unchanged */
  readonly total?: number | undefined;
}

/** Stores how far a long step is, and extends the lease; false where somebody cancels the job, or another run has taken it over. */
export type ReportProgress = (progress: {
  readonly done: number;
  readonly total: number;
  /** @default unchanged */
  readonly progress?: unknown;
}) => Promise<boolean>;

/** A kind of work in the background. */
export interface JobWork {
  readonly kind: string;
  /**
   * Prepares the next part; outside of a transaction, so that it may take long. What it writes itself must have the effect of once when it
   * is repeated, and it then returns `advance`: a job that is cancelled meanwhile ends as that says.
   */
  prepare(deps: StoreDeps, job: JobRow, now: number, report: ReportProgress): Promise<JobStep>;
}
