import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** A short message for the shopper. */
export interface ToastRequest {
  readonly text: string;
  /** A button, such as Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds it stays. @default 3000, with a button 5000 */
  readonly durationMs?: number | undefined;
}

/** A question for the shopper. */
export interface ConfirmRequest {
  readonly title: string;
  /** What happens, in a sentence. */
  readonly text?: string | undefined;
  /** @default the words for OK */
  readonly confirmLabel?: string | undefined;
  /** False leaves one button only. @default the words for Cancel */
  readonly cancelLabel?: string | false | undefined;
  /** Something is lost: Cancel has the focus. @default false */
  readonly destructive?: boolean | undefined;
  /** The safe answer, which is the button in the brand colour and has the focus. @default 'confirm' */
  readonly recommended?: 'confirm' | 'cancel' | undefined;
}

/** A toast that is shown. */
export interface ShownToast extends ToastRequest {
  readonly id: number;
}

/** A question that waits for its answer. */
export interface OpenConfirm extends ConfirmRequest {
  readonly id: number;
}

export interface OverlayState {
  readonly toast: ShownToast | undefined;
  /** Oldest first; one is shown at a time. */
  readonly confirms: readonly OpenConfirm[];
  /** Outlets in the order of their mounting, one with an open dialog first; the first one draws. */
  readonly outlets: readonly symbol[];
}

/** What lies over the shop: one toast, one question. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  /** Shows a toast in place of the one that is shown. */
  readonly showToast: (request: ToastRequest) => void;
  readonly endToast: (id: number) => void;
  /** Asks; false when nobody could or would answer. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  readonly answer: (id: number, isConfirmed: boolean) => void;
  /** Says that somebody draws toasts and questions; answers the function that ends it. */
  readonly attachOutlet: (outlet: symbol) => () => void;
  /** Lets this outlet draw: a dialog is open beside it, outside of which everything is inert. */
  readonly raiseOutlet: (outlet: symbol) => void;
}

/** Makes the overlays of one shop. */
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
        // With the last outlet goes whoever could answer.
        if (store.getState().outlets.length === 0) {
          for (const { id } of store.getState().confirms) answer(id, false);
        }
      };
    },
  };
}
