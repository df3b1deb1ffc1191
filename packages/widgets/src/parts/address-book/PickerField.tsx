import { forwardRef, useId } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { breakableLabel } from './breakableLabel.tsx';

export interface PickerFieldProps {
  readonly label: string;
  /** What is chosen, in words; '' for nothing. */
  readonly value: string;
  /** Where it is another one than that of the page. */
  readonly valueLanguage?: string | undefined;
  /** Stands there while nothing is chosen. */
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly onOpen: () => void;
}

/** The row of a form that opens a choice. */
export const PickerField = forwardRef<HTMLButtonElement, PickerFieldProps>(function PickerField(
  { label, value, valueLanguage, placeholder, error, onOpen },
  ref,
) {
  const id = useId();
  return (
    <div className={styles['region']} data-state={error === undefined ? undefined : 'invalid'}>
      <span id={`${id}label`} className={styles['regionLabel']}>
        {breakableLabel(label)}
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      </span>
      <span className={styles['regionBody']}>
        <button
          ref={ref}
          type="button"
          className={styles['regionButton']}
          aria-labelledby={`${id}label ${id}value`}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <span
            id={`${id}value`}
            lang={valueLanguage}
            className={styles['regionValue']}
            data-empty={value === '' || undefined}
          >
            {value === '' ? placeholder : value}
          </span>
          <Icon name="chevronRight" size={16} />
        </button>
        {error === undefined ? null : (
          <span id={`${id}error`} className={styles['regionError']}>
            {error}
          </span>
        )}
      </span>
    </div>
  );
});
