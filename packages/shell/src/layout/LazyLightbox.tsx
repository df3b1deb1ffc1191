import { lazy } from '@pawlet/core/lazy';
import { useLazySheet } from '@pawlet/widgets';
import type { LightboxProps } from '@pawlet/widgets/ui';

const lightbox = lazy(() => import('./lightboxChunk.ts'));

/** `Lightbox` with code loaded on first use. If it fails to load, the shop's notices report it. */
export function LazyLightbox(props: LightboxProps) {
  const code = useLazySheet(lightbox, props.open, props.onClose);
  return code === undefined ? null : <code.Lightbox {...props} />;
}
