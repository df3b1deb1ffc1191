import { useMediaQuery } from '../../runtime/browserState.ts';
import { useLazyCode } from '../../runtime/useLazyCode.ts';
import type { MouseScrollProps } from './mouseScrollProps.ts';

const loadControls = () => import('./ScrollControls.tsx');

/**
 * Buttons and dragging for a mouse, which cannot scroll horizontally. Devices without one load none of it and scroll by
 * touch.
 */
export function MouseScroll(props: MouseScrollProps) {
  const hasMouse = useMediaQuery('(any-hover: hover) and (any-pointer: fine)');
  const controls = useLazyCode(loadControls, hasMouse);
  return hasMouse && controls.status === 'ready' ? <controls.code.ScrollControls {...props} /> : null;
}
