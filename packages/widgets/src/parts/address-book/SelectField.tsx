import { forwardRef, useId } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { FieldRow } from './FieldRow.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  /** Value of `autocomplete`. */
  readonly autoComplete: string;
  readonly options: readonly SelectOption[];
  /** The selected value; '' for none. */
  readonly value: string;
  /** Shown while nothing is selected: an instruction, or an entered text that is not an option. */
  readonly placeholder: string;
  /** Whether the placeholder is a text of the shopper. */
  readonly isWritten: boolean;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A form row with a native select, which supports autofill. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { label, name, autoComplete, options, value, placeholder, isWritten, required, error } = props;
  const id = useId();
  return (
    <FieldRow id={id} htmlFor={`${id}select`} label={label} required={required} error={error}>
      <span className={styles['selectBox']}>
        <select
          ref={ref}
          id={`${id}select`}
          name={name}
          className={styles['select']}
          data-empty={(value === '' && !isWritten) || undefined}
          autoComplete={autoComplete}
          lang=""
          value={value}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronRight" size={16} />
      </span>
    </FieldRow>
  );
});
