import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** What belongs to the devices: cloud storage, help, where the serial number is, and pages in a frame. */
export const serviceRoutes: readonly Route[] = [
  later({
    path: '/pages/storage/cloudStorage',
    needsLogin: 'actions',
    title: 'title.cloudStorage',
  }),
  later({
    path: '/pages/help/index',
    needsLogin: 'no',
    title: 'title.help',
  }),
  later({
    path: '/pages/other/identification',
    needsLogin: 'no',
    title: 'title.identification',
  }),
  later({
    path: '/pages/webview/webview',
    needsLogin: 'no',
    title: 'title.webview',
  }),
];
