import { forwardRef, useId } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { FieldRow } from './FieldRow.tsx';

export interface PickerFieldProps {
  readonly label: string;
  /** The selection as text; '' for none. */
  readonly value: string;
  /** Its language if different from the page's. */
  readonly valueLanguage?: string | undefined;
  /** Shown while nothing is selected. */
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly onOpen: () => void;
}

/** A form row that opens a selection. */
export const PickerField = forwardRef<HTMLButtonElement, PickerFieldProps>(function PickerField(
  { label, value, valueLanguage, placeholder, error, onOpen },
  ref,
) {
  const id = useId();
  return (
    <FieldRow id={id} label={label} required error={error}>
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
    </FieldRow>
  );
});
