import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Lists of products. */
export const listPages = [
  definePage({
    path: paths.products,
    title: 'title.products',
    needsLogin: 'actions',
    load: async () => (await import('./ProductListPage.tsx')).ProductListPage,
  }),
  definePage({
    path: paths.moreProducts,
    title: 'title.products',
    needsLogin: 'actions',
    load: async () => (await import('./ProductListPage.tsx')).MoreProductsPage,
  }),
];
