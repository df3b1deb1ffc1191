import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Lists of products. */
export const listPages = [
  definePage({
    path: paths.products,
    title: 'title.goods',
    needsLogin: 'actions',
    load: async () => (await import('./GoodsListPage.tsx')).GoodsListPage,
  }),
  definePage({
    path: paths.moreProducts,
    title: 'title.goods',
    needsLogin: 'actions',
    load: async () => (await import('./GoodsListPage.tsx')).MoreGoodsPage,
  }),
];
