import { useMall } from '../mall.ts';
import { useStore } from '../layout/useStore.ts';
import { useIsWide } from './useIsWide.ts';

/**
 * Tells whether the shop has a header and a footer of its own around its pages: in a wide window that is nobody else's. In an
 * app or in a partner's page these are what stands around the shop.
 */
export function useHasSite(): boolean {
  const isWide = useIsWide();
  const hasHostBar = useStore(useMall().hostBar, (value) => value);
  return isWide && !hasHostBar && window.parent === window;
}
