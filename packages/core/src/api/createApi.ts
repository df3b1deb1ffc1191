import type { HttpClient } from '../http/types.ts';
import { createGuid } from '../rules/createGuid.ts';
import type { AccountApi } from './accountApi.ts';
import type { AddressApi } from './addressApi.ts';
import type { AfterSaleApi } from './afterSaleApi.ts';
import type { AppLoginApi } from './appLoginApi.ts';
import { createCartApi } from './cartApi.ts';
import type { CartApi } from './cartApi.ts';
import type { CloudApi } from './cloudApi.ts';
import { createConfigApi } from './configApi.ts';
import type { ConfigApi } from './configApi.ts';
import type { CloudContext, UploadContext } from './context.ts';
import type { CouponsApi } from './couponsApi.ts';
import { createGoodsApi } from './goodsApi.ts';
import type { GoodsApi } from './goodsApi.ts';
import type { InvitationsApi } from './invitationsApi.ts';
import type { InvoicesApi } from './invoicesApi.ts';
import {
  createLaterAccountApi,
  createLaterAddressApi,
  createLaterAfterSaleApi,
  createLaterAppLoginApi,
  createLaterCloudApi,
  createLaterCouponsApi,
  createLaterInvitationsApi,
  createLaterInvoicesApi,
  createLaterLoginApi,
  createLaterOrderApi,
  createLaterPageApi,
  createLaterPointsApi,
  createLaterQuestionsApi,
  createLaterRegistrationApi,
  createLaterReportsApi,
  createLaterReviewsApi,
  createLaterSignInApi,
  createLaterSiteApi,
  createLaterSocialApi,
  createLaterSurveysApi,
  createLaterTasksApi,
  createLaterUploadApi,
} from './laterApis.ts';
import type { LoginApi } from './loginApi.ts';
import type { OrderApi } from './orderApi.ts';
import type { PageApi } from './pageApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { PointsApi } from './pointsApi.ts';
import type { SignInApi } from './signInApi.ts';
import type { QuestionsApi } from './questionsApi.ts';
import type { RegistrationApi } from './registrationApi.ts';
import type { ReportsApi } from './reportsApi.ts';
import type { ReviewsApi } from './reviewsApi.ts';
import type { SiteApi } from './siteApi.ts';
import type { SocialApi } from './socialApi.ts';
import { createStatisticsApi } from './statisticsApi.ts';
import type { StatisticsApi } from './statisticsApi.ts';
import type { SurveysApi } from './surveysApi.ts';
import type { TasksApi } from './tasksApi.ts';
import type { UploadApi } from './uploadApi.ts';
import { createUserApi } from './userApi.ts';
import type { UserApi } from './userApi.ts';

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
  readonly invoices: InvoicesApi;
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
  readonly statistics: StatisticsApi;
}

/**
 * Puts the resources on an HTTP client.
 * Without a context prices are read as CNY, and idempotency keys die with the page.
 */
export function createApi(http: HttpClient, context: Partial<CloudContext & UploadContext> = {}): Api {
  const now = context.now ?? Date.now;
  const currency = context.currency ?? (() => 'CNY');
  const complete: CloudContext = {
    currency,
    now,
    keys: context.keys ?? createPendingKeys({ owner: () => '', now, createKey: () => createGuid() }),
    cloud: context.cloud ?? (() => Promise.resolve({ currency: currency(), payWithinSeconds: 3600 })),
  };
  return {
    config: createConfigApi(http),
    login: createLaterLoginApi(http, complete),
    appLogin: createLaterAppLoginApi(http, complete),
    social: createLaterSocialApi(http, complete),
    registration: createLaterRegistrationApi(http, complete),
    user: createUserApi(http, complete),
    account: createLaterAccountApi(http),
    goods: createGoodsApi(http, complete),
    cart: createCartApi(http, complete),
    addresses: createLaterAddressApi(http, complete),
    orders: createLaterOrderApi(http, complete),
    afterSales: createLaterAfterSaleApi(http, complete),
    invoices: createLaterInvoicesApi(http, complete),
    reviews: createLaterReviewsApi(http, complete),
    points: createLaterPointsApi(http, complete),
    questions: createLaterQuestionsApi(http, complete),
    cloud: createLaterCloudApi(http, complete),
    signIn: createLaterSignInApi(http),
    tasks: createLaterTasksApi(http, complete),
    coupons: createLaterCouponsApi(http, complete),
    invitations: createLaterInvitationsApi(http),
    site: createLaterSiteApi(http),
    surveys: createLaterSurveysApi(http, complete),
    reports: createLaterReportsApi(http),
    pages: createLaterPageApi(http),
    uploads: createLaterUploadApi(http, {
      uploadTarget: context.uploadTarget ?? (() => Promise.resolve({})),
    }),
    statistics: createStatisticsApi(http),
  };
}
