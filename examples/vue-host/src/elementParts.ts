import { createPawlet } from '@pawlet/core';
import { adoptStyles } from '@pawlet/widgets/element';
import { mountWidget } from '@pawlet/widgets/mount';
import styles from '@pawlet/widgets/style.css?inline';

/** One shop for all elements of the page: one cart, one session. */
const pawlet = createPawlet({
  apiOrigin: import.meta.env.VITE_SHOP,
  // The brand of this page, on the card as on the checkout.
  appearance: { brand: '#0B1F4B', corner: 'small' },
});

// Styles of the page do not apply in the elements, so they include those of the shop.
adoptStyles(styles);

/** What every element of the shop needs besides its widget. */
export const elementParts = { pawlet: () => pawlet, mount: mountWidget };
