import type { Pawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import type { ReactElement, ReactNode } from 'react';
import { TabBar } from '../src/layout/TabBar.tsx';
import { MallProvider } from '../src/mall.ts';
import type { Mall } from '../src/mall.ts';
import { PageStack } from '../src/stack/PageStack.tsx';

export interface TestMallProps {
  readonly pawlet: Pawlet;
  readonly mall: Mall;
  readonly children?: ReactNode;
}

/** The stack of pages as the storefront renders it. */
export function TestMall({ pawlet, mall, children }: TestMallProps): ReactElement {
  return (
    <PawletProvider pawlet={pawlet}>
      <MallProvider value={mall}>
        <div data-pawlet-container="">
          <div data-pawlet-root="">
            <PageStack />
            <TabBar cartCount={0} />
            {children}
          </div>
        </div>
      </MallProvider>
    </PawletProvider>
  );
}
