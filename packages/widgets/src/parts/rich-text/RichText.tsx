import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML as the server sent it. */
  readonly html: string;
}

type Sanitise = typeof import('./sanitise.ts').sanitise;

/** A text that the shop wrote, sanitised before it meets the document. */
export function RichText({ html }: RichTextProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<{ readonly run: Sanitise }>();
  useEffect(() => {
    let isStale = false;
    import('./sanitise.ts').then(
      (module) => {
        if (!isStale) setSanitise({ run: module.sanitise });
      },
      // Without the sanitiser the text stays away; the rest of the page does not depend on it.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (sanitise !== undefined) frame.current?.replaceChildren(sanitise.run(html, window));
  }, [sanitise, html]);
  if (sanitise === undefined) {
    return (
      <SkeletonRegion>
        <Skeleton shape="text" lines={4} />
      </SkeletonRegion>
    );
  }
  return <div ref={frame} className={styles['text']} />;
}
