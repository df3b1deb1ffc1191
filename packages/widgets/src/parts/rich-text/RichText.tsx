import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { ErrorState, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { markText, type FindMarks } from './markText.ts';
import styles from './RichText.module.css';
import type { sanitise as sanitiseType } from './sanitise.ts';

export interface RichTextProps {
  /** HTML as the server sent it. */
  readonly html: string;
  /** Finds parts of its words that are to be marked, each as where it starts and ends. */
  readonly findMarks?: FindMarks | undefined;
}

type Sanitise = typeof sanitiseType;
type Loaded =
  { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly run: Sanitise };

/** A text that the shop wrote, sanitised before it meets the document. */
export function RichText({ html, findMarks }: RichTextProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Loaded>({ status: 'loading' });
  const { status } = sanitise;
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isStale = false;
    const end = (loaded: Loaded): void => {
      if (!isStale) setSanitise(loaded);
    };
    import('./sanitise.ts').then(
      ({ sanitise: run }) => end({ status: 'ready', run }),
      () => end({ status: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [status]);
  const load = useCallback(() => setSanitise({ status: 'loading' }), []);
  const hasFailed = status === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [hasFailed, load]);
  useLayoutEffect(() => {
    if (sanitise.status !== 'ready' || frame.current === null) return;
    frame.current.replaceChildren(sanitise.run(html, window));
    if (findMarks !== undefined) markText(frame.current, findMarks);
  }, [sanitise, html, findMarks]);
  // Without the sanitiser the text stays away; the rest of the page does not depend on it.
  if (hasFailed) return <ErrorState layout="inline" onRetry={load} />;
  if (status === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton shape="text" lines={4} />
      </SkeletonRegion>
    );
  }
  return <div ref={frame} className={styles['text']} />;
}
