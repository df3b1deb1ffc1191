import type { Pawlet } from '@pawlet/core';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import type { ComponentType } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { createMall } from '../src/createMall.ts';
import type { Mall } from '../src/mall.ts';
import { routes } from '../src/routes.ts';
import { createTestPawlet } from './createTestPawlet.ts';
import { TestMall } from './TestMall.tsx';

/** Pages by their paths, without the leading `/pages/`. */
export type TestPages = Readonly<Record<string, ComponentType>>;

/** A storefront with some of its pages, opened at one of them. */
export interface OpenedPage {
  readonly pawlet: Pawlet;
  readonly mall: Mall;
  readonly screen: Awaited<ReturnType<typeof render>>;
}

/** A shop in English with a logged-in shopper. */
export function createSignedInPawlet(): Pawlet {
  const pawlet = createTestPawlet();
  const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
  pawlet.session.signIn({ token: 'token-of-the-test', user });
  return pawlet;
}

function Elsewhere(): null {
  return null;
}

const open: Pick<OpenedPage, 'pawlet' | 'mall'>[] = [];

/** Opens a storefront at a route; its other pages are empty, and no page needs a log-in unless `isGuarded`. */
export async function openPage(
  pawlet: Pawlet,
  pages: TestPages,
  address: string,
  isGuarded = false,
): Promise<OpenedPage> {
  window.history.pushState(null, '', `#${address}`);
  const mall = createMall(
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
  open.push({ pawlet, mall });
  mall.navigation.start();
  const screen = await render(
    <TestMall pawlet={pawlet} mall={mall}>
      <OverlayOutlet />
    </TestMall>,
  );
  return { pawlet, mall, screen };
}

/** Unmounts all that were opened; for `afterEach`. */
export async function closePages(): Promise<void> {
  await cleanup();
  for (const { mall, pawlet } of open.splice(0)) {
    mall.navigation.dispose();
    pawlet.dispose();
  }
}
