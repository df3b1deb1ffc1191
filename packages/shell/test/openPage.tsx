import type { Pawlet } from '@pawlet/core';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import type { ComponentType } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { createStorefront } from '../src/createStorefront.ts';
import type { Storefront } from '../src/storefront.ts';
import { routes } from '../src/routes.ts';
import { createTestPawlet } from './createTestPawlet.ts';
import { TestStorefront } from './TestStorefront.tsx';

/** Pages by their paths, without the leading `/pages/`. */
export type TestPages = Readonly<Record<string, ComponentType>>;

/** A storefront with some of its pages, opened at one of them. */
export interface OpenedPage {
  readonly pawlet: Pawlet;
  readonly storefront: Storefront;
  readonly screen: Awaited<ReturnType<typeof render>>;
}

/** A shop in English with a logged-in shopper. */
export function createLoggedInPawlet(): Pawlet {
  const pawlet = createTestPawlet();
  const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
  pawlet.session.signIn({ token: 'token-of-the-test', user });
  return pawlet;
}

function Elsewhere(): null {
  return null;
}

const open: Pick<OpenedPage, 'pawlet' | 'storefront'>[] = [];

/** Opens a storefront at a route; its other pages are empty, and no page needs a log-in unless `isGuarded`. */
export async function openPage(
  pawlet: Pawlet,
  pages: TestPages,
  address: string,
  isGuarded = false,
): Promise<OpenedPage> {
  window.history.pushState(null, '', `#${address}`);
  const storefront = createStorefront(
    routes.map((route) => {
      const Page = pages[route.path.replace('/pages/', '')];
      return {
        ...route,
        needsLogin: isGuarded && Page === undefined ? route.needsLogin : 'no',
        load: () => Promise.resolve(Page ?? Elsewhere),
      };
    }),
    pawlet,
    { motionMs: () => 0 },
  );
  open.push({ pawlet, storefront });
  storefront.navigation.start();
  const screen = await render(
    <TestStorefront pawlet={pawlet} storefront={storefront}>
      <OverlayOutlet />
    </TestStorefront>,
  );
  return { pawlet, storefront, screen };
}

/** Unmounts all that were opened; for `afterEach`. */
export async function closePages(): Promise<void> {
  await cleanup();
  for (const { storefront, pawlet } of open.splice(0)) {
    storefront.navigation.dispose();
    pawlet.dispose();
  }
}
