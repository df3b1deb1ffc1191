import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Pages of the shop's own words. */
export const contentRoutes: readonly Route[] = [
  later({
    path: '/pages/page/page',
    needsLogin: 'no',
    title: 'title.text',
  }),
  later({
    path: '/pages/rule/rule',
    needsLogin: 'no',
    title: 'title.rules',
  }),
  later({
    path: '/pages/index/notice',
    needsLogin: 'no',
    title: 'title.notices',
  }),
  later({
    path: '/pages/index/newNotice',
    needsLogin: 'no',
    title: 'title.notice',
  }),
];
