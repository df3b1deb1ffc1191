import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** A short message for the shopper. */
export interface ToastRequest {
  readonly text: string;
  /** A button, such as Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Duration in milliseconds. @default 3000, with a button 5000 */
  readonly durationMs?: number | undefined;
}

/** A confirmation dialog. */
export interface ConfirmRequest {
  readonly title: string;
  /** What happens, in a sentence. */
  readonly text?: string | undefined;
  /** @default the text of OK */
  readonly confirmLabel?: string | undefined;
  /** False for a single button. @default the text of Cancel */
  readonly cancelLabel?: string | false | undefined;
  /** Something is lost: Cancel has the focus. @default false */
  readonly destructive?: boolean | undefined;
  /** The safe choice: its button has the brand colour and the focus. @default 'confirm' */
  readonly recommended?: 'confirm' | 'cancel' | undefined;
}

/** A visible toast. */
export interface ShownToast extends ToastRequest {
  readonly id: number;
}

/** An open confirmation dialog. */
export interface OpenConfirm extends ConfirmRequest {
  readonly id: number;
}

export interface OverlayState {
  readonly toast: ShownToast | undefined;
  /** Oldest first; one is shown at a time. */
  readonly confirms: readonly OpenConfirm[];
  /** Outlets in mounting order, one with an open dialog first; the first one renders. */
  readonly outlets: readonly symbol[];
}

/** The overlays of a shop: one toast, one dialog. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  /** Shows a toast, replacing the current one. */
  readonly showToast: (request: ToastRequest) => void;
  readonly endToast: (id: number) => void;
  /** Asks for confirmation; false when nothing can show it or it is cancelled. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  readonly answer: (id: number, isConfirmed: boolean) => void;
  /** Registers an outlet that renders toasts and dialogs; returns a function that unregisters it. */
  readonly attachOutlet: (outlet: symbol) => () => void;
  /** Makes this outlet render: it is inside an open dialog, and everything outside is inert. */
  readonly raiseOutlet: (outlet: symbol) => void;
}

/** Creates the overlays of one shop. */
export function createOverlays(): Overlays {
  const store = createStore<OverlayState>(() => ({ toast: undefined, confirms: [], outlets: [] }));
  const answers = new Map<number, (isConfirmed: boolean) => void>();
  let lastId = 0;
  const answer = (id: number, isConfirmed: boolean): void => {
    const resolve = answers.get(id);
    answers.delete(id);
    store.setState(({ confirms }) => ({ confirms: confirms.filter((open) => open.id !== id) }));
    resolve?.(isConfirmed);
  };
  return {
    store,
    showToast: (request) => {
      lastId += 1;
      store.setState({ toast: { ...request, id: lastId } });
    },
    endToast: (id) => {
      if (store.getState().toast?.id === id) store.setState({ toast: undefined });
    },
    confirm: (request) =>
      new Promise((resolve) => {
        lastId += 1;
        answers.set(lastId, resolve);
        const open = { ...request, id: lastId };
        store.setState(({ confirms }) => ({ confirms: [...confirms, open] }));
      }),
    answer,
    raiseOutlet: (outlet) => {
      const { outlets } = store.getState();
      if (outlets[0] === outlet) return;
      store.setState({ outlets: [outlet, ...outlets.filter((known) => known !== outlet)] });
    },
    attachOutlet: (outlet) => {
      store.setState(({ outlets }) => ({ outlets: [...outlets, outlet] }));
      return () => {
        store.setState(({ outlets }) => ({ outlets: outlets.filter((known) => known !== outlet) }));
        // Without an outlet nobody can answer.
        if (store.getState().outlets.length === 0) {
          for (const { id } of store.getState().confirms) answer(id, false);
        }
      };
    },
  };
}
