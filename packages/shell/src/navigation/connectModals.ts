import type { Navigation } from './types.ts';

/** An open dialog. */
interface OpenModal {
  /** Requests its owner to close it. */
  readonly requestClose: () => void;
}

/** The open dialogs of the document, as the UI components register them. */
export interface OpenModals {
  /** Topmost last. */
  getModals(): readonly OpenModal[];
  /** Calls back after every opening and closing; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Makes Back close the topmost sheet or dialog first. Returns an unsubscribe function. */
export function connectModals(navigation: Pick<Navigation, 'addLayer'>, modals: OpenModals): () => void {
  const layers = new Map<OpenModal, () => void>();
  const follow = (): void => {
    const open = modals.getModals();
    for (const [modal, release] of layers) {
      if (open.includes(modal)) continue;
      layers.delete(modal);
      release();
    }
    for (const modal of open) {
      if (!layers.has(modal)) layers.set(modal, navigation.addLayer(modal.requestClose));
    }
  };
  follow();
  return modals.subscribe(follow);
}
