import type { ReactElement, ReactNode } from 'react';
import { useProgressiveCount } from './useProgressiveCount.ts';

export interface ProgressiveProps {
  /** Number of tasks after the first one; 1 or more. */
  readonly turn: number;
  readonly children: ReactNode;
}

/**
 * Renders its children in a later task than their surroundings: the first view responds to taps while the rest is
 * rendered.
 */
export function Progressive({ turn, children }: ProgressiveProps): ReactElement | null {
  const taken = useProgressiveCount(turn + 1, 1);
  return taken > turn ? <>{children}</> : null;
}
