import type { ReactElement } from 'react';
import { Icon, Spinner } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import styles from './Login.module.css';

export interface WayButtonProps {
  readonly icon: IconName;
  /** What stands under the icon. */
  readonly label: string;
  /** The whole name; contains the label. */
  readonly name: string;
  readonly busy?: boolean | undefined;
  readonly onClick: () => void;
}

/** One of the other ways to log in: an icon with its name. */
export function WayButton({ icon, label, name, busy = false, onClick }: WayButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles['way']}
      aria-label={name}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <span className={styles['wayMark']}>
        {busy ? <Spinner size={20} /> : <Icon name={icon} size={22} />}
      </span>
      <span className={styles['wayLabel']}>{label}</span>
    </button>
  );
}
