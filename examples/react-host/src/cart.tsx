import { createPawlet } from '@pawlet/core';
import { PawletApp } from '@pawlet/widgets/app';
import { Cart } from '@pawlet/widgets/cart';
import '@pawlet/widgets/style.css';
import { createRoot } from 'react-dom/client';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });

/** PawletApp brings what the cart needs around it: toasts, questions and the log-in. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <PawletApp pawlet={pawlet}>
    <Cart />
  </PawletApp>,
);
