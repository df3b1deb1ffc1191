import type { ClaimResult } from '../api/tasksApi.ts';
import type { Task } from '../api/types/task.ts';
import type { Mutation, Query } from './types.ts';

/** Tasks for points. */
export const taskQueries = {
  /** All of them, with the shopper's progress. */
  list: (): Query<readonly Task[]> => ({
    key: ['tasks'],
    load: ({ tasks }, options) => tasks.list(options),
    tags: ['tasks'],
  }),
};

/** Claims the points of a task; the result is known without a reload. */
export const claimTask: Mutation<Pick<Task, 'id'>, ClaimResult> = {
  run: ({ tasks }, { id }) => tasks.claim(id),
  tags: (_, { status }) => (status === 'claimed' || status === 'already-claimed' ? [] : ['tasks']),
};
