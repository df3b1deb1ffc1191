import { useEffect, useState } from 'react';
import { makePoster } from './makePoster.ts';
import type { PosterContent } from './posterContent.ts';

/** The state of the poster. */
export type PosterState =
  | { readonly status: 'drawing' }
  | { readonly status: 'ready'; readonly file: File; readonly url: string }
  | { readonly status: 'failed' };

interface Job {
  readonly content: PosterContent | undefined;
  /** Another attempt is another job. */
  readonly attempt: number;
}

/** Draws the poster once it is needed, and again when its content changes or on a retry. */
export function usePoster(content: PosterContent | undefined) {
  const [state, setState] = useState<PosterState>({ status: 'drawing' });
  const [attempt, setAttempt] = useState(0);
  // Equal jobs are one poster, whatever their object identity.
  const job = JSON.stringify({ content, attempt });
  useEffect(() => {
    const { content: wanted } = JSON.parse(job) as Job;
    if (wanted === undefined) return undefined;
    let url: string | undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      setState({ status: 'drawing' });
      try {
        const blob = await makePoster(wanted);
        if (isOver) return;
        const file = new File([blob], `pawlet-${wanted.year}.png`, { type: blob.type });
        url = URL.createObjectURL(file);
        setState({ status: 'ready', file, url });
      } catch {
        // Shown in place of the poster, with a retry.
        if (!isOver) setState({ status: 'failed' });
      }
    };
    void draw();
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [job]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
