import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Log-in, registration, and the landing page of an invitation. */
export const loginPages = [
  definePage({
    path: paths.login,
    title: 'title.login',
    needsLogin: 'no',
    load: async () => (await import('./LoginPage.tsx')).MobileLoginPage,
  }),
  definePage({
    path: paths.passwordLogin,
    title: 'title.passwordLogin',
    needsLogin: 'no',
    load: async () => (await import('./LoginPage.tsx')).PasswordLoginPage,
  }),
  definePage({
    path: paths.register,
    title: 'title.register',
    needsLogin: 'no',
    load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
  }),
  definePage({
    path: paths.resetPassword,
    title: 'title.resetPassword',
    needsLogin: 'no',
    load: async () => (await import('./ResetPage.tsx')).ResetPage,
  }),
  definePage({
    path: paths.socialLogin,
    title: 'title.login',
    needsLogin: 'no',
    load: async () => (await import('./AuthPage.tsx')).AuthPage,
  }),
  definePage({
    path: paths.invitation,
    title: 'title.welcome',
    needsLogin: 'no',
    load: async () => (await import('./InvitedPage.tsx')).InvitedPage,
  }),
];
