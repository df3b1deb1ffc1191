import type { Task } from '@pawlet/core/api';
import { useState } from 'react';
import {
  useAction,
  useEmit,
  useFormat,
  usePawlet,
  useResource,
  useText,
  useToast,
} from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';
import { pointsMallMessages } from './messages.ts';

/** Things to do for points. */
export interface Tasks {
  readonly tasks: Resource<readonly Task[]>;
  /** Takes the points of a task that is done. */
  readonly claim: (task: Task) => void;
  /** The task whose points are being taken. */
  readonly claiming: Task['id'] | undefined;
}

/** Loads the tasks, again whenever the shopper comes back from one of them. */
export function useTasks(): Tasks {
  const { api } = usePawlet();
  const emit = useEmit();
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const showToast = useToast();
  const tasks = useResource(['tasks'], () => api.tasks.list());
  const [claiming, setClaiming] = useState<Task['id']>();
  const { run, isBusy } = useAction(async (task: Task) => {
    const result = await api.tasks.claim(task.id);
    switch (result.status) {
      case 'claimed':
      case 'already-claimed':
        tasks.update((all) => all.map((one) => (one.id === task.id ? { ...one, state: 'done' } : one)));
        if (result.points !== undefined) emit('pawlet:points-changed', { points: result.points });
        showToast(
          result.status === 'claimed'
            ? text('pointsMall.taskClaimed', { points: format.number(task.points) })
            : text('pointsMall.taskAlready'),
        );
        return;
      case 'not-done':
        showToast(result.message);
        await tasks.reload();
        return;
      case 'not-found':
        await tasks.reload();
        return;
      case 'refused':
        return;
    }
  });
  return {
    tasks,
    claim: (task) => {
      setClaiming(task.id);
      void run(task);
    },
    claiming: isBusy ? claiming : undefined,
  };
}
