import type { Lazy } from '@pawlet/core/lazy';
import { usePawlet } from './PawletContext.ts';
import { useLazyPart } from './useLazyPart.ts';

/**
 * The code of a sheet, loaded when the sheet opens; undefined until then. If it cannot be loaded, the shop's notices report it and
 * `onClose` is called: the next opening loads it again.
 */
export function useLazySheet<T>(sheet: Lazy<T>, isOpen: boolean, onClose: () => void): T | undefined {
  const { notices } = usePawlet();
  const state = useLazyPart(sheet, isOpen, () => {
    notices.emit({ kind: 'toast', key: 'error.network' });
    onClose();
  });
  return state.status === 'ready' ? state.value : undefined;
}
