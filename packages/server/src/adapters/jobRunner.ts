import { setTimeout as pause } from 'node:timers/promises';
import type { StoreDeps } from '../http/appDeps.ts';
import type { StoreJob } from '../http/job.ts';
import { withLogFields } from '../http/withLogFields.ts';

/** Jobs that run until they are stopped. */
export interface JobRunner {
  /** Starts no more runs and waits for those under way, at most eight seconds: what they leave is due again on another node. */
  stop(): Promise<void>;
}

const stopMs = 8000;

/**
 * Runs every job at its own pace, never two runs of one job at once. `syncClock` sets the clock by the database's before each
 * run, because what a job ends by a wrong clock stays ended.
 */
export function startJobs(
  jobs: readonly StoreJob[],
  deps: StoreDeps,
  syncClock: () => Promise<void> = () => Promise.resolve(),
): JobRunner {
  const running = new Map<string, Promise<void>>();
  const runOnce = async (job: StoreJob) => {
    const logger = withLogFields(deps.logger, { job: job.name });
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
    } catch (error) {
      // The next run tries again; a job must not end the shop.
      count('failed');
      logger.error('job failed', error);
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
      for (const job of running.keys()) deps.logger.warn('job abandoned at the stop', { job });
    },
  };
}
