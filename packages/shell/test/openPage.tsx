import type { Pawlet } from '@pawlet/core';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import type { ComponentType } from 'react';
import { render } from 'vitest-browser-react';
import { createMall } from '../src/createMall.ts';
import type { Mall } from '../src/mall.ts';
import type { Route } from '../src/routing/Route.ts';
import { createTestPawlet } from './createTestPawlet.ts';
import { TestMall } from './TestMall.tsx';

/** Pages by their paths, without `/pages/` in front. */
export type TestPages = Readonly<Record<string, ComponentType>>;

/** A shop in English in which a shopper is logged in. */
export function createSignedInPawlet(): Pawlet {
  const pawlet = createTestPawlet();
  const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
  pawlet.session.signIn({ token: 'token-of-the-test', user });
  return pawlet;
}

/** A mall of these pages, opened at a route. */
export async function openPage(pawlet: Pawlet, pages: TestPages, route: string) {
  window.history.pushState(null, '', `#${route}`);
  const routes: readonly Route[] = Object.entries(pages).map(([path, Page]) => ({
    path: `/pages/${path}`,
    load: () => Promise.resolve({ Page }),
    needsLogin: 'no',
    title: 'title.goods',
  }));
  const mall: Mall = createMall(routes, pawlet, () => 0);
  mall.navigation.start();
  const screen = await render(
    <TestMall pawlet={pawlet} mall={mall}>
      <OverlayOutlet />
    </TestMall>,
  );
  return { screen, mall };
}
