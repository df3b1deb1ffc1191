import type { modalStackOf } from '@pawlet/widgets/ui';
import type { Navigation } from './types.ts';

type ModalStack = ReturnType<typeof modalStackOf>;
type OpenModal = ReturnType<ModalStack['getModals']>[number];

/** Makes Back close the topmost sheet or dialog first. Answers the function that ends it. */
export function connectModals(navigation: Navigation, modals: ModalStack): () => void {
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
