import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Inviting others, and the app. */
export const shareRoutes: readonly Route[] = [
  later({
    path: '/pages/share/publicize',
    needsLogin: 'yes',
    title: 'title.publicize',
  }),
  later({
    path: '/pages/share/invite',
    needsLogin: 'yes',
    title: 'title.invited',
  }),
  later({
    path: '/pages/share/rule',
    needsLogin: 'no',
    title: 'title.rules',
  }),
  later({
    path: '/pages/share/download',
    needsLogin: 'no',
    title: 'title.download',
  }),
];
