import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Pawlet } from '@pawlet/core';
import type { PawletState } from '@pawlet/core/queries';
import { visitorState } from '@pawlet/core/session';

/** A store outside React. */
type Store<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;

/** States of stores as a server has rendered them: those of a visitor. */
type RenderedStates = ReadonlyMap<Store<unknown>, unknown>;

/** Set by a provider with the state of a server. */
export const RenderedStatesContext = createContext<RenderedStates>(new Map());

/** What a server has rendered, where this device has a state of its own. */
export function toRenderedStates(
  { session, cart }: Pawlet,
  { language, country }: PawletState,
): RenderedStates {
  return new Map<Store<unknown>, unknown>([
    [session.store as Store<unknown>, visitorState({ lang: language, country })],
    [cart.store as Store<unknown>, cart.store.getInitialState()],
  ]);
}

/**
 * A value of a store; the selector returns a part of the state, never a new object. A page that hydrates the markup of a
 * server first shows what was rendered, and then this device's state.
 */
export function useStore<S, T>(store: Store<S>, select: (state: S) => T): T {
  const rendered = useContext(RenderedStatesContext);
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select((rendered.get(store as Store<unknown>) as S | undefined) ?? store.getState()),
  );
}
