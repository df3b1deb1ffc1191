import { useContext } from 'react';
import { InstanceContext } from './instanceContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Delays the widget's ready event while mounted: for placeholders of its content. */
export function useDelayReady(): void {
  const instance = useContext(InstanceContext);
  useLayoutEffect(() => instance?.hold(), [instance]);
}
