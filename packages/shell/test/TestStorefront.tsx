import type { Pawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import type { ReactElement, ReactNode } from 'react';
import { TabBar } from '../src/layout/TabBar.tsx';
import { StorefrontProvider } from '../src/storefront.ts';
import type { Storefront } from '../src/storefront.ts';
import { PageStack } from '../src/stack/PageStack.tsx';

export interface TestStorefrontProps {
  readonly pawlet: Pawlet;
  readonly storefront: Storefront;
  readonly children?: ReactNode;
}

/** The stack of pages as the storefront renders it. */
export function TestStorefront({ pawlet, storefront, children }: TestStorefrontProps): ReactElement {
  return (
    <PawletProvider pawlet={pawlet}>
      <StorefrontProvider value={storefront}>
        <div data-pawlet-container="">
          <div data-pawlet-root="">
            <PageStack />
            <TabBar cartCount={0} />
            {children}
          </div>
        </div>
      </StorefrontProvider>
    </PawletProvider>
  );
}
