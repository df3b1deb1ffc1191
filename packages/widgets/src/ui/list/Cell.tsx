import type { ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { chevronRight } from '../icon/paths.ts';
import styles from './Cell.module.css';

export interface CellProps {
  readonly label: ReactNode;
  /** Icon or picture before the label. */
  readonly leading?: ReactNode;
  /** Second line below the label. */
  readonly note?: ReactNode;
  /** At the right, before the chevron. */
  readonly value?: ReactNode;
  /** `secondary` for plain values, `primary` for offers. @default 'secondary' */
  readonly valueTone?: 'secondary' | 'text' | 'primary' | undefined;
  /** Makes the row a link. */
  readonly href?: string | undefined;
  /** Makes the row a button, or runs when the link is followed. */
  readonly onClick?: (() => void) | undefined;
  /** Shows an arrow at the end. @default true for links and buttons */
  readonly chevron?: boolean | undefined;
  /** `wide` gives the label a fixed 80 px and the value the rest, as in forms. @default 'auto' */
  readonly layout?: 'auto' | 'wide' | undefined;
  /** Label for assistive technology if the visible text is not sufficient. */
  readonly ariaLabel?: string | undefined;
}

/** A list row: label, value, arrow. A link, a button or plain text. */
export function Cell(props: CellProps) {
  const {
    label,
    leading,
    note,
    value,
    valueTone = 'secondary',
    href,
    onClick,
    layout = 'auto',
    ariaLabel,
  } = props;
  const isActive = href !== undefined || onClick !== undefined;
  const content = (
    <>
      {leading === undefined ? null : <span className={styles['leading']}>{leading}</span>}
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        {note === undefined ? null : <span className={styles['note']}>{note}</span>}
      </span>
      {value === undefined ? null : (
        <span className={styles['value']} data-tone={valueTone}>
          {value}
        </span>
      )}
      {(props.chevron ?? isActive) ? (
        <span className={styles['chevron']}>
          <Glyph path={chevronRight} size={16} />
        </span>
      ) : null}
    </>
  );
  const shared = { className: styles['cell'], 'data-layout': layout, 'aria-label': ariaLabel };
  if (href !== undefined) {
    return (
      <a {...shared} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  if (onClick !== undefined) {
    return (
      <button {...shared} type="button" onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <div className={styles['cell']} data-layout={layout}>
      {content}
    </div>
  );
}
