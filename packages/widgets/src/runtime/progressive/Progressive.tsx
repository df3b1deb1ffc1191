import { Fragment, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useIsRendered } from '../useIsRendered.ts';
import styles from './Progressive.module.css';
import { waitForTurn } from './takeOver.ts';
import { useProgressiveCount } from './useProgressiveCount.ts';

export interface ProgressiveProps {
  /** Number of tasks after the first one; 0 for what is rendered in the first one, unless a server has rendered it. */
  readonly turn: number;
  readonly children: ReactNode;
}

/**
 * React takes over what a server has rendered in several tasks by itself, one `Suspense` boundary after the other, and
 * discards the markup of a boundary that waits when its surroundings are rendered again. Preact, whose fragment is a
 * component, keeps that markup, and takes over everything else in one task.
 */
const canWait = typeof document !== 'undefined' && typeof Fragment === 'function';

/**
 * Renders its children in a later task than their surroundings: the first view responds to taps while the rest is
 * rendered. Children that a server has rendered are shown at once, and taken over by the code in a task of their own.
 */
export function Progressive({ turn, children }: ProgressiveProps): ReactElement | null {
  const isRendered = useIsRendered();
  const [Part] = useState(() => (isRendered && canWait ? createWaitingPart(turn) : Fragment));
  const taken = useProgressiveCount(turn + 1, 1);
  if (taken <= turn) return null;
  return (
    <Suspense fallback={null}>
      <Part>
        {/* One element, by which the markup is found again. */}
        <div className={styles['part']}>{children}</div>
      </Part>
    </Suspense>
  );
}

/** A component that waits for its turn; until then the markup that its children will hydrate stays as it is. */
function createWaitingPart(turn: number) {
  return lazy(async () => {
    await waitForTurn(turn);
    return { default: Children };
  });
}

function Children({ children }: { readonly children: ReactNode }) {
  return children;
}
