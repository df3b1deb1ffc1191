import { jobCalls, type OperatorJob } from '@pawlet/operator';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { cancelJob, findJob, findJobs, keptSeconds, type ListedJob, readFile } from './store.ts';

const shown = 50;

/** Work in the background. */
export const jobArea: OperatorArea = (add) => {
  add(jobCalls.listJobs, async ({ db, caller }) =>
    done({ items: (await findJobs(db, caller, shown)).map(toOperatorJob) }),
  );

  add(jobCalls.readJob, async ({ db, caller }, { params }) => {
    const job = await findJob(db, caller, params.id);
    return job ? done(toOperatorJob(job)) : refuseWith('not-found');
  });

  add(jobCalls.cancelJob, async ({ db, caller, now }, { params }) => {
    const job = await findJob(db, caller, params.id);
    if (!job) return refuseWith('not-found');
    if (!(await cancelJob(db, job.id, now)))
      return refuseWith('conflict', { reason: 'ended', current: toOperatorJob(job) });
    const cancelled = await findJob(db, caller, params.id);
    return done(toOperatorJob(cancelled ?? job));
  });

  add(jobCalls.readJobFile, async ({ db, caller }, { params }) => {
    const job = await findJob(db, caller, params.id);
    const file = job && (await readFile(db, job.id));
    return file ? done({}, { file }) : refuseWith('not-found');
  });
};

/** A job as the operator API returns it. */
export function toOperatorJob(job: ListedJob): OperatorJob {
  const { id, kind, state, total, done: count, isCancelling, result, hasFile, createtime, endtime } = job;
  return {
    id,
    kind,
    state,
    isCancelling,
    total,
    done: count,
    result: result ?? null,
    hasFile,
    created: createtime,
    ended: endtime,
    expires: endtime === null ? null : endtime + keptSeconds,
  };
}
