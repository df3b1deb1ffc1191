import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Cloud storage. */
export const storagePages = [
  definePage({
    path: paths.cloudStorage,
    title: 'title.cloudStorage',
    needsLogin: 'actions',
    load: async () => (await import('./CloudStoragePage.tsx')).CloudStoragePage,
  }),
];
