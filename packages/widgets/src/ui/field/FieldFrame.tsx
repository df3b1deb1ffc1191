import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldFrameProps {
  /** Id of the labelled control. */
  readonly id: string;
  /** Id of the message below the control, for `aria-describedby`. */
  readonly messageId: string;
  readonly label: string;
  readonly layout: 'row' | 'stack' | 'hidden' | 'search';
  readonly error: string | undefined;
  readonly hint: ReactNode;
  readonly required: boolean;
  readonly children: ReactNode;
}

/** Common layout of form fields: label, control and message. */
export function FieldFrame({
  id,
  messageId,
  label,
  layout,
  error,
  hint,
  required,
  children,
}: FieldFrameProps) {
  const hasHint = hint !== undefined && hint !== null;
  return (
    <div
      className={styles['field']}
      data-layout={layout}
      data-state={error === undefined ? undefined : 'invalid'}
    >
      <label className={styles['label']} htmlFor={id}>
        {label}
        {required ? (
          <span className={styles['required']} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      <div className={styles['body']}>
        <div className={styles['control']}>{children}</div>
        {error !== undefined || hasHint ? (
          <p id={messageId} className={styles['message']}>
            {error ?? hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
