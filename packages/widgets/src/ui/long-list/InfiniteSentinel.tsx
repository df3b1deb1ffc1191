import { useEffect, useRef } from 'react';
import { observeInView } from '../../runtime/useInView.ts';
import { useWords } from '../../runtime/words.ts';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './InfiniteSentinel.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface InfiniteSentinelProps {
  /** `idle` loads more when it comes near, `end` shows that there is no more. */
  readonly status: 'idle' | 'loading' | 'failed' | 'end';
  /** Loads the next page. */
  readonly onReach: () => void;
  /** Distance in viewport heights at which it loads. @default 1.5 */
  readonly ahead?: number | undefined;
  /** @default the text "no more" */
  readonly endLabel?: string | undefined;
}

/** Footer of an infinite list: loads the next page 1.5 viewports ahead, shows loading, failure and the end. */
export function InfiniteSentinel({ status, onReach, ahead = 1.5, endLabel }: InfiniteSentinelProps) {
  const words = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useLayoutEffect(() => {
    latest.current = onReach;
  });
  // Observed again after each page, because a footer that stays visible is not reported again.
  useEffect(() => {
    if (status !== 'idle' || foot.current === null) return undefined;
    return observeInView(foot.current, `${ahead * 100}% 0px`, (isNear) => {
      if (isNear) latest.current();
    });
  }, [status, ahead]);
  return (
    <div ref={foot} className={styles['foot']}>
      {status === 'loading' ? <Spinner size={20} label={words.loading} /> : null}
      {status === 'failed' ? (
        <>
          <span>{words.loadFailed}</span>
          <Button variant="ghost" size="s" onClick={onReach}>
            {words.retry}
          </Button>
        </>
      ) : null}
      {status === 'end' ? <span>{endLabel ?? words.endOfList}</span> : null}
    </div>
  );
}
