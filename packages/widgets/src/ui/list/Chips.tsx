import type { ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { close } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Chips.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** Marks it as chosen; undefined for chips that are not a choice. */
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Adds a cross; its name for assistive technology. */
  readonly removeLabel?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A pill with a word: a search word, a filter, a choice. 32 px drawn, 44 to the finger. */
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
  /** What the chips are, for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** `wrap` breaks into rows, `scroll` keeps one row that scrolls sideways. @default 'wrap' */
  readonly layout?: 'wrap' | 'scroll' | undefined;
  readonly className?: string | undefined;
}

/** Sets chips in rows. */
export function Chips({ label, children, layout = 'wrap', className }: ChipsProps) {
  return (
    <fieldset className={joinClasses(styles['chips'], className)} aria-label={label} data-layout={layout}>
      {children}
    </fieldset>
  );
}
