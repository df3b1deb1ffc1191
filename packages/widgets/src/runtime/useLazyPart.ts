import { useMemo } from 'react';
import type { Lazy } from '@pawlet/core/lazy';
import { usePawlet } from './PawletContext.ts';
import { useLazy, type LazyState } from './useLazy.ts';

/** `useLazy` for code that contains texts: it is shown together with them. */
export function useLazyPart<T>(
  code: Lazy<T>,
  isWanted = true,
  onFailure?: (error: unknown) => void,
): LazyState<T> {
  const { translator } = usePawlet();
  const withTexts = useMemo(
    () => ({ ...code, current: code.current, load: () => translator.loadWith(code.load) }),
    [code, translator],
  );
  return useLazy(withTexts, isWanted, onFailure);
}
