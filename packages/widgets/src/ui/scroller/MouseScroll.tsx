import { lazy } from '@pawlet/core/lazy';
import { useMediaQuery } from '../../runtime/browserState.ts';
import { useLazy } from '../../runtime/useLazy.ts';
import type { MouseScrollProps } from './mouseScrollProps.ts';

const scrollControls = lazy(() => import('./ScrollControls.tsx'));

/**
 * Buttons and dragging for a mouse, which cannot scroll horizontally. Devices without one load none of it and scroll by
 * touch.
 */
export function MouseScroll(props: MouseScrollProps) {
  const hasMouse = useMediaQuery('(any-hover: hover) and (any-pointer: fine)');
  const controls = useLazy(scrollControls, hasMouse);
  return hasMouse && controls.status === 'ready' ? <controls.value.ScrollControls {...props} /> : null;
}
