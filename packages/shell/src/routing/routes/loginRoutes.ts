import type { Route } from '../Route.ts';

/** Logging in, and the landing page of invitations. */
export const loginRoutes: readonly Route[] = [
  {
    path: '/pages/login/mobilelogin',
    load: () =>
      import('../../pages/login/LoginPage.tsx').then((module) => ({ Page: module.MobileLoginPage })),
    needsLogin: 'no',
    title: 'title.login',
  },
  {
    path: '/pages/login/login',
    load: () =>
      import('../../pages/login/LoginPage.tsx').then((module) => ({ Page: module.PasswordLoginPage })),
    needsLogin: 'no',
    title: 'title.passwordLogin',
  },
  {
    path: '/pages/login/register',
    load: () =>
      import('../../pages/login/RegisterPage.tsx').then((module) => ({ Page: module.RegisterPage })),
    needsLogin: 'no',
    title: 'title.register',
  },
  {
    path: '/pages/login/forgetpwd',
    load: () => import('../../pages/login/ResetPage.tsx').then((module) => ({ Page: module.ResetPage })),
    needsLogin: 'no',
    title: 'title.resetPassword',
  },
  {
    path: '/pages/login/auth',
    load: () => import('../../pages/login/AuthPage.tsx').then((module) => ({ Page: module.AuthPage })),
    needsLogin: 'no',
    title: 'title.login',
  },
  {
    path: '/pages/share/register',
    load: () => import('../../pages/login/InvitedPage.tsx').then((module) => ({ Page: module.InvitedPage })),
    needsLogin: 'no',
    title: 'title.welcome',
  },
];
