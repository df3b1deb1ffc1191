import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** A product, and its checkout. */
export const productPages = [
  definePage({
    path: paths.product,
    title: 'title.productDetail',
    needsLogin: 'actions',
    load: async () => (await import('./detail/DetailPage.tsx')).DetailPage,
  }),
  definePage({
    path: paths.checkout,
    title: 'title.checkout',
    needsLogin: 'yes',
    load: async () => (await import('./OrderPage.tsx')).OrderPage,
  }),
  definePage({
    path: paths.orderNote,
    title: 'title.orderNote',
    needsLogin: 'yes',
    load: async () => (await import('./OrderNotePage.tsx')).OrderNotePage,
  }),
];
