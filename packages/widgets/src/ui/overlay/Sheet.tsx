import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { back, close } from '../icon/paths.ts';
import { useDragDown } from './useDragDown.ts';
import { useModal } from './useModal.ts';
import { usePresence } from './usePresence.ts';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** Called by the X, Escape, Back, a tap beside the sheet and a drag down; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** Title in the middle; also the accessible name. */
  readonly title: string;
  /** Hides the title visually. @default false */
  readonly titleHidden?: boolean | undefined;
  /** Shows a back arrow, for sheets with steps. */
  readonly onBack?: (() => void) | undefined;
  /** Label of that arrow for assistive technology. */
  readonly backLabel?: string | undefined;
  /** Stays visible below the scrolling content, usually one or two buttons. */
  readonly footer?: ReactNode;
  /** Rendered above the panel's upper edge, such as an overlapping picture. */
  readonly header?: ReactNode;
  /** `full` always uses 85% of the height, `auto` what its content needs. @default 'auto' */
  readonly height?: 'auto' | 'full' | undefined;
  readonly children?: ReactNode;
}

/** A panel from the lower edge, over a mask; at most 85% high. */
export function Sheet(props: SheetProps) {
  const isPresent = usePresence(props.open, 220);
  return isPresent ? <SheetPanel {...props} /> : null;
}

function SheetPanel(props: SheetProps) {
  const {
    open,
    onClose,
    title,
    titleHidden = false,
    onBack,
    backLabel,
    footer,
    header,
    height = 'auto',
  } = props;
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const handlers = useModal({ dialog, slot }, open, onClose);
  const drag = useDragDown(panel, onClose);
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-labelledby={titleId} tabIndex={-1} {...handlers}>
      <div ref={panel} className={styles['panel']} data-height={height}>
        <div className={styles['handle']} aria-hidden="true" {...drag} />
        <div className={styles['head']} data-hidden={titleHidden || undefined} {...drag}>
          {onBack === undefined ? (
            <span className={styles['side']} />
          ) : (
            <button
              type="button"
              className={styles['side']}
              aria-label={backLabel ?? words.back}
              onClick={onBack}
            >
              <Glyph path={back} size={22} />
            </button>
          )}
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-modal-title="">
            {title}
          </h2>
          <button type="button" className={styles['side']} aria-label={words.close} onClick={onClose}>
            <Glyph path={close} size={20} />
          </button>
        </div>
        {header}
        <div className={styles['body']}>{props.children}</div>
        {footer === undefined || footer === null ? null : <div className={styles['footer']}>{footer}</div>}
      </div>
      <div ref={slot} data-messages="upper" />
    </dialog>
  );
}
