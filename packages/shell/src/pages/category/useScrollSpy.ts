import { toId, type Category, type CategoryId } from '@pawlet/core/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useOnScroll } from '../../layout/useOnScroll.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePage, usePageMemory, usePageParameters } from '../../stack/PageContext.ts';

const parameters = { category_id: idParameter };
/** How far below the bar a category may start and still be the current one, in px. */
const slack = 24;

/** The visits of the page, of which there is one instance, by their keys in the history. */
interface Visits {
  /** '' before the first one. */
  readonly latest: string;
  /** How far the page was scrolled when they were left, in px. */
  readonly left: ReadonlyMap<string, number>;
}
const noVisits: Visits = { latest: '', left: new Map() };

/** The visible category, and functions to go to another. */
export interface ScrollSpy {
  readonly rail: RefObject<HTMLElement | null>;
  readonly current: CategoryId | undefined;
  readonly goTo: (id: CategoryId) => void;
  /** Reports the position of a category. */
  readonly place: (id: CategoryId, element: HTMLElement | null) => void;
}

/**
 * Tracks the category that the page is scrolled to, and scrolls to a requested one: by a tap on the rail, or by the
 * page's URL once `isSettled`, when nothing above it grows any more.
 */
export function useScrollSpy(categories: readonly Category[], isSettled: boolean): ScrollSpy {
  const { category_id: given } = usePageParameters(parameters);
  const { entry, isActive } = usePage();
  const [visits, keepVisits] = usePageMemory('visits', noVisits);
  const [current, setCurrent] = useState(categories[0]?.id);
  const rail = useRef<HTMLElement>(null);
  const places = useRef(new Map<CategoryId, HTMLElement>());

  const place = useCallback((id: CategoryId, element: HTMLElement | null) => {
    if (element === null) places.current.delete(id);
    else places.current.set(id, element);
  }, []);
  const top = useRef(0);
  const look = useCallback(() => {
    top.current = window.scrollY;
    const line = (rail.current?.getBoundingClientRect().top ?? 0) + slack;
    const passed = categories.filter(
      ({ id }) => (places.current.get(id)?.getBoundingClientRect().top ?? Infinity) <= line,
    );
    setCurrent((passed.at(-1) ?? categories[0])?.id);
  }, [categories]);
  useOnScroll(look);
  const goTo = useCallback((id: CategoryId) => {
    setCurrent(id);
    places.current.get(id)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  // A link to a category, or to a subcategory, is followed once; Back to its visit restores its scroll position.
  const wanted = toId<CategoryId>(given);
  useEffect(() => {
    if (!isActive || !isSettled || visits.latest === entry.key) return;
    const left = new Map(visits.left).set(visits.latest, top.current);
    keepVisits({ latest: entry.key, left });
    const before = left.get(entry.key);
    const target = categories.find(
      ({ id, children }) => id === wanted || children.some((kind) => kind.id === wanted),
    );
    if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' });
    else if (target !== undefined) goTo(target.id);
  }, [isActive, isSettled, wanted, visits, categories, entry.key, keepVisits, goTo]);

  // In a long rail the current entry is scrolled into view.
  useEffect(() => {
    const mark = rail.current?.children[categories.findIndex(({ id }) => id === current)];
    if (isActive) mark?.scrollIntoView({ block: 'nearest' });
  }, [isActive, categories, current]);

  return { rail, current, goTo, place };
}
