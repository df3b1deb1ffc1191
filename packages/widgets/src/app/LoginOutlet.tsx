import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Pawlet } from '@pawlet/core';
import { lazy } from '@pawlet/core/lazy';
import { useLazy, usePawlet, useStore } from '../runtime/index.ts';

const loginSheet = lazy(() => import('./loginSheetChunk.ts'));

/** The outlets of each shop in mounting order: the first one shows the log-in. */
const outletsByShop = new WeakMap<Pawlet, StoreApi<readonly symbol[]>>();

function getOutlets(pawlet: Pawlet): StoreApi<readonly symbol[]> {
  const known = outletsByShop.get(pawlet);
  if (known !== undefined) return known;
  const made = createStore<readonly symbol[]>(() => []);
  outletsByShop.set(pawlet, made);
  return made;
}

/** Whether this outlet is the shop's first one on the page. */
function useIsFirst(pawlet: Pawlet): boolean {
  const [outlet] = useState(() => Symbol('log-in'));
  const outlets = getOutlets(pawlet);
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
 * Shows the log-in over the page when something requires it: once per shop, however many outlets the page has. Its code
 * is loaded on first use.
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
