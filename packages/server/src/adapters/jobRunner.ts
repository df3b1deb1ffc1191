import type { StoreDeps } from '../http/appDeps.ts';
import type { StoreJob } from '../http/job.ts';
import { withLogFields } from '../http/withLogFields.ts';

/** Jobs that run until they are stopped. */
export interface JobRunner {
  /** Starts no more runs and waits for those under way. */
  stop(): Promise<void>;
}

/** Runs every job at its own pace, never two runs of one job at once. */
export function startJobs(jobs: readonly StoreJob[], deps: StoreDeps): JobRunner {
  const running = new Map<string, Promise<void>>();
  const runOnce = async (job: StoreJob) => {
    const logger = withLogFields(deps.logger, { job: job.name });
    const startedMs = deps.clock.nowMs();
    const count = (outcome: 'done' | 'failed') => {
      const seconds = Math.max(0, deps.clock.nowMs() - startedMs) / 1000;
      deps.metrics?.countJob({ job: job.name, outcome, seconds });
    };
    try {
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
      await Promise.all(running.values());
    },
  };
}
