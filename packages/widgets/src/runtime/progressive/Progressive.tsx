import type { ReactElement, ReactNode } from 'react';
import { useProgressiveCount } from './useProgressiveCount.ts';

export interface ProgressiveProps {
  /** How many tasks after the first one; 1 or more. */
  readonly turn: number;
  readonly children: ReactNode;
}

/** Draws its children in a later task than what is around them: the first view answers taps while the rest is made. */
export function Progressive({ turn, children }: ProgressiveProps): ReactElement | null {
  const taken = useProgressiveCount(turn + 1, 1);
  return taken > turn ? <>{children}</> : null;
}
