import type { KeyboardEvent, ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { check } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Choice.module.css';

export interface RadioRowProps {
  /** Rows with the same name are mutually exclusive. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** The row was tapped. It may be the selected one: a sheet then closes without a change. */
  readonly onSelect: (value: string) => void;
  /** Picture or icon before the label. */
  readonly leading?: ReactNode;
  readonly label: ReactNode;
  /** Second line: a description, or why the row is disabled. */
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** One of several mutually exclusive options as a full row, at least 52 px high. Put the rows into a RadioGroup. */
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
            // There is no change event for the checked option.
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
  /** Label of the group, for assistive technology. */
  readonly label: string;
  /**
   * Selecting completes the task, as in a sheet that closes: arrow keys then only move the focus, and Space or Enter
   * selects. Otherwise keyboard users could not get beyond the next row.
   * @default false
   */
  readonly isFinal?: boolean | undefined;
  readonly children: ReactNode;
}

/** Groups radio rows. */
export function RadioGroup({ label, isFinal = false, children }: RadioGroupProps) {
  return (
    <div role="radiogroup" aria-label={label} tabIndex={-1} onKeyDown={isFinal ? moveFocus : undefined}>
      {children}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const index = rows.findIndex((row) => row === event.target);
  const step = steps[event.key];
  if (index < 0 || (step === undefined && event.key !== 'Enter')) return;
  event.preventDefault();
  if (step === undefined) rows[index]?.click();
  else rows.at((index + step) % rows.length)?.focus();
}
