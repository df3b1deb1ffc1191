import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Addresses, and places on the map. */
export const addressRoutes: readonly Route[] = [
  later({
    path: '/pages/address/address',
    needsLogin: 'yes',
    title: 'title.addresses',
  }),
  later({
    path: '/pages/address/addedit',
    needsLogin: 'yes',
    title: 'title.addressEdit',
  }),
  later({
    path: '/pages/address/addeditAbroad',
    needsLogin: 'yes',
    title: 'title.addressEdit',
  }),
  later({
    path: '/choose-location',
    needsLogin: 'no',
    title: 'title.chooseLocation',
  }),
  later({
    path: '/open-location',
    needsLogin: 'no',
    title: 'title.openLocation',
  }),
];
