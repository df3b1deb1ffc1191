import { limits } from '@pawlet/core/rules';
import { wantsLessMotion } from '@pawlet/widgets/ui';
import type { Motion, Navigation, NavigationState } from '../navigation/types.ts';
import { listMounted } from './mountedPages.ts';
import type { MountedPage } from './mountedPages.ts';

/** State of the page stack. */
export interface PageStackState {
  readonly pages: readonly MountedPage[];
  /** Instance of the page that is shown. */
  readonly current: string;
  /** The page that stays visible while the animation runs: under the new one going forward, over it going back. */
  readonly other: MountedPage | undefined;
  readonly motion: Motion;
  /** Counts the changes of page. */
  readonly turn: number;
}

/** The mounted pages, following the navigation. */
export interface PageStackStore {
  readonly getState: () => PageStackState;
  readonly subscribe: (listener: () => void) => () => void;
  dispose(): void;
}

/** Options of `createPageStack`. */
export interface PageStackOptions {
  /** Milliseconds of the page animation, 0 for none; read for each change. */
  readonly motionMs: () => number;
}

/** The spec's page animation. */
const pageMotionMs = limits.pageAnimationMs;

/** The page animation, none with reduced motion. */
export function readMotionMs(): number {
  return wantsLessMotion() ? 0 : pageMotionMs;
}

/** Maintains the list of mounted pages. */
export function createPageStack(navigation: Navigation, { motionMs }: PageStackOptions): PageStackStore {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const first = navigation.getState();
  let state: PageStackState = {
    pages: listMounted([], first),
    current: first.current.instance,
    other: undefined,
    motion: 'none',
    turn: first.turn,
  };

  const set = (next: PageStackState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const follow = (): void => {
    const navigationState = navigation.getState();
    clearTimeout(timer);
    const length = motionMs();
    set(toNext(state, navigationState, length > 0));
    if (state.other !== undefined) {
      timer = setTimeout(() => set(toNext(state, navigation.getState(), false)), length);
    }
  };
  const unsubscribe = navigation.subscribe(follow);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function toNext(state: PageStackState, navigation: NavigationState, isMoving: boolean): PageStackState {
  const { current, motion, turn } = navigation;
  const pages = listMounted(state.pages, navigation);
  const hasTurned = current.instance !== state.current;
  const before =
    hasTurned && isMoving && motion !== 'none' ? state.pages.find(isNamed(state.current)) : undefined;
  return {
    // The page that is left stays mounted until it is out of sight.
    pages: before === undefined || pages.some(isNamed(before.instance)) ? pages : [...pages, before],
    current: current.instance,
    other: before,
    motion: before === undefined ? 'none' : motion,
    turn,
  };
}

function isNamed(instance: string): (page: MountedPage) => boolean {
  return (page) => page.instance === instance;
}
