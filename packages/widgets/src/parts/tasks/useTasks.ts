import type { Task, TaskId } from '@pawlet/core/api';
import { useState } from 'react';
import {
  useAction,
  useEmit,
  useFormat,
  useHost,
  usePawlet,
  usePawletEvent,
  useRequireLogin,
  useResource,
  useText,
  useToast,
} from '../../runtime/index.ts';
import type { Resource } from '../../runtime/index.ts';
import { tasksMessages } from './tasksMessages.ts';

/** Tasks for points and what can be done with them. */
export interface Tasks {
  readonly list: Resource<readonly Task[]>;
  readonly claim: (task: Task) => void;
  /** The task whose points are being taken. */
  readonly claiming: TaskId | undefined;
}

/** Loads the tasks for points; progress is read again when something may have been done for one. */
export function useTasks(): Tasks {
  const { api } = usePawlet();
  const host = useHost();
  const emit = useEmit();
  const toast = useToast();
  const format = useFormat();
  const text = useText(tasksMessages);
  const requireLogin = useRequireLogin();
  const [claiming, setClaiming] = useState<TaskId>();
  const list = useResource(['tasks'], (options) => api.tasks.list(options), {
    // Who returns from doing a task finds it done.
    refreshOnReturn: true,
  });
  const reload = (): void => void list.reload({ background: true });
  usePawletEvent('pawlet:signed-in', reload);
  usePawletEvent('pawlet:order-changed', reload);
  usePawletEvent('pawlet:exchange', reload);
  // Another tab of the same shopper tells that its points changed, not what by.
  usePawletEvent('pawlet:points-changed', reload);

  const { run } = useAction(async (task: Task): Promise<void> => {
    if (!(await requireLogin())) return;
    setClaiming(task.id);
    try {
      const result = await api.tasks.claim(task.id);
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
        return;
      }
      if (result.status === 'not-done') toast(result.message);
      if (result.status === 'not-found') toast(text('tasks.gone'));
      await list.reload();
    } finally {
      setClaiming(undefined);
    }
  });

  return { list, claim: (task) => void run(task), claiming };
}
