import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useLazySheet } from '../../runtime/index.ts';
import type { ChoosingSheetProps } from './ChoosingSheet.tsx';

/** Preloads the code of the sheet. */
export const choosingSheet = lazy(() => import('./ChoosingSheet.tsx'));

/** `ChoosingSheet` with code loaded on first use: most visits open none. If it fails to load an error is shown. */
export function LazyChoosingSheet(props: ChoosingSheetProps): ReactElement | null {
  const code = useLazySheet(choosingSheet, props.open, props.onClose);
  return code === undefined ? null : <code.ChoosingSheet {...props} />;
}
