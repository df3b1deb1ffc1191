import type { HttpClient } from '../http/types.ts';
import { loadedOnce } from '../http/loadedOnce.ts';
import type { AccountApi } from './accountApi.ts';
import type { AddressApi } from './addressApi.ts';
import type { AfterSaleApi } from './afterSaleApi.ts';
import type { AppLoginApi } from './appLoginApi.ts';
import type { CartApi } from './cartApi.ts';
import type { CloudApi } from './cloudApi.ts';
import type { ConfigApi } from './configApi.ts';
import type { ApiOptions } from './context.ts';
import type { CouponsApi } from './couponsApi.ts';
import { createGoodsListApi } from './goodsList.ts';
import type { GoodsApi } from './goodsApi.ts';
import type { InvitationsApi } from './invitationsApi.ts';
import type { InvoicesApi } from './invoicesApi.ts';
import { later } from './later.ts';
import type { LoginApi } from './loginApi.ts';
import type { OrderApi } from './orderApi.ts';
import type { PageApi } from './pageApi.ts';
import type { PointsApi } from './pointsApi.ts';
import type { SignInApi } from './signInApi.ts';
import type { QuestionsApi } from './questionsApi.ts';
import type { RegistrationApi } from './registrationApi.ts';
import type { ReportsApi } from './reportsApi.ts';
import type { RestockApi } from './restockApi.ts';
import type { ReviewsApi } from './reviewsApi.ts';
import type { SiteApi } from './siteApi.ts';
import type { SocialApi } from './socialApi.ts';
import type { StatisticsApi } from './statisticsApi.ts';
import type { SurveysApi } from './surveysApi.ts';
import type { TasksApi } from './tasksApi.ts';
import type { TranslationsApi } from './translationsApi.ts';
import type { UploadApi } from './uploadApi.ts';
import type { UserApi } from './userApi.ts';
import type { WithdrawalsApi } from './withdrawalsApi.ts';

/** What a caller may do with the shop, in domain terms. */
export interface Api {
  readonly config: ConfigApi;
  readonly login: LoginApi;
  readonly appLogin: AppLoginApi;
  readonly social: SocialApi;
  readonly registration: RegistrationApi;
  readonly user: UserApi;
  readonly account: AccountApi;
  readonly goods: GoodsApi;
  readonly cart: CartApi;
  readonly addresses: AddressApi;
  readonly orders: OrderApi;
  readonly afterSales: AfterSaleApi;
  readonly withdrawals: WithdrawalsApi;
  readonly invoices: InvoicesApi;
  readonly restock: RestockApi;
  readonly reviews: ReviewsApi;
  readonly points: PointsApi;
  readonly questions: QuestionsApi;
  readonly cloud: CloudApi;
  readonly signIn: SignInApi;
  readonly tasks: TasksApi;
  readonly coupons: CouponsApi;
  readonly invitations: InvitationsApi;
  readonly site: SiteApi;
  readonly surveys: SurveysApi;
  readonly reports: ReportsApi;
  readonly pages: PageApi;
  readonly uploads: UploadApi;
  readonly translations: TranslationsApi;
  readonly statistics: StatisticsApi;
}

/**
 * Puts the resources on an HTTP client.
 * Without a context prices are read as CNY, and idempotency keys die with the page.
 */
export function createApi(http: HttpClient, options: ApiOptions = {}): Api {
  const { currency = () => 'CNY' } = options;
  const complete = { ...options, currency };
  if (options.resources !== undefined) return options.resources(http, complete);
  const rest = loadedOnce(async () => (await import('./createResources.ts')).createResources(http, complete));
  const deferred = <Name extends keyof Api>(name: Name): Api[Name] => later(async () => (await rest())[name]);
  return {
    config: deferred('config'),
    login: deferred('login'),
    appLogin: deferred('appLogin'),
    social: deferred('social'),
    registration: deferred('registration'),
    user: deferred('user'),
    account: deferred('account'),
    cart: deferred('cart'),
    addresses: deferred('addresses'),
    orders: deferred('orders'),
    afterSales: deferred('afterSales'),
    withdrawals: deferred('withdrawals'),
    invoices: deferred('invoices'),
    restock: deferred('restock'),
    reviews: deferred('reviews'),
    points: deferred('points'),
    questions: deferred('questions'),
    cloud: deferred('cloud'),
    signIn: deferred('signIn'),
    tasks: deferred('tasks'),
    coupons: deferred('coupons'),
    invitations: deferred('invitations'),
    site: deferred('site'),
    surveys: deferred('surveys'),
    reports: deferred('reports'),
    pages: deferred('pages'),
    uploads: deferred('uploads'),
    translations: deferred('translations'),
    statistics: deferred('statistics'),
    goods: later(async () => (await rest()).goods, createGoodsListApi(http, { currency })),
  };
}
