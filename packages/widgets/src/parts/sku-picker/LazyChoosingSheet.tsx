import { useEffect } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useLazyCode, usePawlet } from '../../runtime/index.ts';
import type { ChoosingSheetProps } from './ChoosingSheet.tsx';

/** Loads the code of the sheet, so that it is there when it is to open. */
export const loadChoosingSheet = (): Promise<{
  readonly ChoosingSheet: ComponentType<ChoosingSheetProps>;
}> => import('./ChoosingSheet.tsx');

/** `ChoosingSheet`, whose code comes with its first use: most visits open none. Where it does not come the shopper is told. */
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
