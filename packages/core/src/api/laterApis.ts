import { loadedOnce } from '../http/loadedOnce.ts';
import type { HttpClient } from '../http/types.ts';
import type { AccountApi } from './accountApi.ts';
import type { AddressApi } from './addressApi.ts';
import type { AfterSaleApi } from './afterSaleApi.ts';
import type { AppLoginApi } from './appLoginApi.ts';
import type { CloudApi } from './cloudApi.ts';
import type { ApiContext, CloudContext, UploadContext } from './context.ts';
import type { CouponsApi } from './couponsApi.ts';
import type { InvitationsApi } from './invitationsApi.ts';
import type { InvoicesApi } from './invoicesApi.ts';
import type { LoginApi } from './loginApi.ts';
import type { OrderApi } from './orderApi.ts';
import type { PageApi } from './pageApi.ts';
import type { PointsApi } from './pointsApi.ts';
import type { QuestionsApi } from './questionsApi.ts';
import type { RegistrationApi } from './registrationApi.ts';
import type { ReportsApi } from './reportsApi.ts';
import type { ReviewsApi } from './reviewsApi.ts';
import type { SignInApi } from './signInApi.ts';
import type { SiteApi } from './siteApi.ts';
import type { SocialApi } from './socialApi.ts';
import type { SurveysApi } from './surveysApi.ts';
import type { TasksApi } from './tasksApi.ts';
import type { UploadApi } from './uploadApi.ts';

type Calls<TApi> = Readonly<Record<keyof TApi, (...given: readonly unknown[]) => Promise<unknown>>>;

/** The calls of these names, whose code is loaded by the first of them. The test holds the names against the code. */
function later<TApi extends object>(
  load: () => Promise<TApi>,
  ...names: readonly (keyof TApi & string)[]
): TApi {
  const loaded = loadedOnce(load);
  const calls = names.map((name) => [
    name,
    async (...given: readonly unknown[]) => ((await loaded()) as Calls<TApi>)[name](...given),
  ]);
  return Object.fromEntries(calls) as TApi;
}

/** Log-in: most visitors have logged in before, or look around first. */
export function createLaterLoginApi(http: HttpClient, context: ApiContext): LoginApi {
  return later(
    async () => (await import('./loginApi.ts')).createLoginApi(http, context),
    'withPassword',
    'withCode',
    'sendCode',
    'resetPassword',
    'phonePrefixes',
    'exchangeToken',
    'logOut',
  );
}

/** Orders: no first view needs them. */
export function createLaterOrderApi(http: HttpClient, context: ApiContext): OrderApi {
  return later(
    async () => (await import('./orderApi.ts')).createOrderApi(http, context),
    'quote',
    'add',
    'list',
    'find',
    'cancel',
    'remove',
    'remind',
    'confirmReceipt',
    'changeAddress',
    'pay',
    'paymentStatus',
    'pingPongStatus',
    'logistics',
  );
}

/** The account's own things: they are looked after now and then. */
export function createLaterAccountApi(http: HttpClient): AccountApi {
  return later(
    async () => (await import('./accountApi.ts')).createAccountApi(http),
    'setPicture',
    'sendCode',
    'changeMobile',
    'changeEmail',
    'changePassword',
    'devices',
    'logOutEverywhere',
    'exportData',
    'remove',
  );
}

/** Addresses. */
export function createLaterAddressApi(http: HttpClient, context: ApiContext): AddressApi {
  return later(
    async () => (await import('./addressApi.ts')).createAddressApi(http, context),
    'list',
    'find',
    'findDefault',
    'save',
    'findOverseas',
    'saveOverseas',
    'countries',
    'remove',
    'makeDefault',
  );
}

/** Points and what they are exchanged for. */
export function createLaterPointsApi(http: HttpClient, context: ApiContext): PointsApi {
  return later(
    async () => (await import('./pointsApi.ts')).createPointsApi(http, context),
    'rewards',
    'findReward',
    'exchange',
    'exchanges',
    'findExchange',
    'ledger',
    'balance',
  );
}

/** Questions about goods. */
export function createLaterQuestionsApi(http: HttpClient, context: ApiContext): QuestionsApi {
  return later(
    async () => (await import('./questionsApi.ts')).createQuestionsApi(http, context),
    'list',
    'find',
    'mine',
    'ask',
    'answer',
  );
}

