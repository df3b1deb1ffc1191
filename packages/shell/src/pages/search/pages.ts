import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Search. */
export const searchPages = [
  definePage({
    path: paths.search,
    title: 'title.search',
    needsLogin: 'no',
    load: async () => (await import('./SearchPage.tsx')).SearchPage,
  }),
];
