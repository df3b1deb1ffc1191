import { createContext, useContext } from 'react';
import type { Pawlet } from '@pawlet/core';
import { PawletError } from '@pawlet/core/errors';
import type { Overlays } from './overlays/createOverlays.ts';

/** Value of the context. */
export interface PawletContextValue {
  readonly pawlet: Pawlet;
  readonly overlays: Overlays;
}

/** Provides the shop to the tree; set by PawletProvider. */
export const PawletContext = createContext<PawletContextValue | undefined>(undefined);

/** The shop of this tree and its overlays; throws a CONFIG error without a provider. */
export function usePawletContext(): PawletContextValue {
  const value = useContext(PawletContext);
  if (value === undefined) {
    throw new PawletError(
      'CONFIG',
      'Pawlet: there is no PawletProvider above this component, so it has no shop. Wrap it in <PawletProvider pawlet={createPawlet(...)}>.',
    );
  }
  return value;
}

/** The shop of this tree. */
export function usePawlet(): Pawlet {
  return usePawletContext().pawlet;
}

/** The embedder of the page. */
export function useHost(): Pawlet['host'] {
  return usePawlet().host;
}
