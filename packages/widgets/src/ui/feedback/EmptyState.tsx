import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './State.module.css';

export interface EmptyStateProps {
  /** An icon of about 56 px, on a tinted disc of 120. */
  readonly picture: ReactNode;
  /** One sentence. */
  readonly title: string;
  readonly description?: ReactNode;
  /** One button with the next action. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Placeholder for empty content: picture, one sentence, one button. */
export function EmptyState({ picture, title, description, action, className }: EmptyStateProps) {
  return (
    <div className={joinClasses(styles['state'], className)} data-pawlet-state="empty">
      <div className={styles['picture']} aria-hidden="true">
        {picture}
      </div>
      <p className={styles['title']}>{title}</p>
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      {action === undefined || action === null ? null : <div className={styles['action']}>{action}</div>}
    </div>
  );
}
