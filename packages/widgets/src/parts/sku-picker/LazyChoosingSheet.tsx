import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useLazySheet } from '../../runtime/index.ts';
import type { ChoosingSheetProps } from './ChoosingSheet.tsx';

/** The code of the sheet: most visits open none. */
export const choosingSheet = lazy(() => import('./ChoosingSheet.tsx'));

/** `ChoosingSheet`, whose code comes with its first use. Where it does not come the shopper is told. */
export function LazyChoosingSheet(props: ChoosingSheetProps): ReactElement | null {
  const code = useLazySheet(choosingSheet, props.open, props.onClose);
  return code === undefined ? null : <code.ChoosingSheet {...props} />;
}
