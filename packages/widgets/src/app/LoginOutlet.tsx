import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Pawlet } from '@pawlet/core';
import { lazy } from '@pawlet/core/lazy';
import { useLazy, usePawlet } from '../runtime/index.ts';

const loginSheet = lazy(() => import('./loginSheetChunk.ts'));

/** The outlets of each shop in the order of their mounting: the first one asks. */
const outletsByShop = new WeakMap<Pawlet, StoreApi<readonly symbol[]>>();

function outletsOf(pawlet: Pawlet): StoreApi<readonly symbol[]> {
  const known = outletsByShop.get(pawlet);
  if (known !== undefined) return known;
  const made = createStore<readonly symbol[]>(() => []);
  outletsByShop.set(pawlet, made);
  return made;
}

/** Whether this outlet is the one that asks, of all that the page has for this shop. */
function useIsFirst(pawlet: Pawlet): boolean {
  const [outlet] = useState(() => Symbol('log-in'));
  const outlets = outletsOf(pawlet);
  useEffect(() => {
    outlets.setState([...outlets.getState(), outlet], true);
    return () =>
      outlets.setState(
        outlets.getState().filter((other) => other !== outlet),
        true,
      );
  }, [outlets, outlet]);
  return useStore(outlets, ([first]) => first === outlet);
}

/**
 * Asks for the log-in over the page where something needs a shopper: once for a shop, however many outlets the page
 * has. Its code comes with the first question.
 */
export function LoginOutlet(): ReactElement | null {
  const pawlet = usePawlet();
  const { account } = pawlet;
  const isFirst = useIsFirst(pawlet);
  const isOpen = useStore(account.prompt, (prompt) => prompt.isOpen) && isFirst;
  // Without its code nobody can log in: what waits for it is told so.
  const sheet = useLazy(loginSheet, isOpen, () => account.cancelLogIn());
  useEffect(() => account.attachPrompt(), [account]);
  return sheet.status === 'ready' && isFirst ? <sheet.value.LoginSheet /> : null;
}
