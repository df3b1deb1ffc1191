import type { StoreJob } from '../http/job.ts';
import { upkeepJob } from './upkeep/job.ts';

/** All work without a request. */
export const storeJobs: readonly StoreJob[] = [upkeepJob];
