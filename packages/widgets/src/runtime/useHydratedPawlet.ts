import { createPawlet, type Pawlet, type PawletOptions } from '@pawlet/core';
import { hydrate, type PawletState } from '@pawlet/core/queries';
import { useState } from 'react';

/** The shops of this page: a framework renders it more than once before it keeps a component's state. */
const shops = new Map<string, Pawlet>();

/**
 * The shop of a page that a framework renders on a server and in the browser, such as Next.js: with the data and texts
 * of `loadState`, also those of a page that is opened later. A server gets a shop for each rendering; a page has one for
 * each `apiOrigin`, `language` and `country`, as long as it is open.
 * @param options as for `createPawlet`. Set `language` and `country` where the URL decides on them; other options apply
 * as they are first given.
 * @param state what `loadState` has returned; without it, the shop loads everything in the browser
 * @example
 * 'use client';
 * import { PawletProvider, useHydratedPawlet } from '@pawlet/widgets';
 * import type { PawletState } from '@pawlet/core/queries';
 * import type { ReactNode } from 'react';
 *
 * export function Shop({ state, children }: { state: PawletState; children: ReactNode }) {
 *   const pawlet = useHydratedPawlet({ apiOrigin: 'https://shop.example' }, state);
 *   return <PawletProvider pawlet={pawlet}>{children}</PawletProvider>;
 * }
 */
export function useHydratedPawlet(options: PawletOptions, state?: PawletState): Pawlet {
  const key = JSON.stringify([options.apiOrigin, options.language, options.country]);
  // While it renders, so that the components below find the data.
  const open = (): OpenedShop => ({ key, state, pawlet: openShop(key, options, state) });
  const [opened, setOpened] = useState(open);
  const shown = opened.key === key && opened.state === state ? opened : open();
  if (shown !== opened) setOpened(shown);
  return shown.pawlet;
}

/** The shop that a component shows, with what it was opened with. */
interface OpenedShop {
  readonly key: string;
  readonly state: PawletState | undefined;
  readonly pawlet: Pawlet;
}

function openShop(key: string, options: PawletOptions, state: PawletState | undefined): Pawlet {
  const pawlet = shops.get(key) ?? createPawlet(options);
  // A server shares none: it belongs to one visitor's request. Nothing outside refers to it, so it needs no disposal.
  if (typeof window !== 'undefined') shops.set(key, pawlet);
  if (state !== undefined) hydrate(pawlet, state);
  return pawlet;
}
