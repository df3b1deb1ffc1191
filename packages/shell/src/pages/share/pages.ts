import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Invitations, and the app. */
export const sharePages = [
  definePage({
    path: paths.invite,
    title: 'title.publicize',
    needsLogin: 'yes',
    load: async () => (await import('./PublicizePage.tsx')).PublicizePage,
  }),
  definePage({
    path: paths.invitedFriends,
    title: 'title.invited',
    needsLogin: 'yes',
    load: async () => (await import('./InvitePage.tsx')).InvitePage,
  }),
  definePage({
    path: paths.download,
    title: 'title.download',
    needsLogin: 'no',
    load: async () => (await import('./DownloadPage.tsx')).DownloadPage,
  }),
];
