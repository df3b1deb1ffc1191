import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** The shopper's account. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/pages/my/my',
    load: () => import('../../pages/me/MePage.tsx').then((module) => ({ Page: module.MePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.me',
  },
  later({
    path: '/pages/my/profile',
    needsLogin: 'yes',
    title: 'title.profile',
  }),
  later({
    path: '/pages/my/collect',
    needsLogin: 'yes',
    title: 'title.favourites',
  }),
  later({
    path: '/pages/my/avatar-cropper',
    needsLogin: 'yes',
    title: 'title.avatar',
  }),
];
