import type { Route } from '../Route.ts';

/** The shopper: account and addresses. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/pages/address/address',
    load: () =>
      import('../../pages/address/AddressPage.tsx').then((module) => ({ Page: module.AddressPage })),
    needsLogin: 'yes',
    title: 'title.addresses',
  },
  {
    path: '/pages/address/addedit',
    load: () =>
      import('../../pages/address/AddressEditPage.tsx').then((module) => ({ Page: module.AddressEditPage })),
    needsLogin: 'yes',
    title: 'title.addressEdit',
  },
  {
    path: '/pages/my/my',
    load: () => import('../../pages/me/MePage.tsx').then((module) => ({ Page: module.MePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.me',
  },
];
