import type { ReactNode } from 'react';
import '../src/ui/index.ts';

export interface RootProps {
  readonly theme?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** The two elements rendered by PawletProvider, without a shop. */
export function Root({ theme = 'light', children }: RootProps) {
  return (
    <div data-pawlet-container="">
      <div data-pawlet-root="" data-pawlet-theme={theme}>
        {children}
      </div>
    </div>
  );
}
