import type { ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { close } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Chips.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** Marks it as selected; undefined for chips that are not selectable. */
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Adds a remove button, with this label for assistive technology. */
  readonly removeLabel?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A pill with a text: a search word, a filter, an option. 32 px high, with a touch target of 44. */
export function Chip({ children, onClick, selected, disabled, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles['chip']} data-state={selected === true ? 'selected' : undefined}>
      <button
        type="button"
        className={styles['word']}
        aria-pressed={selected}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
      {onRemove === undefined ? null : (
        <button type="button" className={styles['remove']} aria-label={removeLabel} onClick={onRemove}>
          <Glyph path={close} size={12} />
        </button>
      )}
    </span>
  );
}

export interface ChipsProps {
  /** Label of the group, for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** `wrap` breaks into rows, `scroll` keeps one row that scrolls horizontally. @default 'wrap' */
  readonly layout?: 'wrap' | 'scroll' | undefined;
  readonly className?: string | undefined;
}

/** Arranges chips in rows. */
export function Chips({ label, children, layout = 'wrap', className }: ChipsProps) {
  return (
    <fieldset className={joinClasses(styles['chips'], className)} aria-label={label} data-layout={layout}>
      {children}
    </fieldset>
  );
}
