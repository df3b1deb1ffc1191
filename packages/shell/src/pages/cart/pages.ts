import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** The cart. */
export const cartPages = [
  definePage({
    path: paths.cart,
    title: 'title.cart',
    needsLogin: 'actions',
    isTab: true,
    load: async () => (await import('./CartPage.tsx')).CartPage,
  }),
];
