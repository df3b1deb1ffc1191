import type { Route } from './Route.ts';

/**
 * Every page of the mall, one row each. To add a page:
 * write `src/pages/<area>/<Page>.tsx` with one exported component that renders `<Page>` of the layout folder,
 * add its row here, and its title to `src/messages*.ts` if it is a new one.
 */
export const routes: readonly Route[] = [
  {
    path: '/pages/index/index',
    aliases: ['/'],
    load: () => import('../pages/home/HomePage.tsx').then((module) => ({ Page: module.HomePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.home',
  },
  {
    path: '/pages/goods/detail',
    load: () =>
      import('../pages/goods/detail/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
    needsLogin: 'actions',
    title: 'title.goodsDetail',
  },
  {
    path: '/pages/login/mobilelogin',
    load: () => import('../pages/login/LoginPage.tsx').then((module) => ({ Page: module.MobileLoginPage })),
    needsLogin: 'no',
    title: 'title.login',
  },
  {
    path: '/pages/login/login',
    load: () => import('../pages/login/LoginPage.tsx').then((module) => ({ Page: module.PasswordLoginPage })),
    needsLogin: 'no',
    title: 'title.passwordLogin',
  },
  {
    path: '/pages/page/page',
    load: () => import('../pages/text/TextPage.tsx').then((module) => ({ Page: module.SinglePage })),
    needsLogin: 'no',
    title: 'title.text',
  },
  {
    path: '/pages/rule/rule',
    load: () => import('../pages/text/TextPage.tsx').then((module) => ({ Page: module.RulePage })),
    needsLogin: 'no',
    title: 'title.rules',
  },
];
