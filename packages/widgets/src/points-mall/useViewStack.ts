import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PointsView } from './pointsViews.ts';
import { useLayoutEffect } from '../runtime/useLayoutEffect.ts';

/** An open view, visible or below another one. */
export interface OpenView {
  readonly key: number;
  readonly view: PointsView;
}

/** A stack of views; only the topmost is visible, the others keep their state. */
export interface ViewStack {
  readonly views: readonly OpenView[];
  /** Opens a view on top; home returns to the first. */
  readonly open: (view: PointsView) => void;
  readonly back: () => void;
  /** Replaces all views above the first one. */
  readonly replaceAll: (view: PointsView) => void;
}

/** Scroll position and focus of a view when it was left. */
interface Place {
  readonly focused: HTMLElement | undefined;
  readonly scrollTop: number;
}

const root: OpenView = { key: 0, view: { name: 'home' } };

/**
 * Manages the views of the points mall. A new view starts at its top with the focus on its title; going back restores
 * scroll position and focus.
 */
export function useViewStack(frame: RefObject<HTMLElement | null>): ViewStack {
  const [views, setViews] = useState<readonly OpenView[]>([root]);
  const lastKey = useRef(0);
  const places = useRef(new Map<number, Place>());
  const top = views.at(-1) ?? root;
  const shownKey = useRef(top.key);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || shownKey.current === top.key) return;
    shownKey.current = top.key;
    const place = places.current.get(top.key);
    places.current.delete(top.key);
    if (place === undefined) enter(element);
    else restore(element, place);
  }, [frame, top.key]);

  const leave = (): void => {
    if (frame.current !== null) places.current.set(top.key, findPlace(frame.current));
  };
  return {
    views,
    open: (view) => {
      if (view.name === 'home') {
        setViews([root]);
        return;
      }
      // A second tap on the same link, before the first one has been rendered.
      if (JSON.stringify(view) === JSON.stringify(top.view)) return;
      leave();
      lastKey.current += 1;
      const key = lastKey.current;
      setViews((open) => (open.at(-1)?.key === top.key ? [...open, { key, view }] : open));
    },
    back: () =>
      setViews((open) => (open.length > 1 && open.at(-1)?.key === top.key ? open.slice(0, -1) : open)),
    replaceAll: (view) => {
      lastKey.current += 1;
      setViews([root, { key: lastKey.current, view }]);
    },
  };
}

function findPlace(frame: HTMLElement): Place {
  // In a shadow root the document's active element is the host.
  const holder = frame.getRootNode();
  const focused =
    holder instanceof Document || holder instanceof ShadowRoot ? holder.activeElement : undefined;
  return {
    focused: focused instanceof HTMLElement && frame.contains(focused) ? focused : undefined,
    scrollTop: findScroller(frame).scrollTop,
  };
}

function enter(frame: HTMLElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
  focusTitle(frame);
}

function restore(frame: HTMLElement, { focused, scrollTop }: Place): void {
  findScroller(frame).scrollTop = scrollTop;
  if (focused?.isConnected === true) focused.focus({ preventScroll: true });
  else focusTitle(frame);
}

function focusTitle(frame: HTMLElement): void {
  frame
    .querySelector<HTMLElement>(':scope > :not([hidden]) [data-view-title]')
    ?.focus({ preventScroll: true });
}

/** The element that scrolls the widget: the nearest scrollable ancestor, else the page. */
function findScroller(frame: HTMLElement): Element {
  let node: Node | null = frame.parentNode;
  while (node !== null) {
    if (node instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return document.scrollingElement ?? document.documentElement;
}
