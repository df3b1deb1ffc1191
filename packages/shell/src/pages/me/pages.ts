import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** The shopper's account. */
export const mePages = [
  definePage({
    path: paths.account,
    title: 'title.me',
    needsLogin: 'actions',
    isTab: true,
    load: async () => (await import('./MePage.tsx')).MePage,
  }),
];
