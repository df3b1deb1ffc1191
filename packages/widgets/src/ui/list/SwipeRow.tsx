import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { scrollBehavior } from '../motion/scrollBehavior.ts';
import styles from './SwipeRow.module.css';

export interface SwipeAction {
  readonly label: string;
  readonly onAction: () => void;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
}

export interface SwipeRowProps {
  readonly children: ReactNode;
  /** Buttons at the right edge, revealed by swiping left or with the Tab key. */
  readonly actions: readonly SwipeAction[];
  /** Disables swiping and removes the buttons. @default false */
  readonly disabled?: boolean | undefined;
}

/** A row that reveals buttons when swiped left. */
export function SwipeRow({ children, actions, disabled = false }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Hides the buttons when the shopper interacts elsewhere.
  useEffect(() => {
    const handlePress = (event: PointerEvent): void => {
      const element = row.current;
      if (element !== null && element.scrollLeft !== 0 && !event.composedPath().includes(element)) {
        element.scrollTo({ left: 0, behavior: scrollBehavior() });
      }
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, []);
  // Browsers do not scroll to a button that regains the focus from a dialog.
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.matches(':focus-visible')) row.current?.scrollTo({ left: row.current.scrollWidth });
  };
  return (
    <div ref={row} className={styles['row']} data-state={disabled ? 'locked' : undefined}>
      <div className={styles['content']}>{children}</div>
      {disabled ? null : (
        <div className={styles['actions']} onFocus={handleFocus}>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={styles['action']}
              data-tone={action.tone ?? 'neutral'}
              onClick={() => {
                row.current?.scrollTo({ left: 0 });
                action.onAction();
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
