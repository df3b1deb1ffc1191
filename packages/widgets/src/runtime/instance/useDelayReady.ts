import { useContext } from 'react';
import { InstanceContext } from './instanceContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Keeps the widget from counting as ready while this is mounted: for what stands in the place of its content. */
export function useDelayReady(): void {
  const instance = useContext(InstanceContext);
  useLayoutEffect(() => instance?.hold(), [instance]);
}