/** The daily sign-in. */
export function createLaterSignInApi(http: HttpClient): SignInApi {
  return later(
    async () => (await import('./signInApi.ts')).createSignInApi(http),
    'overview',
    'month',
    'signInToday',
    'fillUp',
    'rank',
    'log',
  );
}

/** Tasks for points. */
export function createLaterTasksApi(http: HttpClient, context: ApiContext): TasksApi {
  return later(async () => (await import('./tasksApi.ts')).createTasksApi(http, context), 'list', 'claim');
}

/** Cloud storage. */
export function createLaterCloudApi(http: HttpClient, context: CloudContext): CloudApi {
  return later(
    async () => (await import('./cloudApi.ts')).createCloudApi(http, context),
    'devices',
    'offer',
    'create',
    'pay',
    'paymentStatus',
    'history',
  );
}

/** The app's own log-in: only apps have one. */
export function createLaterAppLoginApi(http: HttpClient, context: ApiContext): AppLoginApi {
  return later(
    async () => (await import('./appLoginApi.ts')).createAppLoginApi(http, context),
    'withApp',
    'withMiniProgram',
    'withWechatMobile',
    'linkMobile',
  );
}

/** New accounts. */
export function createLaterRegistrationApi(http: HttpClient, context: ApiContext): RegistrationApi {
  return later(
    async () => (await import('./registrationApi.ts')).createRegistrationApi(http, context),
    'withMobile',
    'withEmail',
    'welcome',
  );
}

/** Log-in with an account of somebody else's. */
export function createLaterSocialApi(http: HttpClient, context: ApiContext): SocialApi {
  return later(
    async () => (await import('./socialApi.ts')).createSocialApi(http, context),
    'start',
    'finish',
  );
}

/** The shop's own words. */
export function createLaterPageApi(http: HttpClient): PageApi {
  return later(async () => (await import('./pageApi.ts')).createPageApi(http), 'find', 'list');
}

/** Pictures and videos: few forms take any. */
export function createLaterUploadApi(http: HttpClient, context: UploadContext): UploadApi {
  return later(async () => (await import('./uploadApi.ts')).createUploadApi(http, context), 'send');
}

/** Refunds and returns. */
export function createLaterAfterSaleApi(http: HttpClient, context: ApiContext): AfterSaleApi {
  return later(
    async () => (await import('./afterSaleApi.ts')).createAfterSaleApi(http, context),
    'findLine',
    'mostFor',
    'apply',
    'find',
    'list',
    'sendBack',
    'revoke',
  );
}

/** Invoices. */
export function createLaterInvoicesApi(http: HttpClient, context: ApiContext): InvoicesApi {
  return later(
    async () => (await import('./invoicesApi.ts')).createInvoicesApi(http, context),
    'list',
    'submit',
  );
}

/** Reviews. */
export function createLaterReviewsApi(http: HttpClient, context: ApiContext): ReviewsApi {
  return later(
    async () => (await import('./reviewsApi.ts')).createReviewsApi(http, context),
    'list',
    'find',
    'waiting',
    'mine',
    'add',
    'reply',
  );
}

/** Coupons. */
export function createLaterCouponsApi(http: HttpClient, context: ApiContext): CouponsApi {
  return later(
    async () => (await import('./couponsApi.ts')).createCouponsApi(http, context),
    'list',
    'find',
    'claim',
    'mine',
  );
}

/** Inviting others. */
export function createLaterInvitationsApi(http: HttpClient): InvitationsApi {
  return later(
    async () => (await import('./invitationsApi.ts')).createInvitationsApi(http),
    'offer',
    'mine',
    'people',
  );
}

/** What the site says of itself. */
export function createLaterSiteApi(http: HttpClient): SiteApi {
  return later(
    async () => (await import('./siteApi.ts')).createSiteApi(http),
    'shareOrigin',
    'deviceHints',
    'qrCodeUrl',
  );
}

/** Surveys. */
export function createLaterSurveysApi(http: HttpClient, context: ApiContext): SurveysApi {
  return later(
    async () => (await import('./surveysApi.ts')).createSurveysApi(http, context),
    'find',
    'submit',
  );
}

/** The shopper's year. */
export function createLaterReportsApi(http: HttpClient): ReportsApi {
  return later(async () => (await import('./reportsApi.ts')).createReportsApi(http), 'year');
}
