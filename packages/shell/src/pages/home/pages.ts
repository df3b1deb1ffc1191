import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** The home page. */
export const homePages = [
  definePage({
    path: paths.home,
    aliases: ['/'],
    title: 'title.home',
    needsLogin: 'actions',
    isTab: true,
    load: async () => (await import('./HomePage.tsx')).HomePage,
  }),
];
