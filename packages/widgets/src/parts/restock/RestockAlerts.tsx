import type { ReactElement } from 'react';
import { useConfig, useLazyCode } from '../../runtime/index.ts';

const loadList = () => import('./RestockList.tsx');

/** The list of what the shopper waits for, in a shop that writes when it is back. */
export function RestockAlerts(): ReactElement | null {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const list = useLazyCode(loadList, isOffered);
  return list.status === 'ready' && isOffered ? <list.code.RestockList /> : null;
}
