import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useConfig, useLazy } from '../../runtime/index.ts';
import type { RestockControlProps } from './RestockControl.tsx';

export interface RestockAlertProps extends RestockControlProps {
  /** What stands here in a shop that sends no such e-mails, and until the code is there. */
  readonly children: ReactElement;
}

const restockControl = lazy(() => import('./RestockControl.tsx'));

/** The way to hear by e-mail when what is sold out is back, in place of the button that says that it is sold out. */
export function RestockAlert({ children, ...props }: RestockAlertProps): ReactElement {
  const isOffered = useConfig()?.hasRestockAlerts === true;
  const control = useLazy(restockControl, isOffered);
  if (!isOffered || control.status !== 'ready') return children;
  return <control.value.RestockControl {...props} />;
}
