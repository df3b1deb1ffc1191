import { createPawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { Cart, cartWidget } from '@pawlet/widgets/cart';
import { WidgetBoundary } from '@pawlet/widgets/mount';
import '@pawlet/widgets/style.css';
import { createRoot } from 'react-dom/client';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });

/** The boundary brings what the cart needs around it: toasts, questions and the log-in. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <PawletProvider pawlet={pawlet}>
    <WidgetBoundary widget={cartWidget}>
      <Cart />
    </WidgetBoundary>
  </PawletProvider>,
);
