import type { ClaimResult, Task, TaskId } from '@pawlet/core/api';
import { claimTask, taskQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import {
  useAction,
  useEmit,
  useFormat,
  useHost,
  useMutation,
  usePawletEvent,
  useRequireLogin,
  useQuery,
  useText,
  useToast,
} from '../../runtime/index.ts';
import type { Resource } from '../../runtime/index.ts';
import { tasksMessages } from './tasksMessages.ts';

/** Tasks that earn points, and their actions. */
export interface Tasks {
  readonly list: Resource<readonly Task[]>;
  readonly claim: (task: Task) => void;
  /** The task being claimed. */
  readonly claiming: TaskId | undefined;
}

/** Loads the tasks; progress is reloaded when something may have changed it. */
export function useTasks(): Tasks {
  const host = useHost();
  const emit = useEmit();
  const toast = useToast();
  const format = useFormat();
  const text = useText(tasksMessages);
  const requireLogin = useRequireLogin();
  const [claiming, setClaiming] = useState<TaskId>();
  const list = useQuery(taskQueries.list(), {
    // A shopper returning from a task sees it done.
    refreshOnReturn: true,
  });
  const reload = (): void => void list.reload({ background: true });
  usePawletEvent('pawlet:signed-in', reload);
  usePawletEvent('pawlet:order-changed', reload);
  usePawletEvent('pawlet:exchange', reload);
  // Another tab of the same shopper reports changed points, without the reason.
  usePawletEvent('pawlet:points-changed', reload);

  const { run: take } = useMutation<Task, ClaimResult>(claimTask, {
    onResult: (result, task) => {
      if (result.status === 'claimed' || result.status === 'already-claimed') {
        const { points } = result;
        list.update((tasks) =>
          tasks.map((one) => (one.id === task.id ? { ...one, state: 'done', progress: one.target } : one)),
        );
        if (result.status === 'claimed') {
          host.haptic('success');
          toast(text('tasks.claimed', { points: format.number(task.points) }));
        } else {
          toast(text('tasks.alreadyClaimed'));
        }
        if (points !== undefined) emit('pawlet:points-changed', { points });
      }
      if (result.status === 'not-done') toast(result.message);
      if (result.status === 'not-found') toast(text('tasks.gone'));
    },
  });
  const { run } = useAction(async (task: Task): Promise<void> => {
    if (!(await requireLogin())) return;
    setClaiming(task.id);
    try {
      await take(task);
    } finally {
      setClaiming(undefined);
    }
  });

  return { list, claim: (task) => void run(task), claiming };
}
