import type { ReactElement } from 'react';
import { useTasks } from '../parts/tasks/useTasks.ts';
import { useText } from '../runtime/index.ts';
import { EmptyState, ErrorState, Icon, part, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { signInMessages } from './signInMessages.ts';
import { TaskRow } from './parts/TaskRow.tsx';
import styles from './SignInCalendar.module.css';

export interface SignInTasksProps {
  /** Checks in for today, instead of linking to the check-in page. @default the link */
  readonly onSignIn?: (() => void) | undefined;
}

/** Tasks that earn points: progress, a link to each, and claiming its points. */
export function SignInTasks({ onSignIn }: SignInTasksProps): ReactElement {
  const text = useText(signInMessages);
  const { list, claim, claiming } = useTasks();
  if (list.status === 'loading') {
    return (
      <SkeletonRegion className={styles['rows']}>
        <Skeleton shape="text" lines={4} height="56px" />
      </SkeletonRegion>
    );
  }
  if (list.status === 'failed') {
    return <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  if (list.data.length === 0) {
    return <EmptyState picture={<Icon name="gift" size={56} />} title={text('signIn.noTasks')} />;
  }
  return (
    <ul className={styles['rows']} {...part('tasks')}>
      {list.data.map((task) => (
        <li key={task.id}>
          <TaskRow
            task={task}
            isClaiming={claiming === task.id}
            onClaim={() => claim(task)}
            onSignIn={onSignIn}
          />
        </li>
      ))}
    </ul>
  );
}
