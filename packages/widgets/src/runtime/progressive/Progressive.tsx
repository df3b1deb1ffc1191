import { Fragment, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useIsRendered } from '../useIsRendered.ts';
import styles from './Progressive.module.css';
import { waitForTurn } from './takeOverTurns.ts';
import { useProgressiveCount } from './useProgressiveCount.ts';

export interface ProgressiveProps {
  /** Number of tasks after the first one; 1 or more. */
  readonly turn: number;
  readonly children: ReactNode;
}

const isServer = typeof document === 'undefined';

/**
 * Renders its children in a later task than their surroundings: the first view responds to taps while the rest is
 * rendered. Children that a server has rendered are shown at once, and taken over by the code in that task.
 */
export function Progressive({ turn, children }: ProgressiveProps): ReactElement | null {
  const isRendered = useIsRendered();
  const [Part] = useState(() => (isRendered && !isServer ? createLatePart(turn) : Fragment));
  const taken = useProgressiveCount(turn + 1, 1);
  if (taken <= turn) return null;
  return (
    // One element, because a part that is taken over later has to be found again.
    <div className={styles['part']}>
      <Suspense fallback={null}>
        <Part>{children}</Part>
      </Suspense>
    </div>
  );
}

/** A component that waits for its turn with hydrating its children; until then their markup stays as it is. */
function createLatePart(turn: number) {
  return lazy(async () => {
    await waitForTurn(turn);
    return { default: Children };
  });
}

function Children({ children }: { readonly children: ReactNode }) {
  return children;
}
