import type { KeyboardEvent, ReactNode } from 'react';
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
  /**
   * A choice ends the matter, as in a sheet that closes with it: arrow keys only move the focus then, and Space or Enter
   * chooses. Otherwise nobody with a keyboard alone would come further than one row.
   * @default false
   */
  readonly isFinal?: boolean | undefined;
  readonly children: ReactNode;
}

/** Names a set of radio rows. */
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
