import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';

export interface InvitationProps {
  readonly title: string;
  readonly note: string;
  /** One or two buttons. */
  readonly children: ReactNode;
}

/** Shown when a camera cannot be selected yet, with the next action. */
export function Invitation({ title, note, children }: InvitationProps): ReactElement {
  return (
    <div className={styles['invitation']}>
      <span className={styles['cameraIcon']}>
        <Icon name="camera" size={20} />
      </span>
      <h2 className={styles['statusTitle']}>{title}</h2>
      <p className={styles['statusNote']}>{note}</p>
      <div className={styles['invitationWays']}>{children}</div>
    </div>
  );
}
