import { useEffect, useState } from 'react';
import { makePoster } from './makePoster.ts';
import type { PosterContent } from './posterContent.ts';

/** How the poster stands. */
export type PosterState =
  | { readonly status: 'drawing' }
  | { readonly status: 'ready'; readonly file: File; readonly url: string }
  | { readonly status: 'failed' };

interface Job {
  readonly content: PosterContent | undefined;
  /** Another attempt is another job. */
  readonly attempt: number;
}

/** Draws the poster once it is wanted, and again when what it says changes or it is asked for again. */
export function usePoster(content: PosterContent | undefined) {
  const [state, setState] = useState<PosterState>({ status: 'drawing' });
  const [attempt, setAttempt] = useState(0);
  // Equal jobs are one poster, whichever objects they are.
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
        // Said in the place of the poster, with another attempt.
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
