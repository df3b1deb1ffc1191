import type { ReactElement } from 'react';
import styles from './AddressBook.module.css';
import type { SelectOption } from './SelectField.tsx';

export interface AutofillSelectProps {
  readonly label: string;
  readonly name: string;
  /** Value of `autocomplete`. */
  readonly autoComplete: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A hidden `<select>` for the browser's autofill, where people select in a sheet: invisible, not announced and not
 * focusable.
 */
export function AutofillSelect(props: AutofillSelectProps): ReactElement {
  const { label, name, autoComplete, options, value, onChange } = props;
  return (
    <select
      className={styles['unseen']}
      name={name}
      autoComplete={autoComplete}
      tabIndex={-1}
      aria-hidden="true"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
