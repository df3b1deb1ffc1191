import { useAction, useHost, useText, useToast } from '@pawlet/widgets';
import { productDetailMessages } from './productDetailMessages.ts';

/**
 * Returns the function that saves a picture on the device and reports the result; undefined where the host cannot save
 * one.
 */
export function useSavePicture(): ((picture: { readonly src: string }) => void) | undefined {
  const host = useHost();
  const text = useText(productDetailMessages);
  const showToast = useToast();
  const { run } = useAction(async (src: string) => {
    const picture = await loadPicture(src);
    const outcome = picture === undefined ? 'failed' : await host.saveImage(picture, readName(src));
    if (outcome === 'done') showToast(text('productDetail.pictureSaved'));
    if (outcome === 'failed' || outcome === 'unavailable') showToast(text('productDetail.pictureFailed'));
  });
  return host.isAvailable('saveImage') ? ({ src }) => void run(src) : undefined;
}

async function loadPicture(src: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(src);
    return response.ok ? await response.blob() : undefined;
  } catch {
    // No network, or a picture that may be shown but not read: the caller reports it.
    return undefined;
  }
}

function readName(src: string): string {
  return /([\w.-]+)(?:[?#].*)?$/u.exec(src)?.[1] ?? 'pawlet.webp';
}
