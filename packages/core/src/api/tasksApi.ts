import * as v from 'valibot';
import { taskClaim, taskIndex } from '../contract/task.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, readData, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toBranded } from './map/values.ts';
import type { TaskId } from './types/ids.ts';
import type { NotFound, Refused } from './types/results.ts';
import type { Task } from './types/task.ts';
import { read } from './read.ts';

/** Result of claiming the points of a task. */
export type ClaimResult =
  | {
      readonly status: 'claimed';
      /** Balance. */
      readonly points: number;
    }
  | {
      readonly status: 'already-claimed';
      /** Balance, undefined if the server did not send it. */
      readonly points: number | undefined;
    }
  /** The task is not complete yet according to the server. */
  | {
      readonly status: 'not-done';
      /** The server's explanation. */
      readonly message: string;
    }
  | NotFound
  | Refused;

export interface TasksApi {
  /** Tasks that earn points, with the shopper's progress; zero progress for visitors. */
  list(options?: CallOptions): Promise<readonly Task[]>;
  /** Claims the points of a completed task. Idempotent: safe to retry after a lost response. */
  claim(id: TaskId, options?: CallOptions): Promise<ClaimResult>;
}

/** `data` of the ALREADY_DONE of a claim: the balance. */
const claimedData = v.object({ score: v.number() });

export function createTasksApi(http: HttpClient, context: ApiContext): TasksApi {
  return {
    list: async (options) =>
      (await read(http, taskIndex, {}, options)).map((row) => ({
        id: toBranded<TaskId>(row.id),
        kind: row.kind,
        name: row.name,
        imageUrl: row.image,
        points: row.score,
        progress: row.progress,
        target: row.target,
        state: row.state,
        route: row.path,
      })),
    async claim(id, options) {
      const handled = handling(options, 'ALREADY_DONE', 'NOT_FOUND', 'VALIDATION');
      const reply = await callKeyed(http, context, taskClaim, { id }, handled);
      if (reply.status === 'ok') return { status: 'claimed', points: reply.data.score };
      switch (reply.reason) {
        case 'ALREADY_DONE':
          return { status: 'already-claimed', points: readData(claimedData, reply)?.score };
        case 'NOT_FOUND':
          return { status: 'not-found' };
        case 'VALIDATION':
          return { status: 'not-done', message: reply.message };
        default:
          return toRefused(reply);
      }
    },
  };
}
