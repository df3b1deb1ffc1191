import type { Route } from '../Route.ts';

/** What belongs to the devices: cloud storage, help, where the serial number is, and pages in a frame. */
export const serviceRoutes: readonly Route[] = [
  {
    path: '/pages/storage/cloudStorage',
    load: () =>
      import('../../pages/storage/CloudStoragePage.tsx').then((module) => ({
        Page: module.CloudStoragePage,
      })),
    needsLogin: 'actions',
    title: 'title.cloudStorage',
  },
  {
    path: '/pages/help/index',
    load: () => import('../../pages/help/HelpPage.tsx').then((module) => ({ Page: module.HelpPage })),
    needsLogin: 'no',
    title: 'title.help',
  },
  {
    path: '/pages/other/identification',
    load: () =>
      import('../../pages/identification/IdentificationPage.tsx').then((module) => ({
        Page: module.IdentificationPage,
      })),
    needsLogin: 'no',
    title: 'title.identification',
  },
  {
    path: '/pages/webview/webview',
    load: () =>
      import('../../pages/webview/WebviewPage.tsx').then((module) => ({ Page: module.WebviewPage })),
    needsLogin: 'no',
    title: 'title.webview',
  },
];
