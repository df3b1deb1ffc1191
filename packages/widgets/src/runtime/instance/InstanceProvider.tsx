import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { usePawlet } from '../PawletContext.ts';
import { createInstance, type InstanceOptions } from './createInstance.ts';
import { InstanceContext } from './instanceContext.ts';

export interface InstanceProviderProps {
  readonly widget: InstanceOptions['widget'];
  /** Where DOM events are dispatched; asked at each event. */
  readonly target: InstanceOptions['target'];
  readonly children: ReactNode;
}

/** Makes what is inside one widget: its events reach the page around it, and `pawlet:ready` tells when it is there. */
export function InstanceProvider({ widget, target, children }: InstanceProviderProps): ReactElement {
  const pawlet = usePawlet();
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  const instance = useMemo(
    // oxlint-disable-next-line react/refs, react/memo-dependencies -- read at each event, never while rendering
    () => createInstance({ pawlet, widget, target: () => latest.current() }),
    [pawlet, widget],
  );
  useEffect(() => instance.start(), [instance]);
  return <InstanceContext.Provider value={instance}>{children}</InstanceContext.Provider>;
}
