import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useConfig, useLazy } from '../../runtime/index.ts';

const restockList = lazy(() => import('./RestockList.tsx'));

/** The list of what the shopper waits for, in a shop that writes when it is back. */
export function RestockAlerts(): ReactElement | null {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const list = useLazy(restockList, isOffered);
  return list.status === 'ready' && isOffered ? <list.value.RestockList /> : null;
}
