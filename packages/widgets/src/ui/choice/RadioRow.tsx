import type { ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { check } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Choice.module.css';

export interface RadioRowProps {
  /** Rows with the same name exclude one another. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** The row was tapped. It may be the one that is chosen: a sheet closes then too, and nothing else changes. */
  readonly onSelect: (value: string) => void;
  /** Picture or icon in front of the label. */
  readonly leading?: ReactNode;
  readonly label: ReactNode;
  /** Second line: a description, or why the row cannot be chosen. */
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** One of several exclusive choices as a full row, at least 52 px high. Put the rows into a RadioGroup. */
export function RadioRow({
  name,
  value,
  checked,
  onSelect,
  leading,
  label,
  description,
  disabled,
}: RadioRowProps) {
  return (
    <label
      className={joinClasses(styles['choice'], styles['row'])}
      data-disabled={disabled === true || undefined}
    >
      {leading === undefined ? null : <span className={styles['leading']}>{leading}</span>}
      <span className={styles['text']}>
        <span className={styles['title']}>{label}</span>
        {description === undefined ? null : <span className={styles['description']}>{description}</span>}
      </span>
      <span className={styles['target']}>
        <input
          type="radio"
          className={styles['input']}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={() => onSelect(value)}
          onClick={() => {
            // No change event comes for what is checked already.
            if (checked) onSelect(value);
          }}
        />
        <span className={styles['mark']}>
          <Glyph path={check} size={14} />
        </span>
      </span>
    </label>
  );
}

export interface RadioGroupProps {
  /** What is chosen, for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Names a set of radio rows. */
export function RadioGroup({ label, children }: RadioGroupProps) {
  return (
    <div role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}
