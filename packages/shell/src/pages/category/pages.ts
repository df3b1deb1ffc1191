import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Categories. */
export const categoryPages = [
  definePage({
    path: paths.categories,
    title: 'title.categories',
    needsLogin: 'actions',
    isTab: true,
    load: async () => (await import('./CategoryPage.tsx')).CategoryPage,
  }),
];
