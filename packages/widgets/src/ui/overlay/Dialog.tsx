import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useIsScrollable } from './useIsScrollable.ts';
import { useModal } from './useModal.ts';
import { usePresence } from './usePresence.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the cancel button, Escape and Back. */
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** What happens, in a sentence. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Without it there is only one button (an alert). */
  readonly cancelLabel?: string | undefined;
  /** Something is lost: the cancel button has the focus and the other one is red. @default false */
  readonly destructive?: boolean | undefined;
  /** The safe choice: its button has the brand colour and the focus. @default 'confirm' */
  readonly recommended?: 'confirm' | 'cancel' | undefined;
  /** The confirm button is busy. @default false */
  readonly busy?: boolean | undefined;
}

// A long text can be scrolled by keyboard.
const scrollable = { tabIndex: 0 };

/** Style of the choice that is not recommended. */
const quiet = { variant: 'tinted', tone: 'neutral' } as const;

/** A dialog with two choices, or a message with one. */
export function Dialog(props: DialogProps) {
  const isPresent = usePresence(props.open, 160);
  return isPresent ? <DialogPanel {...props} /> : null;
}

function DialogPanel(props: DialogProps) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    destructive = false,
    recommended = 'confirm',
    busy,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(content);
  const handlers = useModal({ dialog, slot }, open, onCancel);
  const hasText = children !== undefined && children !== null;
  const hasCancel = cancelLabel !== undefined;
  const isCancelSafe = hasCancel && recommended === 'cancel';
  const isCancelFirst = isCancelSafe || (hasCancel && destructive);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles['dialog']}
      aria-labelledby={`${id}title`}
      aria-describedby={hasText ? `${id}text` : undefined}
      onCancel={handlers.onCancel}
      onClose={handlers.onClose}
    >
      <div className={styles['panel']}>
        <h2 id={`${id}title`} className={styles['title']}>
          {title}
        </h2>
        {hasText ? (
          <div
            ref={content}
            id={`${id}text`}
            className={styles['text']}
            {...(isScrollable ? scrollable : {})}
          >
            {children}
          </div>
        ) : null}
        <div className={styles['actions']}>
          {cancelLabel === undefined ? null : (
            <Button
              {...(isCancelSafe ? {} : quiet)}
              size="l"
              onClick={onCancel}
              {...(isCancelFirst ? { 'data-autofocus': '' } : {})}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            {...(isCancelSafe ? quiet : { tone: destructive ? 'danger' : 'primary' })}
            size="l"
            busy={busy}
            onClick={onConfirm}
            {...(isCancelFirst ? {} : { 'data-autofocus': '' })}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
      <div ref={slot} />
    </dialog>
  );
}
