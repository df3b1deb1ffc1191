import type { CallOptions } from '@pawlet/core/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFailure } from '../../runtime/data/useEntry.ts';

/** The server's latest reply. A failed call keeps the previous one. */
export type Reading<T> =
  | { readonly status: 'loading' | 'failed'; readonly answer: undefined }
  | { readonly status: 'ready'; readonly answer: T };

export type AwaitedAnswer<T> = Reading<T> & {
  /** Queries the server now. Never rejects. */
  readonly check: () => Promise<void>;
  /** The shopper's own check is in progress. */
  readonly isChecking: boolean;
};

/** Milliseconds between polls; the last one repeats. */
const delays = [2000, 5000, 10_000] as const;
const longestDelay = 10_000;

/**
 * Polls the server: as long as the result is pending, with increasing delays but without an end, and immediately when
 * the page is focused. Nothing is cached, because outdated information about money is worse than none. Both functions
 * must be stable; `undefined` does not poll yet.
 */
export function useAwaited<T>(
  ask: ((options: CallOptions) => Promise<T>) | undefined,
  isAwaited: (answer: T) => boolean,
): AwaitedAnswer<T> {
  const [reading, setReading] = useState<Reading<T>>({ status: 'loading', answer: undefined });
  const [isChecking, setIsChecking] = useState(false);
  const poll = useRef<() => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    if (ask === undefined) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let running: Promise<void> | undefined;
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      const isFirst = tries === 0;
      const next = await readAnswer(isFirst);
      if (ending.signal.aborted) return;
      if (next.status !== 'failed') setReading(next);
      else setReading((known) => (known.status === 'ready' ? known : next));
      if (next.status === 'ready' ? !isAwaited(next.answer) : isFirst) return;
      timer = setTimeout(() => void once(), delays[tries] ?? longestDelay);
      tries += 1;
    };
    const readAnswer = async (isFirst: boolean): Promise<Reading<T>> => {
      try {
        const answer = await ask({ signal: ending.signal, background: !isFirst });
        return { status: 'ready', answer };
      } catch (error) {
        // Rethrows bugs.
        toFailure(error);
        return { status: 'failed', answer: undefined };
      }
    };
    const once = (): Promise<void> => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    };
    poll.current = once;
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible') void once();
    };
    void once();
    document.addEventListener('visibilitychange', handleReturn);
    addEventListener('pageshow', handleReturn);
    return () => {
      ending.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('pageshow', handleReturn);
    };
  }, [ask, isAwaited]);

  const check = useCallback(async () => {
    setIsChecking(true);
    await poll.current();
    setIsChecking(false);
  }, []);
  return { ...reading, check, isChecking };
}
