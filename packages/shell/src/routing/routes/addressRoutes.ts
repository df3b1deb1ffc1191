import type { Route } from '../Route.ts';

/** Addresses, and places on the map. */
export const addressRoutes: readonly Route[] = [
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
    path: '/pages/address/addeditAbroad',
    load: () =>
      import('../../pages/address/AddressAbroadPage.tsx').then((module) => ({
        Page: module.AddressAbroadPage,
      })),
    needsLogin: 'yes',
    title: 'title.addressAbroad',
  },
  {
    path: '/choose-location',
    load: () =>
      import('../../pages/location/ChooseLocationPage.tsx').then((module) => ({
        Page: module.ChooseLocationPage,
      })),
    needsLogin: 'no',
    title: 'title.chooseLocation',
  },
  {
    path: '/open-location',
    load: () =>
      import('../../pages/location/OpenLocationPage.tsx').then((module) => ({
        Page: module.OpenLocationPage,
      })),
    needsLogin: 'no',
    title: 'title.openLocation',
  },
];
