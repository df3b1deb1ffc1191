import { useAction, useHost, useText, useToast } from '@pawlet/widgets';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

/**
 * Returns the function that saves a picture on the device and reports the result; undefined where the host cannot save
 * one.
 */
export function useSavePicture(): ((picture: { readonly src: string }) => void) | undefined {
  const host = useHost();
  const text = useText(goodsDetailMessages);
  const showToast = useToast();
  const { run } = useAction(async (src: string) => {
    const picture = await loadPicture(src);
    const outcome = picture === undefined ? 'failed' : await host.saveImage(picture, nameOf(src));
    if (outcome === 'done') showToast(text('goodsDetail.pictureSaved'));
    if (outcome === 'failed' || outcome === 'unavailable') showToast(text('goodsDetail.pictureFailed'));
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

function nameOf(src: string): string {
  return /([\w.-]+)(?:[?#].*)?$/u.exec(src)?.[1] ?? 'pawlet.webp';
}
