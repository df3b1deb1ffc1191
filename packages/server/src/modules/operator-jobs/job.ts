import { inTransaction } from '../../db/inTransaction.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { extendLease, leaseJob, lockJob, reportProgress, updateJob } from './store.ts';
import type { JobRow, JobWork, ReportProgress } from './work.ts';
import { jobWorks } from './works.ts';

/** Jobs that a node works on at once: a long one does not keep the others waiting. */
const atOnce = 3;
/** A run takes no further job after this time. */
const runSeconds = 30;
const extendMs = 3000;
const maxFailures = 3;
/** Between two steps, so that requests get the only connection of an embedded database. */
const pauseMs = 10;

/** Works on what operators began: any number of nodes share it, and another one goes on where one has ended. */
export const operatorJob: StoreJob = {
  name: 'operator-jobs',
  everySeconds: 1,
  async run(deps, now) {
    const lines = Array.from({ length: atOnce }, () => runLine(deps, now));
    const failed = (await Promise.allSettled(lines)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  },
};

const getNow = ({ clock }: StoreDeps) => Math.floor(clock.nowMs() / 1000);

async function runLine(deps: StoreDeps, startedAt: number): Promise<void> {
  while (getNow(deps) - startedAt <= runSeconds && deps.isDraining?.() !== true) {
    const job = await leaseJob(deps.db, deps.random.uuid(), getNow(deps));
    if (job === null) return;
    await runJob(deps, job);
  }
}

async function runJob(deps: StoreDeps, job: JobRow): Promise<void> {
  const work = jobWorks.find(({ kind }) => kind === job.kind);
  // A kind of another release: a node of that release takes it after the lease.
  if (work === undefined) return;
  if (job.failures >= maxFailures) {
    const now = getNow(deps);
    await updateJob(deps.db, job, { state: 'failed', endtime: now, leasedUntil: null });
    return;
  }
  const timer = setInterval(() => {
    extendLease(deps.db, job, getNow(deps)).catch((error: unknown) => {
      deps.logger.warn('lease not extended', { job: job.id, reason: String(error) });
    });
  }, extendMs);
  let current = job;
  try {
    for (;;) {
      if (deps.isDraining?.() === true) {
        await updateJob(deps.db, current, { leasedUntil: null });
        return;
      }
      const next = await takeStep(deps, work, current);
      if (next === null) return;
      current = next;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  } catch (error) {
    await bookFailure(deps, current, error);
  } finally {
    clearInterval(timer);
  }
}

/** Takes the next step; returns the job for the one after it, or null at the end. */
async function takeStep(deps: StoreDeps, work: JobWork, known: JobRow): Promise<JobRow | null> {
  const report: ReportProgress = (progress) => reportProgress(deps.db, known, progress, getNow(deps));
  const step = known.isCancelling ? {} : await work.prepare(deps, known, getNow(deps), report);
  const now = getNow(deps);
  return inTransaction(
    deps.db,
    async (tx) => {
      const job = await lockJob(tx, known);
      if (job === null) return null;
      if (job.isCancelling && step.advance === undefined) {
        await updateJob(tx, job, { state: 'cancelled', endtime: now, leasedUntil: null });
        return null;
      }
      const advance = (await step.apply?.(tx)) ?? step.advance;
      if (advance === undefined) throw new Error(`Pawlet: ${work.kind} has a step that does nothing.`);
      const { done, total = job.total, progress, result, file, isFinished, endsAs } = advance;
      const changes = {
        done,
        total,
        progress,
        result,
        failures: 0,
        ...(file === null
          ? { file }
          : file && { file: file.bytes, fileName: file.name, fileType: file.type }),
        ...(isFinished ? { state: endsAs ?? ('done' as const), endtime: now, leasedUntil: null } : {}),
      };
      await updateJob(tx, job, changes);
      return isFinished ? null : { ...job, ...changes };
    },
    // The step is stored with what it has done.
    { isRepeatable: false },
  );
}

/**
 * A step may fail because the database was away for a moment: it is tried again a few times, each time after its lease, whose end counts as
 * a failure.
 */
async function bookFailure(deps: StoreDeps, job: JobRow, error: unknown): Promise<void> {
  const failures = job.failures + 1;
  deps.logger.error('step of a job failed', error, { kind: job.kind, id: job.id, failures });
  if (failures < maxFailures) return;
  await updateJob(deps.db, job, { state: 'failed', endtime: getNow(deps), leasedUntil: null, failures });
}
