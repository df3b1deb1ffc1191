import type { ReactElement } from 'react';
import { useConfig, useLazyCode } from '../../runtime/index.ts';
import type { RestockControlProps } from './RestockControl.tsx';

export interface RestockAlertProps extends RestockControlProps {
  /** Rendered in a shop without alerts, and until the code has loaded. */
  readonly children: ReactElement;
}

const loadControl = () => import('./RestockControl.tsx');

/** Offers an e-mail alert for a sold-out product, instead of the disabled button. */
export function RestockAlert({ children, ...props }: RestockAlertProps): ReactElement {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const control = useLazyCode(loadControl, isOffered);
  if (!isOffered || control.status !== 'ready') return children;
  return <control.code.RestockControl {...props} />;
}
