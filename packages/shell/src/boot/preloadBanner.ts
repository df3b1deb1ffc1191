import { pictureSources } from '@pawlet/core/rules';
import { bannerSizes } from './bannerSizes.ts';

/**
 * Asks for the first banner as soon as the first reply names it: it is the largest picture of the first view, and the
 * code that draws it is still on its way. The reply stays whole for who adopts it.
 */
export async function preloadBanner(response: Promise<Response>): Promise<void> {
  try {
    const reply = (await (await response).clone().json()) as { data?: { swiper?: { image?: unknown }[] } };
    const image = reply.data?.swiper?.[0]?.image;
    if (typeof image !== 'string' || image === '') return;
    const { srcSet, fallback } = pictureSources(image);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    if (srcSet !== undefined) {
      link.imageSrcset = srcSet;
      link.imageSizes = bannerSizes;
    }
    link.href = fallback;
    document.head.append(link);
  } catch {
    // Whoever adopts the reply looks at what is wrong with it.
  }
}
