import { createPawlet } from '@pawlet/core';
import { PawletApp } from '@pawlet/widgets/app';
import { Cart } from '@pawlet/widgets/cart';
import { ProductCard } from '@pawlet/widgets/product-card';
import '@pawlet/widgets/style.css';
import { createRoot } from 'react-dom/client';

const pawlet = createPawlet({
  apiOrigin: import.meta.env.VITE_SHOP,
  // The brand of this page, on the card as on the checkout.
  appearance: { brand: '#0B1F4B', corner: 'small' },
});

/** Sells from the card to the paid order: log-in, checkout and cashier open over the page. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <PawletApp pawlet={pawlet}>
    <ProductCard productId={1} layout="row" />
    <Cart />
  </PawletApp>,
);
