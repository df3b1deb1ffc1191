import type { ReactElement } from 'react';
import { useConfig, useLazyCode } from '../../runtime/index.ts';

const loadList = () => import('./RestockList.tsx');

/** The shopper's alerts, in a shop with alerts. */
export function RestockAlerts(): ReactElement | null {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const list = useLazyCode(loadList, isOffered);
  return list.status === 'ready' && isOffered ? <list.code.RestockList /> : null;
}
