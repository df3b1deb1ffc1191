import type { Route } from '../Route.ts';

/** Pages of the shop's own words. */
export const contentRoutes: readonly Route[] = [
  {
    path: '/pages/page/page',
    load: () => import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.SinglePage })),
    needsLogin: 'no',
    title: 'title.text',
  },
  {
    path: '/pages/rule/rule',
    load: () => import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.RulePage })),
    needsLogin: 'no',
    title: 'title.rules',
  },
  {
    path: '/pages/index/notice',
    load: () => import('../../pages/notice/NoticesPage.tsx').then((module) => ({ Page: module.NoticesPage })),
    needsLogin: 'no',
    title: 'title.notices',
  },
  {
    path: '/pages/index/newNotice',
    load: () => import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.NoticePage })),
    needsLogin: 'no',
    title: 'title.notice',
  },
];
