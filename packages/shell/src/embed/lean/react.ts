import type { VNode } from 'preact';
import { useCallback, useDebugValue, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

// The part of React that the product card uses, on Preact itself: preact/compat would weigh 4 kB more.
export * from 'preact/hooks';
export { Component, Fragment, createContext, createElement } from 'preact';

/** The form of Preact's own attribute names. */
export const version = '18.2.0';

/** Passes a ref to a component as a second parameter. Preact passes it among the props. */
export function forwardRef<TProps extends object>(
  render: (props: TProps, ref: unknown) => VNode,
): (props: TProps & { readonly ref?: unknown }) => VNode {
  return ({ ref, ...props }) => render(props as TProps & object, ref ?? null);
}

/** Reads an external store, and again on each change. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const value = getSnapshot();
  const latest = useRef({ value, getSnapshot });
  const [, refresh] = useState({});
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/immutability -- a ref, written after the render
    latest.current = { value, getSnapshot };
  });
  useEffect(() => {
    const look = (): void => {
      if (!Object.is(latest.current.value, latest.current.getSnapshot())) refresh({});
    };
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}

// oxlint-disable-next-line import/no-default-export -- zustand imports React as a whole
export default { useCallback, useDebugValue, useSyncExternalStore };
