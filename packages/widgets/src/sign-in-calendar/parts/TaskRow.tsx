import type { Task } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { taskIcon } from '../../parts/tasks/taskIcon.ts';
import { useFormat, useHost, useText } from '../../runtime/index.ts';
import { Button, Icon, Picture, ProgressBar } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';

export interface TaskRowProps {
  readonly task: Task;
  /** Its points are being claimed. */
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
  /** Performs the check-in task here. @default a link to its page */
  readonly onSignIn: (() => void) | undefined;
}

const signInRoute = '/pages/signin/signin';

/** A task: name, reward, progress and one button. */
export function TaskRow({ task, isClaiming, onClaim, onSignIn }: TaskRowProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const host = useHost();
  const { name, imageUrl, points, progress, target, state, route } = task;
  const done = text('signIn.taskProgress', { done: format.number(progress), target: format.number(target) });
  const go = (): void => {
    if (onSignIn !== undefined && route.startsWith(signInRoute)) onSignIn();
    else void host.navigate(route);
  };
  return (
    <div className={styles['row']} data-state={state}>
      {imageUrl === '' ? (
        <span className={styles['avatar']} aria-hidden="true">
          <Icon name={taskIcon(task)} size={20} />
        </span>
      ) : (
        <Picture className={styles['avatar']} src={imageUrl} alt="" sizes="36px" radius="s" />
      )}
      <span className={styles['rowText']}>
        <span>{name}</span>
        <span className={styles['rowNote']}>
          <span className={styles['taskPoints']}>{text('signIn.successPoints', { count: points })}</span>
          {target > 1 ? <span>{done}</span> : null}
        </span>
        {target > 1 && state !== 'done' ? (
          <ProgressBar value={progress / target} label={`${name} ${done}`} />
        ) : null}
      </span>
      {state === 'done' ? (
        <span className={styles['taskDone']}>
          <Icon name="check" size={16} />
          {text('signIn.taskDone')}
        </span>
      ) : null}
      {state === 'claimable' ? (
        <Button
          size="s"
          busy={isClaiming}
          aria-label={text('signIn.taskClaimOf', { name })}
          onClick={onClaim}
        >
          {text('signIn.taskClaim')}
        </Button>
      ) : null}
      {state === 'open' && route !== '' ? (
        <Button size="s" variant="outlined" aria-label={text('signIn.taskGoTo', { name })} onClick={go}>
          {text('signIn.taskGo')}
        </Button>
      ) : null}
    </div>
  );
}
