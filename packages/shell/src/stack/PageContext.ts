import { PageFrontContext } from '@pawlet/widgets';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { StackEntry } from '../navigation/types.ts';
import type { ParameterReaders, ParametersOf } from '../routing/parameters.ts';
import { readParameters } from '../routing/parameters.ts';
import type { PageMemory } from './pageMemory.ts';

/** The state of a page for its components. */
export interface PageContextValue {
  readonly entry: StackEntry;
  /** False while the page is below another one in the stack. */
  readonly isActive: boolean;
  /**
   * The same at this moment: true from the frame in which the page is shown, false from the one in which it is left.
   */
  readonly isInFrontNow: () => boolean;
  readonly memory: PageMemory;
  /** Sets the title of the window. */
  readonly setTitle: (title: string) => void;
  /** Moves the focus to the heading, if the page is shown and the focused element was removed. */
  readonly takeFocus: () => void;
}

/** Set by the page stack around each page. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** The state of the surrounding page. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('Pawlet: no page around this component.');
  return page;
}

/**
 * The parameters of the page, each parsed by its own parser; undefined where missing or malformed. The parsers must be
 * a constant of the module.
 *
 * @example
 * const parameters = usePageParameters({ id: idParameter });
 */
export function usePageParameters<R extends ParameterReaders>(readers: R): ParametersOf<R> {
  const { search } = usePage().entry.address;
  return useMemo(() => readParameters(search, readers), [search, readers]);
}

/** State that outlives the page itself: it is restored when the page is unmounted and returned to. */
export function usePageMemory<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const { memory } = usePage();
  const [value, setValue] = useState<T>(() =>
    memory.values.has(name) ? (memory.values.get(name) as T) : initial,
  );
  const keep = useCallback(
    (next: T) => {
      memory.values.set(name, next);
      setValue(next);
    },
    [memory, name],
  );
  return [value, keep];
}

/** State that is reset whenever the page returns to the front, by Back or by its tab; `initial` must be stable. */
export function useVisitState<T>(initial: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  const { onReturn } = useContext(PageFrontContext);
  useEffect(() => onReturn(() => setValue(initial)), [onReturn, initial]);
  return [value, setValue];
}
