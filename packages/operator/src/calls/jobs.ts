import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, moment, momentOrNull, none } from '../fields.ts';

/** Work in the background. */
export const jobShape = v.object({
  id: v.number(),
  /** What is done, such as `ship-orders`. */
  kind: v.string(),
  state: v.picklist(['waits', 'running', 'done', 'failed', 'cancelled']),
  /** It ends before its next step. */
  isCancelling: v.boolean(),
  /** Pieces of work: all, and those that are done. */
  total: v.number(),
  done: v.number(),
  /** Depends on the kind; null before there is one. A cancelled job has the result of what was done. */
  result: v.unknown(),
  /** There is a file to download. */
  hasFile: v.boolean(),
  created: moment,
  ended: momentOrNull,
  /** When result and file are deleted, a day after the end. */
  expires: momentOrNull,
});

/** A job as the API returns it. */
export type OperatorJob = v.InferOutput<typeof jobShape>;

const jobPath = v.object({ id: digitsOf() });

/** Work in the background: everybody sees their own. */
export const jobCalls = {
  listJobs: operatorCall({
    name: 'jobs.list',
    summary: "Lists the caller's work in the background, the newest first",
    method: 'GET',
    path: '/jobs',
    access: 'person',
    params: none,
    input: none,
    output: v.object({ items: v.array(jobShape) }),
    writes: false,
  }),
  readJob: operatorCall({
    name: 'jobs.read',
    summary: 'Returns the state and the result of work in the background',
    method: 'GET',
    path: '/jobs/{id}',
    access: 'person',
    params: jobPath,
    input: none,
    output: jobShape,
    writes: false,
  }),
  cancelJob: operatorCall({
    name: 'jobs.cancel',
    summary: 'Cancels work in the background before its next step; what was done stays',
    method: 'POST',
    path: '/jobs/{id}/cancel',
    access: 'person',
    params: jobPath,
    input: none,
    output: jobShape,
    writes: true,
    current: jobShape,
    reasons: ['ended'],
  }),
  readJobFile: operatorCall({
    name: 'jobs.file',
    summary: 'Returns the file that was made',
    method: 'GET',
    path: '/jobs/{id}/file',
    access: 'person',
    params: jobPath,
    input: none,
    output: none,
    writes: false,
    isFile: true,
  }),
};
