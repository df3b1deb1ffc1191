import type { ReactNode } from 'react';
import styles from './AddressBook.module.css';
import { breakableLabel } from './breakableLabel.tsx';

export interface FieldRowProps {
  /** Prefix of the ids of label and error: `<id>label`, `<id>error`. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  /** The id of a labelable control; without it the label is a text that labels another element. */
  readonly htmlFor?: string | undefined;
  /** The control. */
  readonly children: ReactNode;
}

/** A form row with a custom control: label, control and error. */
export function FieldRow({ id, label, required, error, htmlFor, children }: FieldRowProps) {
  const words = (
    <>
      {breakableLabel(label)}
      {required ? (
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  );
  return (
    <div className={styles['region']} data-state={error === undefined ? undefined : 'invalid'}>
      {htmlFor === undefined ? (
        <span id={`${id}label`} className={styles['regionLabel']}>
          {words}
        </span>
      ) : (
        <label id={`${id}label`} htmlFor={htmlFor} className={styles['regionLabel']}>
          {words}
        </label>
      )}
      <span className={styles['regionBody']}>
        {children}
        {error === undefined ? null : (
          <span id={`${id}error`} className={styles['regionError']}>
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
