import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useConfig, useLazy } from '../../runtime/index.ts';

const restockList = lazy(() => import('./RestockList.tsx'));

/** The shopper's alerts, in a shop with alerts. */
export function RestockAlerts(): ReactElement | null {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const list = useLazy(restockList, isOffered);
  return list.status === 'ready' && isOffered ? <list.value.RestockList /> : null;
}
