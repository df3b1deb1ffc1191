import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Announcements. */
export const noticePages = [
  definePage({
    path: paths.notices,
    title: 'title.notices',
    needsLogin: 'no',
    load: async () => (await import('./NoticesPage.tsx')).NoticesPage,
  }),
];
