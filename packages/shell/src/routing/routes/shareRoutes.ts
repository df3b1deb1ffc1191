import type { Route } from '../Route.ts';

/** Inviting others, and the app. */
export const shareRoutes: readonly Route[] = [
  {
    path: '/pages/share/publicize',
    load: () =>
      import('../../pages/share/PublicizePage.tsx').then((module) => ({ Page: module.PublicizePage })),
    needsLogin: 'yes',
    title: 'title.publicize',
  },
  {
    path: '/pages/share/invite',
    load: () => import('../../pages/share/InvitePage.tsx').then((module) => ({ Page: module.InvitePage })),
    needsLogin: 'yes',
    title: 'title.invited',
  },
  {
    path: '/pages/share/rule',
    load: () => import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.InviteRulePage })),
    needsLogin: 'no',
    title: 'title.rules',
  },
  {
    path: '/pages/share/download',
    load: () =>
      import('../../pages/share/DownloadPage.tsx').then((module) => ({ Page: module.DownloadPage })),
    needsLogin: 'no',
    title: 'title.download',
  },
];
