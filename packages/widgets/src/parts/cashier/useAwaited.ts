import type { CallOptions } from '@pawlet/core/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFailure } from '../../runtime/data/useEntry.ts';

/** What the server has said. A failed call takes nothing away that was known before. */
export type Reading<T> =
  | { readonly status: 'loading' | 'failed'; readonly answer: undefined }
  | { readonly status: 'ready'; readonly answer: T };

export type AwaitedAnswer<T> = Reading<T> & {
  /** Asks the server now. Never rejects. */
  readonly check: () => Promise<void>;
  /** The shopper's own check is under way. */
  readonly isChecking: boolean;
};

/** Milliseconds from one question to the next; the last one repeats. */
const delays = [2000, 5000, 10_000] as const;
const longestDelay = 10_000;

/**
 * Follows something by the server's word alone: while the answer says that more is to come it asks again and again,
 * ever more slowly but without an end, and at once when the page comes to the front. Nothing is cached, because an old
 * word about money is worse than none. Both functions must be stable; `undefined` asks nothing yet.
 */
export function useAwaited<T>(
  ask: ((options: CallOptions) => Promise<T>) | undefined,
  isAwaited: (answer: T) => boolean,
): AwaitedAnswer<T> {
  const [reading, setReading] = useState<Reading<T>>({ status: 'loading', answer: undefined });
  const [isChecking, setIsChecking] = useState(false);
  const askNow = useRef<() => Promise<void>>(() => Promise.resolve());

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
        // Throws what is a bug and no failure.
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
    askNow.current = once;
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
    await askNow.current();
    setIsChecking(false);
  }, []);
  return { ...reading, check, isChecking };
}
