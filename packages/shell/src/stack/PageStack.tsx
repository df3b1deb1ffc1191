import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStorefront } from '../storefront.ts';
import type { PageStackState } from './createPageStack.ts';
import { focusPage } from './pageFocus.ts';
import { PageSlot } from './PageSlot.tsx';
import type { SlotState } from './PageSlot.tsx';
import { restoreScroll } from './restoreScroll.ts';
import styles from './PageStack.module.css';

/** All mounted pages, of which one is shown. */
export function PageStack() {
  const { stack, memories } = useStorefront();
  const state = useSyncExternalStore(stack.subscribe, stack.getState, stack.getState);
  const root = useRef<HTMLDivElement>(null);
  const { current, other, motion, turn } = state;
  const shown = useRef({ turn, current });

  useLayoutEffect(() => {
    const isFirst = shown.current.turn === turn;
    const isSamePage = shown.current.current === current;
    shown.current = { turn, current };
    const slot = findSlot(root.current, 'active');
    if (slot === null || (isSamePage && !isFirst)) return undefined;
    const memory = memories.of(current);
    if (motion === 'forward') memory.scrollTop = 0;
    // The first page of a visit is at its top: reading the position would force a layout in the middle of its
    // rendering.
    if (isFirst && memory.scrollTop === 0) return undefined;
    const giveUp = restoreScroll(slot, memory.scrollTop);
    if (!isFirst) focusPage(slot, motion !== 'forward');
    return giveUp;
    // Only a change of page scrolls; the end of the animation changes the motion, but not the turn.
    // oxlint-disable-next-line react/exhaustive-deps -- the motion alone is no reason to run again
  }, [turn, current]);

  // During the animation the other page is offset to its own scroll position.
  useLayoutEffect(() => {
    const beside = findSlot(root.current, 'leaving') ?? findSlot(root.current, 'covered');
    if (beside === null || other === undefined) return undefined;
    beside.style.insetBlockStart = `${String(window.scrollY)}px`;
    beside.scrollTop = memories.of(other.instance).scrollTop;
    return () => void beside.style.removeProperty('inset-block-start');
  }, [other, memories]);

  return (
    <div ref={root} className={styles['stack']} data-motion={motion}>
      {state.pages.map((page) => (
        <PageSlot
          key={page.instance}
          entry={page.entry}
          state={getSlotState(state, page.instance)}
          isEntering={motion === 'forward' && page.instance === current}
        />
      ))}
    </div>
  );
}

function getSlotState({ current, other, motion }: PageStackState, instance: string): SlotState {
  if (instance === current) return 'active';
  if (instance !== other?.instance) return 'hidden';
  return motion === 'back' ? 'leaving' : 'covered';
}

function findSlot(root: HTMLElement | null, state: SlotState): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`:scope > [data-slot='${state}']`) ?? null;
}
