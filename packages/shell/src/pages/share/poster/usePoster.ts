import { usePawlet } from '@pawlet/widgets';
import { useEffect, useState, type RefObject } from 'react';
import { makePoster, type PosterRequest } from './makePoster.ts';

/** The state of a poster. */
export type Poster =
  | { readonly status: 'drawing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly blob: Blob;
      /** URL to show it; valid as long as this component is mounted with this poster. */
      readonly url: string;
    };

type Made =
  | { readonly key: string; readonly status: 'failed' }
  | { readonly key: string; readonly status: 'ready'; readonly blob: Blob; readonly url: string };

/** Draws a poster again whenever its input changes, in the font of `frame`. */
export function usePoster(request: Omit<PosterRequest, 'font'>, frame: RefObject<Element | null>): Poster {
  const { site } = usePawlet().api;
  const [made, setMade] = useState<Made>();
  const [attempt, setAttempt] = useState(0);
  const parts = JSON.stringify(request);
  const key = `${attempt} ${parts}`;
  useEffect(() => {
    let isOver = false;
    let url: string | undefined;
    const getCodeUrl = (text: string): Promise<string> => site.qrCodeUrl(text, { size: 408, padding: 12 });
    const draw = async (): Promise<void> => {
      try {
        const font = frame.current === null ? 'sans-serif' : getComputedStyle(frame.current).fontFamily;
        const wanted = JSON.parse(parts) as Omit<PosterRequest, 'font'>;
        const blob = await makePoster({ ...wanted, font }, getCodeUrl);
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setMade({ key, status: 'ready', blob, url });
      } catch {
        // The result of a picture that does not load is ignored.
        if (!isOver) setMade({ key, status: 'failed' });
      }
    };
    void draw();
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key, parts, site, frame]);
  if (made?.key !== key) return { status: 'drawing' };
  if (made.status === 'failed') return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', blob: made.blob, url: made.url };
}
