import type { Route } from '../Route.ts';

/** Logging in. */
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
];
