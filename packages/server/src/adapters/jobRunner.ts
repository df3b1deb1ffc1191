import { setTimeout as pause } from 'node:timers/promises';
import type { StoreDeps } from '../http/appDeps.ts';
import type { StoreJob } from '../http/job.ts';
import { withLogFields } from '../http/withLogFields.ts';

/** Jobs that run until they are stopped. */
export interface JobRunner {
  /**
   * Starts no more runs and waits at most eight seconds for running ones; another node takes over unfinished
   * work.
   */
  stop(): Promise<void>;
}

const stopMs = 8000;

/**
 * Runs every job at its interval, never two runs of one job at once. `syncClock` synchronizes with the
 * database's clock before each run, because a job's decisions based on a wrong clock cannot be undone.
 */
export function startJobs(
  jobs: readonly StoreJob[],
  deps: StoreDeps,
  syncClock: () => Promise<void> = () => Promise.resolve(),
): JobRunner {
  const running = new Map<string, Promise<void>>();
  const runJob = async (job: StoreJob): Promise<'done' | 'failed'> => {
    const logger = withLogFields(deps.logger, { job: job.name, traceId: deps.tracer?.readTraceId() });
    let startedMs = deps.clock.nowMs();
    const count = (outcome: 'done' | 'failed') => {
      const seconds = Math.max(0, deps.clock.nowMs() - startedMs) / 1000;
      deps.metrics?.countJob({ job: job.name, outcome, seconds });
    };
    try {
      await syncClock();
      startedMs = deps.clock.nowMs();
      await job.run({ ...deps, logger }, Math.floor(startedMs / 1000));
      count('done');
      return 'done';
    } catch (error) {
      // The next run retries; a failing job must not stop the shop.
      count('failed');
      logger.error('job failed', error);
      return 'failed';
    }
  };
  const runOnce = async (job: StoreJob): Promise<void> => {
    try {
      await (deps.tracer === undefined ? runJob(job) : deps.tracer.traceJob(job.name, () => runJob(job)));
    } finally {
      running.delete(job.name);
    }
  };
  const timers = jobs
    .filter((job) => job.isDemoOnly !== true || deps.settings.isDemo)
    .map((job) =>
      setInterval(() => {
        if (!running.has(job.name)) running.set(job.name, runOnce(job));
      }, job.everySeconds * 1000).unref(),
    );
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([Promise.all(running.values()), pause(stopMs, undefined, { ref: false })]);
      for (const job of running.keys()) deps.logger.warn('job abandoned on shutdown', { job });
    },
  };
}
