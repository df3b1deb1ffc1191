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
  /** What browsers fill it with. */
  readonly autoComplete: string;
  readonly options: readonly SelectOption[];
  /** The value that is chosen; '' for none. */
  readonly value: string;
  /** Stands there while nothing is chosen: what to do, or what was written and is not among the options. */
  readonly placeholder: string;
  /** Whether the placeholder is a text of the shopper. */
  readonly isWritten: boolean;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The row of a form with a choice that the browser shows, and can fill in. */
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
