import { useCallback } from 'react';
import { usePawletContext } from '../../runtime/PawletContext.ts';
import { useNotices } from '../../runtime/overlays/useNotices.ts';
import { useOverlayOutlet } from '../../runtime/overlays/useOverlays.ts';
import { useWords } from '../../runtime/words.ts';
import { Dialog } from './Dialog.tsx';
import { Toast } from './Toast.tsx';

/**
 * Draws the toasts and questions of the shop, and says what the shop has to say by itself (failed calls, upgrades). Each widget and the shell mount one; of all that are mounted the first
 * one draws.
 */
export function OverlayOutlet() {
  const { overlays } = usePawletContext();
  const { isActive, state } = useOverlayOutlet();
  const words = useWords();
  useNotices(isActive);
  const endToast = useCallback((id: number) => overlays.endToast(id), [overlays]);
  if (!isActive) return null;
  return (
    <>
      {state.confirms.slice(0, 1).map(({ id, title, text, confirmLabel, cancelLabel, destructive }) => (
        <Dialog
          key={id}
          open
          title={title}
          confirmLabel={confirmLabel ?? words.confirm}
          cancelLabel={cancelLabel === false ? undefined : (cancelLabel ?? words.cancel)}
          destructive={destructive}
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
