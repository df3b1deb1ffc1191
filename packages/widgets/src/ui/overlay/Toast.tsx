import { limits } from '@pawlet/core/rules';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findModalStack } from './modalStack.ts';
import { useNextStop } from './useNextStop.ts';
import { useTopSlot } from './useTopSlot.ts';
import styles from './Toast.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface ToastContent {
  /** Another id is another toast, also with the same text. */
  readonly id: number;
  readonly text: string;
  /** A button, such as Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Duration in milliseconds. @default 3000, with a button 5000 */
  readonly durationMs?: number | undefined;
}

export interface ToastProps {
  readonly toast: ToastContent | undefined;
  /** The time is over or the button was used. */
  readonly onDone: (id: number) => void;
}

/** Milliseconds for assistive technology to detect the live region before text is inserted. */
const regionLeadMs = 40;

/**
 * A short message above everything, announced once. The live region is in the topmost open dialog, because regions
 * outside of it are not announced.
 */
export function Toast({ toast, onDone }: ToastProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const slot = useTopSlot(anchor);
  const [said, setSaid] = useState<{ readonly id: number; readonly slot: HTMLElement | null }>();
  const [isHeld, setIsHeld] = useState(false);
  const id = toast?.id;
  const duration = toast?.durationMs ?? (toast?.action === undefined ? limits.toastMs : 5000);

  // A toast opened as its dialog closes moves the region first; the text follows once it is in place.
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => {
      setSaid((known) => (known?.id === id ? known : { id, slot }));
    }, regionLeadMs);
    return () => clearTimeout(timer);
  }, [id, slot]);
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => onDone(id), duration + regionLeadMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, duration, onDone]);

  const isShown = toast !== undefined && said?.id === toast.id;
  const isMoved = isShown && said.slot !== slot;

  const region = (
    <output aria-live={isMoved ? 'off' : 'polite'} aria-atomic="true" className={styles['region']}>
      {isShown ? (
        <ToastPlate
          key={toast.id}
          toast={toast}
          onHold={setIsHeld}
          onAction={() => {
            toast.action?.onAction();
            onDone(toast.id);
          }}
          onLeave={() => onDone(toast.id)}
        />
      ) : null}
    </output>
  );
  return (
    <>
      <span ref={anchor} hidden />
      {slot === null ? region : createPortal(region, slot)}
    </>
  );
}

interface ToastPlateProps {
  readonly toast: ToastContent;
  readonly onHold: (isHeld: boolean) => void;
  readonly onAction: () => void;
  /** The Tab key left it: it must not cover the next focused element. */
  readonly onLeave: () => void;
}

function ToastPlate({ toast, onHold, onAction, onLeave }: ToastPlateProps) {
  const plate = useRef<HTMLSpanElement>(null);
  // Before the toast closes, which would remove the focus.
  useNextStop(plate, toast.action !== undefined, onLeave);
  useLayoutEffect(() => {
    const element = plate.current;
    return element === null ? undefined : findModalStack(element).float(element, 2);
  }, []);
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <span
      ref={plate}
      popover="manual"
      className={styles['toast']}
      data-pawlet-toast=""
      onPointerEnter={() => onHold(toast.action !== undefined)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(toast.action !== undefined)}
      onBlur={() => onHold(false)}
    >
      <span className={styles['text']}>{toast.text}</span>
      {toast.action === undefined ? null : (
        <button type="button" className={styles['action']} onClick={onAction}>
          {toast.action.label}
        </button>
      )}
    </span>
  );
}
