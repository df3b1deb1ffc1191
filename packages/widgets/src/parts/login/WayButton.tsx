import type { ReactElement } from 'react';
import { Icon, Spinner } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import styles from './Login.module.css';

export interface WayButtonProps {
  readonly icon: IconName;
  /** Text below the icon. */
  readonly label: string;
  /** The full accessible name; contains the label. */
  readonly name: string;
  readonly busy?: boolean | undefined;
  readonly onClick: () => void;
}

/** One of the other log-in methods: an icon with its name. */
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
