import { useEffect, useRef } from 'react';
import type { CartState, ConfigState, PawletEventMap, PawletEventName } from '@pawlet/core';
import type { SessionState } from '@pawlet/core/session';
import type { ShopConfig } from '@pawlet/core/api';
import { useStore } from './useStore.ts';
import { usePawlet } from './PawletContext.ts';
import { useLayoutEffect } from './useLayoutEffect.ts';

/** Reads the session; the selector must return the same object for the same state. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(usePawlet().session.store, select);
}

/** True while a shopper is logged in. */
export function useIsLoggedIn(): boolean {
  return useSession(({ token }) => token !== '');
}

/** Reads the state of the cart; the selector must return the same object for the same state. Does not load lines. */
export function useCartState<T>(select: (state: CartState) => T): T {
  return useStore(usePawlet().cart.store, select);
}

/** @deprecated Use `useCartState`. `useCart` of `@pawlet/widgets/cart` is the whole cart, with its lines and totals. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useCartState(select);
}

/** Loading state of the shop's config; loads it if necessary. */
export function useConfigState(): ConfigState {
  const { config } = usePawlet();
  useEffect(() => {
    // The state has the error.
    config.load().catch(() => undefined);
  }, [config]);
  return useStore(config.store, (state) => state);
}

/** The config of the shop, undefined until loaded; loads it if necessary. */
export function useConfig(): ShopConfig | undefined {
  return useConfigState().config;
}

/** False where the shop has disabled points: they are then not shown or offered. True until the config has loaded. */
export function usePointsOffered(): boolean {
  return useConfig()?.points.isUsable ?? true;
}

/** Listens to one event of the shop. */
export function usePawletEvent<Name extends PawletEventName>(
  name: Name,
  listener: (detail: PawletEventMap[Name]) => void,
): void {
  const { events } = usePawlet();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => events.on(name, (detail) => latest.current(detail)), [events, name]);
}
