import { createPawlet } from '@pawlet/core';
import { PawletApp } from '@pawlet/widgets/app';
import { Cart } from '@pawlet/widgets/cart';
import '@pawlet/widgets/style.css';
import { createRoot } from 'react-dom/client';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });

/** PawletApp provides what the cart needs: toasts, confirmations and the log-in. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <PawletApp pawlet={pawlet}>
    <Cart />
  </PawletApp>,
);
