import { pictureSources } from '@pawlet/core/rules';
import { bannerSizes } from './bannerSizes.ts';

/**
 * Preloads the first banner as soon as the first response contains it: it is the largest picture of the first view, and
 * the code that renders it is still loading. The response stays unread for its adopter.
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
    // The adopter of the response handles its errors.
  }
}
