import type { ReactElement, ReactNode } from 'react';
import { useTurns } from './useTurns.ts';

export interface InTurnProps {
  /** How many tasks after the first one; 1 or more. */
  readonly turn: number;
  readonly children: ReactNode;
}

/** Draws its children in a later task than what is around them: the first view answers taps while the rest is made. */
export function InTurn({ turn, children }: InTurnProps): ReactElement | null {
  const taken = useTurns(turn + 1, 1);
  return taken > turn ? <>{children}</> : null;
}
