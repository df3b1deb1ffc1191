import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Logging in, and the landing page of invitations. */
export const loginRoutes: readonly Route[] = [
  later({
    path: '/pages/login/mobilelogin',
    needsLogin: 'no',
    title: 'title.login',
  }),
  later({
    path: '/pages/login/login',
    needsLogin: 'no',
    title: 'title.passwordLogin',
  }),
  later({
    path: '/pages/login/register',
    needsLogin: 'no',
    title: 'title.register',
  }),
  later({
    path: '/pages/login/forgetpwd',
    needsLogin: 'no',
    title: 'title.resetPassword',
  }),
  later({
    path: '/pages/login/auth',
    needsLogin: 'no',
    title: 'title.login',
  }),
  later({
    path: '/pages/share/register',
    needsLogin: 'no',
    title: 'title.welcome',
  }),
];
