import { createContext, useContext } from 'react';
import type { Pawlet } from '@pawlet/core';
import { PawletError } from '@pawlet/core/errors';
import type { Overlays } from './overlays/createOverlays.ts';

/** What the provider hands down. */
export interface PawletContextValue {
  readonly pawlet: Pawlet;
  readonly overlays: Overlays;
}

/** Carries the shop through the tree; PawletProvider fills it. */
export const PawletContext = createContext<PawletContextValue | undefined>(undefined);

/** The shop of this tree and what lies over it; throws a CONFIG error without a provider. */
export function usePawletContext(): PawletContextValue {
  const value = useContext(PawletContext);
  if (value === undefined) {
    throw new PawletError(
      'CONFIG',
      'Pawlet: no PawletProvider above this component, so it knows no shop. Wrap it in <PawletProvider pawlet={createPawlet(...)}>.',
    );
  }
  return value;
}

/** The shop of this tree. */
export function usePawlet(): Pawlet {
  return usePawletContext().pawlet;
}

/** What may be asked of whoever embeds the page. */
export function useHost(): Pawlet['host'] {
  return usePawlet().host;
}
