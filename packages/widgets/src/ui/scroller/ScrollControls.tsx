import { useEffect, useRef } from 'react';
import { useWords } from '../../runtime/words.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Glyph } from '../icon/Glyph.tsx';
import { back, chevronRight } from '../icon/paths.ts';
import { scrollBehavior } from '../motion/scrollBehavior.ts';
import { dragToScroll } from './dragToScroll.ts';
import type { MouseScrollProps } from './mouseScrollProps.ts';
import { findNextView } from './scrollStops.ts';
import { useScrollEnds } from './useScrollEnds.ts';
import styles from './ScrollControls.module.css';

/** The buttons at the ends of a horizontal scroller, which can also be dragged. */
export function ScrollControls({ target, kind }: MouseScrollProps) {
  const words = useWords();
  const { isAtStart, isAtEnd } = useScrollEnds(target);
  /** Target of clicks that are faster than the scrolling. */
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const stopDragging = dragToScroll(element, styles['dragging'] ?? '');
    const dropGoal = (): void => {
      goal.current = undefined;
    };
    const ways = ['pointerdown', 'wheel', 'scrollend'];
    for (const way of ways) element.addEventListener(way, dropGoal, { passive: true });
    return () => {
      stopDragging();
      for (const way of ways) element.removeEventListener(way, dropGoal);
    };
  }, [target]);
  if (kind === 'plain' || (isAtStart && isAtEnd)) return null;
  const move = (direction: 1 | -1): void => {
    const element = target.current;
    if (element === null) return;
    const left = findNextView(element, goal.current ?? element.scrollLeft, direction);
    goal.current = left;
    element.scrollTo({ left, behavior: scrollBehavior() });
  };
  const isRow = kind === 'row';
  return (
    <>
      <IconButton
        className={styles['button']}
        data-side="left"
        data-kind={kind}
        size={40}
        label={isRow ? words.scrollLeft : words.previous}
        disabled={isAtStart}
        icon={<Glyph path={back} size={20} />}
        onClick={() => move(-1)}
      />
      <IconButton
        className={styles['button']}
        data-side="right"
        data-kind={kind}
        size={40}
        label={isRow ? words.scrollRight : words.next}
        disabled={isAtEnd}
        icon={<Glyph path={chevronRight} size={20} />}
        onClick={() => move(1)}
      />
    </>
  );
}
