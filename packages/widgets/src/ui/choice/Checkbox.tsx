import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { check, minus } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Choice.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Label for assistive technology without a visible one. */
  readonly label?: string | undefined;
  /** Some but not all of its items are selected. @default false */
  readonly indeterminate?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Id of the error message. */
  readonly describedBy?: string | undefined;
  /** The visible label; may contain links. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A round checkbox with a touch target of 44 px. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, label, indeterminate = false, disabled = false, describedBy, children } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={joinClasses(styles['choice'], props.className)} data-disabled={disabled || undefined}>
      <span className={styles['target']}>
        <input
          ref={input}
          type="checkbox"
          className={styles['input']}
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles['mark']} data-state={indeterminate ? 'mixed' : undefined}>
          <Glyph path={indeterminate ? minus : check} size={14} />
        </span>
      </span>
      {children === undefined ? null : <span className={styles['label']}>{children}</span>}
    </label>
  );
}
