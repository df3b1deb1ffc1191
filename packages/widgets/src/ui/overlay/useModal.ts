import { useRef } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { lockScroll } from './lockScroll.ts';
import { findModalStack } from './modalStack.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface ModalHandlers {
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

export interface ModalRefs {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Empty element inside the dialog for the live region. */
  readonly slot: RefObject<HTMLDivElement | null>;
}

/**
 * Opens a `<dialog>` as a modal while `isOpen`: the page behind is inert and does not scroll, Escape, Back and a tap
 * beside the panel request closing, and the focus is restored afterwards.
 */
export function useModal(refs: ModalRefs, isOpen: boolean, onClose: () => void): ModalHandlers {
  const { dialog, slot } = refs;
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  // A layout effect, because Preact runs plain effects a task later and the focus would jump visibly.
  useLayoutEffect(() => {
    const element = dialog.current;
    const place = slot.current;
    if (!isOpen || element === null || place === null) return undefined;
    if (!element.open) element.showModal();
    focusInside(element);
    const releaseScroll = lockScroll(element);
    const forget = findModalStack(element).push({
      element,
      slot: place,
      requestClose: () => latest.current(),
    });
    return () => {
      forget();
      releaseScroll();
      if (element.open) element.close();
    };
  }, [dialog, slot, isOpen]);

  return {
    onCancel: (event) => {
      // A file input inside the dialog fires its own cancel event, which bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers may close without a preventable cancel event (second Escape in a row).
    onClose: (event) => {
      const { target, currentTarget } = event;
      // A dialog unmounted with its owner gets the event afterwards, when there is nothing to close.
      if (target === currentTarget && isOpen && !currentTarget.open && currentTarget.isConnected) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

/** Focuses the autofocus element, else the title, so that an early Enter selects nothing. */
function focusInside(element: HTMLDialogElement): void {
  const wanted =
    element.querySelector<HTMLElement>('[data-autofocus]') ??
    element.querySelector<HTMLElement>('[data-modal-title]');
  (wanted ?? element).focus({ preventScroll: true });
}
