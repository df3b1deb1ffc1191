import { useEffect, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { usePawlet } from '../PawletContext.ts';
import { createInstance, type InstanceOptions } from './createInstance.ts';
import { InstanceContext } from './instanceContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

export interface InstanceProviderProps {
  readonly widget: InstanceOptions['widget'];
  /** Target of DOM events; evaluated at each event. */
  readonly target: InstanceOptions['target'];
  readonly children: ReactNode;
}

/**
 * Provides the instance of a widget: its events reach the surrounding page, and `pawlet:ready` is emitted when its
 * content is shown.
 */
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
