import { useCallback, useEffect, useRef, useState } from 'react';
import { isPawletError } from '@pawlet/core/errors';
import type { PawletError } from '@pawlet/core/errors';
import { useLayoutEffect } from '../useLayoutEffect.ts';

export interface Action<TArguments extends readonly unknown[], TResult> {
  /**
   * Runs the action, one at a time: a second call during a run immediately returns undefined. Also undefined after a
   * failure, which has been shown.
   */
  readonly run: (...parameters: TArguments) => Promise<TResult | undefined>;
  readonly isBusy: boolean;
  /** Error of the latest run. */
  readonly error: PawletError | undefined;
}

/** Wraps an action of the shopper: busy while it runs, failures reported, never twice at a time. */
export function useAction<TArguments extends readonly unknown[], TResult>(
  act: (...parameters: TArguments) => Promise<TResult>,
): Action<TArguments, TResult> {
  const latest = useRef(act);
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: PawletError | undefined }>({
    isBusy: false,
    error: undefined,
  });
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = useCallback(async (...parameters: TArguments): Promise<TResult | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ isBusy: true, error: undefined });
    let error: PawletError | undefined;
    try {
      return await latest.current(...parameters);
    } catch (failure) {
      // The HTTP client has reported it to the shopper and the host already.
      if (!isPawletError(failure)) throw failure;
      error = failure.code === 'ABORTED' ? undefined : failure;
      return undefined;
    } finally {
      isRunning.current = false;
      if (isMounted.current) setState({ isBusy: false, error });
    }
  }, []);
  return { run, ...state };
}
