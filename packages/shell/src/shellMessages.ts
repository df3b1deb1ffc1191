// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../locales/en/shell.json' with { type: 'json' };

/** The texts of `locales/en/shell.json`, by what each has to hold. */
export type ShellTexts = {
  readonly 'shell.contact': string;
  readonly 'title.home': string;
  readonly 'title.categories': string;
  readonly 'title.cart': string;
  readonly 'title.me': string;
  readonly 'title.profile': string;
  readonly 'title.favourites': string;
  readonly 'title.avatar': string;
  readonly 'title.search': string;
  readonly 'title.goods': string;
  readonly 'title.goodsDetail': string;
  readonly 'title.checkout': string;
  readonly 'title.orderNote': string;
  readonly 'title.payment': string;
  readonly 'title.paymentResult': string;
  readonly 'title.orders': string;
  readonly 'title.pointsMall': string;
  readonly 'title.signIn': string;
  readonly 'title.points': string;
  readonly 'title.pointsEntry': string;
  readonly 'title.ledger': string;
  readonly 'title.rewards': string;
  readonly 'title.reward': string;
  readonly 'title.exchange': string;
  readonly 'title.exchanges': string;
  readonly 'title.exchangeDetail': string;
  readonly 'title.signInLog': string;
  readonly 'title.ranking': string;
  readonly 'title.tasks': string;
  readonly 'title.order': string;
  readonly 'title.logistics': string;
  readonly 'title.apply': string;
  readonly 'title.afterSale': string;
  readonly 'title.addresses': string;
  readonly 'title.addressEdit': string;
  readonly 'title.chooseLocation': string;
  readonly 'title.openLocation': string;
  readonly 'title.login': string;
  readonly 'title.passwordLogin': string;
  readonly 'title.register': string;
  readonly 'title.resetPassword': string;
  readonly 'title.welcome': string;
  readonly 'title.notices': string;
  readonly 'title.notice': string;
  readonly 'title.questions': string;
  readonly 'title.ask': string;
  readonly 'title.question': string;
  readonly 'title.myQuestions': string;
  readonly 'title.myAnswers': string;
  readonly 'title.text': string;
  readonly 'title.rules': string;
  readonly 'title.survey': string;
  readonly 'title.surveyResult': string;
  readonly 'title.yearlyReport': string;
  readonly 'title.cloudStorage': string;
  readonly 'title.coupons': string;
  readonly 'title.myCoupons': string;
  readonly 'title.coupon': string;
  readonly 'title.help': string;
  readonly 'title.identification': string;
  readonly 'title.publicize': string;
  readonly 'title.invited': string;
  readonly 'title.download': string;
  readonly 'title.webview': string;
  readonly 'title.invoices': string;
  readonly 'title.invoiceApply': string;
  readonly 'title.pingPong': string;
  readonly 'title.reviews': string;
  readonly 'title.myReviews': string;
  readonly 'title.review': string;
  readonly 'title.writeReview': string;
  readonly 'tabs.label': string;
  readonly 'tabs.cartCount': `${string}{{total}}${string}`;
  readonly 'nav.back': string;
  readonly 'nav.home': string;
  readonly 'page.skip': string;
  readonly 'page.skipToTabs': string;
  readonly 'page.toTop': string;
  readonly 'page.refresh': string;
  readonly 'page.pull': string;
  readonly 'page.release': string;
  readonly 'page.refreshing': string;
  readonly 'page.loading': string;
  readonly 'page.stars': `${string}{{count}}${string}`;
  readonly 'chunk.title': string;
  readonly 'chunk.missing': string;
  readonly 'chunk.timeout': string;
  readonly 'chunk.type': string;
  readonly 'chunk.address': string;
  readonly 'error.title': string;
  readonly 'start.title': string;
  readonly 'start.text': string;
  readonly retry: string;
  readonly 'notFound.page': string;
  readonly 'notFound.home': string;
  readonly 'addressLogIn.title': `${string}{{name}}${string}`;
  readonly 'addressLogIn.text': string;
};

/** The texts of `locales/<language>/shell.json`. */
export const shellMessages = defineMessages<ShellTexts>('shell', {
  en: en as ShellTexts,
  load: {
    zh: () => import('../locales/zh/shell.json'),
    ja: () => import('../locales/ja/shell.json'),
    fr: () => import('../locales/fr/shell.json'),
    de: () => import('../locales/de/shell.json'),
    it: () => import('../locales/it/shell.json'),
    es: () => import('../locales/es/shell.json'),
    ko: () => import('../locales/ko/shell.json'),
  },
});
