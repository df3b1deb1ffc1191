import { useStorefront } from '../storefront.ts';
import { useIsWide } from './useIsWide.ts';
import { useStore } from '@pawlet/widgets';

/**
 * Whether the shop has its own header and footer around its pages: in a wide window without an embedder. In an app or
 * in a partner's page the embedder has them.
 */
export function useHasSite(): boolean {
  const isWide = useIsWide();
  const hasHostBar = useStore(useStorefront().hostBar, (value) => value);
  return isWide && !hasHostBar && window.parent === window;
}
