import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Help. */
export const helpPages = [
  definePage({
    path: paths.help,
    title: 'title.help',
    needsLogin: 'no',
    load: async () => (await import('./HelpPage.tsx')).HelpPage,
  }),
];
