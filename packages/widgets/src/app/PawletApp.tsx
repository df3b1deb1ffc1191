import type { ReactElement } from 'react';
import { PawletProvider } from '../runtime/index.ts';
import type { PawletProviderProps } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { InPlacePages } from './InPlacePages.tsx';
import { LoginOutlet } from './LoginOutlet.tsx';

export type PawletAppProps = PawletProviderProps;

/**
 * Everything the widgets of a shop need around them, in one component: the shop, its toasts and dialogs, and one log-in
 * for any number of widgets. Where the application does not handle navigation, it shows checkout and cashier over the
 * page.
 * @example
 * import { createPawlet } from '@pawlet/core';
 * import { PawletApp } from '@pawlet/widgets/app';
 * import { Cart } from '@pawlet/widgets/cart';
 * import '@pawlet/widgets/style.css';
 *
 * const pawlet = createPawlet({ apiOrigin: 'https://shop.example' });
 *
 * export const App = () => (
 *   <PawletApp pawlet={pawlet}>
 *     <Cart />
 *   </PawletApp>
 * );
 */
export function PawletApp({ children, ...provider }: PawletAppProps): ReactElement {
  return (
    <PawletProvider {...provider}>
      <InPlacePages>{children}</InPlacePages>
      <OverlayOutlet />
      <LoginOutlet />
    </PawletProvider>
  );
}
