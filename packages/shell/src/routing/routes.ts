import type { Route } from './Route.ts';

/**
 * Every page of the mall, one row each. To add a page:
 * write `src/pages/<area>/<Page>.tsx` with one exported component that renders `<Page>` of the layout folder,
 * add its row here, and its title to `src/messages*.ts` if it is a new one.
 */
export const routes: readonly Route[] = [
  {
    path: '/pages/index/index',
    aliases: ['/'],
    load: () => import('../pages/home/HomePage.tsx').then((module) => ({ Page: module.HomePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.home',
  },
];
