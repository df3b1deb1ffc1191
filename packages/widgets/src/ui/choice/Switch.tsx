import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Choice.module.css';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Label for assistive technology without a visible one. */
  readonly label?: string | undefined;
  /** The visible label, before the switch. */
  readonly children?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A switch with immediate effect. */
export function Switch({ checked, onChange, label, children, disabled = false }: SwitchProps) {
  return (
    <label
      className={joinClasses(styles['choice'], children !== undefined && styles['row'])}
      data-disabled={disabled || undefined}
    >
      {children === undefined ? null : <span className={styles['text']}>{children}</span>}
      <span className={styles['target']}>
        <input
          type="checkbox"
          role="switch"
          className={styles['input']}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles['track']} />
      </span>
    </label>
  );
}
