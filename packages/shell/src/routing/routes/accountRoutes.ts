import type { Route } from '../Route.ts';

/** The shopper's account. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/pages/my/my',
    load: () => import('../../pages/me/MePage.tsx').then((module) => ({ Page: module.MePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.me',
  },
  {
    path: '/pages/my/profile',
    load: () =>
      import('../../pages/account/ProfilePage.tsx').then((module) => ({ Page: module.ProfilePage })),
    needsLogin: 'yes',
    title: 'title.profile',
  },
  {
    path: '/pages/my/collect',
    load: () =>
      import('../../pages/account/CollectPage.tsx').then((module) => ({ Page: module.CollectPage })),
    needsLogin: 'yes',
    title: 'title.favourites',
  },
  {
    path: '/pages/my/avatar-cropper',
    load: () =>
      import('../../pages/account/AvatarCropperPage.tsx').then((module) => ({
        Page: module.AvatarCropperPage,
      })),
    needsLogin: 'yes',
    title: 'title.avatar',
  },
];
