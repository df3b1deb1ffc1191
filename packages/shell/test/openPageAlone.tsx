import type { Pawlet } from '@pawlet/core';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import type { ComponentType } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { createMall } from '../src/createMall.ts';
import type { Mall } from '../src/mall.ts';
import { routes } from '../src/routing/routes.ts';
import { createTestPawlet } from './createTestPawlet.ts';
import { TestMall } from './TestMall.tsx';

/** A page that is opened in a mall whose other pages are empty. */
export interface OpenedPage {
  readonly pawlet: Pawlet;
  readonly mall: Mall;
  readonly screen: Awaited<ReturnType<typeof render>>;
}

function Elsewhere(): null {
  return null;
}

const open: { readonly pawlet: Pawlet; readonly mall: Mall }[] = [];

/** Opens a page at its address; `prepare` says what the shop answers. */
export async function openPageAlone(
  address: string,
  Page: ComponentType,
  prepare: (pawlet: Pawlet) => void,
): Promise<OpenedPage> {
  window.history.pushState(null, '', `#${address}`);
  const pawlet = createTestPawlet();
  prepare(pawlet);
  const path = address.split('?')[0];
  const mall = createMall(
    routes.map((route) => ({
      ...route,
      needsLogin: 'no',
      load: () => Promise.resolve({ Page: route.path === path ? Page : Elsewhere }),
    })),
    pawlet,
    () => 0,
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

/** Ends all that were opened; for `afterEach`. */
export async function closePages(): Promise<void> {
  await cleanup();
  for (const { mall, pawlet } of open.splice(0)) {
    mall.navigation.dispose();
    pawlet.dispose();
  }
}
