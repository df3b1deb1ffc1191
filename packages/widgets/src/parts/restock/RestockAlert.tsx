import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useConfig, useLazy } from '../../runtime/index.ts';
import type { RestockControlProps } from './RestockControl.tsx';

export interface RestockAlertProps extends RestockControlProps {
  /** Rendered in a shop without alerts, and until the code has loaded. */
  readonly children: ReactElement;
}

const restockControl = lazy(() => import('./RestockControl.tsx'));

/** Offers an e-mail alert for a sold-out product, instead of the disabled button. */
export function RestockAlert({ children, ...props }: RestockAlertProps): ReactElement {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const control = useLazy(restockControl, isOffered);
  if (!isOffered || control.status !== 'ready') return children;
  return <control.value.RestockControl {...props} />;
}
