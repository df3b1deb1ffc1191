import { useEffect } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useLazyCode, usePawlet } from '../../runtime/index.ts';
import type { ChoosingSheetProps } from './ChoosingSheet.tsx';

/** Preloads the code of the sheet. */
export const loadChoosingSheet = (): Promise<{
  readonly ChoosingSheet: ComponentType<ChoosingSheetProps>;
}> => import('./ChoosingSheet.tsx');

/** `ChoosingSheet` with code loaded on first use: most visits open none. If it fails to load an error is shown. */
export function LazyChoosingSheet(props: ChoosingSheetProps): ReactElement | null {
  const loaded = useLazyCode(loadChoosingSheet);
  const { notices } = usePawlet();
  const { open, onClose } = props;
  const hasFailed = open && loaded.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    notices.emit({ kind: 'toast', key: 'error.network' });
    onClose();
  }, [hasFailed, notices, onClose]);
  return loaded.status === 'ready' ? <loaded.code.ChoosingSheet {...props} /> : null;
}
