import { lazy } from '@pawlet/core/lazy';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useLazy, usePawlet } from '../../runtime/index.ts';
import { ErrorState, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { markText, type FindMarks } from './markText.ts';
import styles from './RichText.module.css';
import { useIsRendered } from '../../runtime/useIsRendered.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface RichTextProps {
  /** HTML as sent by the server. */
  readonly html: string;
  /** Finds the parts of its text to mark, as start and end. */
  readonly findMarks?: FindMarks | undefined;
}

const sanitising = lazy(() => import('./sanitise.ts'));

/**
 * HTML written by the shop, sanitised before it is inserted into the document. What a server has rendered stays until the
 * HTML changes.
 */
export function RichText({ html, findMarks }: RichTextProps): ReactElement {
  const { toSafeHtml } = usePawlet();
  const isRendered = useIsRendered();
  const [renderedHtml, setRenderedHtml] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isRendered && frame.current?.hasChildNodes() === true) setRenderedHtml(html);
  }, [isRendered, html]);
  if (!isRendered && (renderedHtml !== html || findMarks !== undefined))
    return <SanitisedText html={html} findMarks={findMarks} />;
  return (
    <div
      ref={frame}
      className={styles['text']}
      // In a browser it is empty: hydration leaves the server's elements as they are.
      dangerouslySetInnerHTML={{ __html: toSafeHtml?.(html) ?? '' }}
      suppressHydrationWarning
    />
  );
}

/** HTML that is sanitised in the browser. */
function SanitisedText({ html, findMarks }: RichTextProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const sanitiser = useLazy(sanitising);
  const sanitise = sanitiser.status === 'ready' ? sanitiser.value.sanitise : undefined;
  useLayoutEffect(() => {
    if (sanitise === undefined || frame.current === null) return;
    frame.current.replaceChildren(sanitise(html, window));
    if (findMarks !== undefined) markText(frame.current, findMarks);
  }, [sanitise, html, findMarks]);
  // Without the sanitiser the text is not rendered; the rest of the page does not depend on it.
  if (sanitiser.status === 'failed') return <ErrorState layout="inline" onRetry={sanitiser.retry} />;
  if (sanitiser.status === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton shape="text" lines={4} />
      </SkeletonRegion>
    );
  }
  return <div ref={frame} className={styles['text']} />;
}
