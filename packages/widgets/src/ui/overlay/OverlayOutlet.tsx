import { useCallback, useRef } from 'react';
import { usePawletContext } from '../../runtime/PawletContext.ts';
import { useNotices } from '../../runtime/overlays/useNotices.ts';
import { useOverlayOutlet } from '../../runtime/overlays/useOverlays.ts';
import { useWords } from '../../runtime/words.ts';
import { Dialog } from './Dialog.tsx';
import { findModalStack } from './modalStack.ts';
import { Toast } from './Toast.tsx';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/**
 * Renders the shop's toasts and dialogs, and its own notices (failed calls, upgrades). Each widget and the shell mount
 * one; the first mounted one renders.
 */
export function OverlayOutlet() {
  const { overlays } = usePawletContext();
  const { isActive, state, raise } = useOverlayOutlet();
  const anchor = useRef<HTMLSpanElement>(null);
  const words = useWords();
  useNotices(isActive);
  const endToast = useCallback((id: number) => overlays.endToast(id), [overlays]);
  // Several widgets on one page, each in its own shadow root: everything outside the open dialog is inert.
  useLayoutEffect(() => {
    if (anchor.current === null) return undefined;
    const stack = findModalStack(anchor.current);
    return stack.subscribe(() => {
      if (stack.getModals().length > 0) raise();
    });
  }, [raise]);
  const mark = <span ref={anchor} hidden />;
  if (!isActive) return mark;
  return (
    <>
      {mark}
      {state.confirms
        .slice(0, 1)
        .map(({ id, title, text, confirmLabel, cancelLabel, destructive, recommended }) => (
          <Dialog
            key={id}
            open
            title={title}
            confirmLabel={confirmLabel ?? words.confirm}
            cancelLabel={cancelLabel === false ? undefined : (cancelLabel ?? words.cancel)}
            destructive={destructive}
            recommended={recommended}
            onConfirm={() => overlays.answer(id, true)}
            onCancel={() => overlays.answer(id, false)}
          >
            {text}
          </Dialog>
        ))}
      <Toast toast={state.toast} onDone={endToast} />
    </>
  );
}
