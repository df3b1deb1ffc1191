import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Skeleton, SkeletonRegion } from '../../ui/index.ts';
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

/** A text that the shop wrote, sanitised before it meets the document. */
export function RichText({ html, findMarks }: RichTextProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<{ readonly run: Sanitise }>();
  useEffect(() => {
    let isStale = false;
    const load = async (): Promise<void> => {
      const { sanitise: run } = await import('./sanitise.ts');
      if (!isStale) setSanitise({ run });
    };
    // Without the sanitiser the text stays away; the rest of the page does not depend on it.
    load().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (sanitise === undefined || frame.current === null) return;
    frame.current.replaceChildren(sanitise.run(html, window));
    if (findMarks !== undefined) markText(frame.current, findMarks);
  }, [sanitise, html, findMarks]);
  if (sanitise === undefined) {
    return (
      <SkeletonRegion>
        <Skeleton shape="text" lines={4} />
      </SkeletonRegion>
    );
  }
  return <div ref={frame} className={styles['text']} />;
}
