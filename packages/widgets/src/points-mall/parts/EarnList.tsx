import type { Task } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useId } from 'react';
import { taskIcon } from '../../parts/tasks/taskIcon.ts';
import { useTasks, type Tasks } from '../../parts/tasks/useTasks.ts';
import { useFormat, useHost, useText } from '../../runtime/index.ts';
import { Button, ErrorState, Icon, part, Picture, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import styles from './EarnList.module.css';

/** Tasks that earn more points. */
export function EarnList(): ReactElement | null {
  const text = useText(pointsMallMessages);
  const titleId = useId();
  const { list: tasks, claim, claiming } = useTasks();
  if (tasks.status === 'ready' && tasks.data.length === 0) return null;
  return (
    <section className={styles['earn']} aria-labelledby={titleId} {...part('tasks')}>
      <h3 id={titleId} className={styles['heading']}>
        {text('pointsMall.earn')}
      </h3>
      {tasks.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void tasks.reload()} busy={tasks.isRefreshing} />
      ) : null}
      {tasks.status === 'loading' ? (
        <SkeletonRegion className={styles['loading']}>
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </SkeletonRegion>
      ) : null}
      {tasks.status === 'ready' ? (
        <ul>
          {tasks.data.map((task) => (
            <TaskRow key={task.id} task={task} claim={claim} isBusy={claiming === task.id} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface TaskRowProps extends Pick<Tasks, 'claim'> {
  readonly task: Task;
  readonly isBusy: boolean;
}

function TaskRow({ task, claim, isBusy }: TaskRowProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const { progress, target } = task;
  return (
    <li className={styles['task']}>
      <span className={styles['icon']}>
        {task.imageUrl === '' ? (
          <Icon name={taskIcon(task)} size={20} />
        ) : (
          <Picture src={task.imageUrl} alt="" sizes="40px" radius="full" />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{task.name}</span>
        <span className={styles['facts']}>
          <span className={styles['points']}>{format.change(task.points)}</span>
          {target > 1 ? (
            <span>
              {text('pointsMall.taskProgress', {
                progress: format.number(progress),
                target: format.number(target),
              })}
            </span>
          ) : null}
        </span>
      </span>
      <TaskButton task={task} claim={claim} isBusy={isBusy} />
    </li>
  );
}

function TaskButton({ task, claim, isBusy }: TaskRowProps): ReactElement | null {
  const text = useText(pointsMallMessages);
  const host = useHost();
  switch (task.state) {
    case 'done':
      return (
        <Button size="s" variant="tinted" tone="neutral" disabled>
          {text('pointsMall.taskDone')}
        </Button>
      );
    case 'claimable':
      return (
        <Button
          size="s"
          busy={isBusy}
          aria-label={`${text('pointsMall.taskClaim')}: ${task.name}`}
          onClick={() => claim(task)}
        >
          {text('pointsMall.taskClaim')}
        </Button>
      );
    case 'open':
      return task.route === '' ? null : (
        <Button
          size="s"
          variant="outlined"
          aria-label={`${text('pointsMall.taskGo')}: ${task.name}`}
          onClick={() => void host.navigate(task.route)}
        >
          {text('pointsMall.taskGo')}
        </Button>
      );
  }
}
