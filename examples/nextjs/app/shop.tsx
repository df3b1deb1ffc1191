'use client';

import type { PawletState } from '@pawlet/core/queries';
import { useHydratedPawlet } from '@pawlet/widgets';
import { PawletApp } from '@pawlet/widgets/app';
import type { ReactNode } from 'react';
import type { Market } from './market.ts';

interface ShopProps {
  readonly market: Market;
  /** What `loadState` has loaded for the page. */
  readonly state: PawletState;
  readonly children: ReactNode;
}

/** The shop around the widgets of a page, with log-in, checkout and cashier. */
export function Shop({ market, state, children }: ShopProps) {
  const pawlet = useHydratedPawlet({ ...market, appearance: { brand: '#0B1F4B', corner: 'small' } }, state);
  return <PawletApp pawlet={pawlet}>{children}</PawletApp>;
}
