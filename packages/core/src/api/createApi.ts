import type { HttpClient } from '../http/types.ts';
import { createGuid } from '../rules/createGuid.ts';
import type { AccountApi } from './accountApi.ts';
import type { AddressApi } from './addressApi.ts';
import type { AfterSaleApi } from './afterSaleApi.ts';
import type { AppLoginApi } from './appLoginApi.ts';

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
import { later } from './later.ts';
import type { LoginApi } from './loginApi.ts';
import type { OrderApi } from './orderApi.ts';
import type { PageApi } from './pageApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { PointsApi } from './pointsApi.ts';
import type { SignInApi } from './signInApi.ts';
import type { QuestionsApi } from './questionsApi.ts';
import type { RegistrationApi } from './registrationApi.ts';
import type { ReportsApi } from './reportsApi.ts';
import type { RestockApi } from './restockApi.ts';
import type { ReviewsApi } from './reviewsApi.ts';
import type { SiteApi } from './siteApi.ts';
import type { SocialApi } from './socialApi.ts';
import { createStatisticsApi } from './statisticsApi.ts';
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
    login: later(async () => (await import('./loginApi.ts')).createLoginApi(http, complete)),
    appLogin: later(async () => (await import('./appLoginApi.ts')).createAppLoginApi(http, complete)),
    social: later(async () => (await import('./socialApi.ts')).createSocialApi(http, complete)),
    registration: later(async () =>
      (await import('./registrationApi.ts')).createRegistrationApi(http, complete),
    ),
    user: later(async () => (await import('./userApi.ts')).createUserApi(http, complete)),
    account: later(async () => (await import('./accountApi.ts')).createAccountApi(http)),
    goods: createGoodsApi(http, complete),
    cart: later(async () => (await import('./cartApi.ts')).createCartApi(http, complete)),
    addresses: later(async () => (await import('./addressApi.ts')).createAddressApi(http, complete)),
    orders: later(async () => (await import('./orderApi.ts')).createOrderApi(http, complete)),
    afterSales: later(async () => (await import('./afterSaleApi.ts')).createAfterSaleApi(http, complete)),
    withdrawals: later(async () =>
      (await import('./withdrawalsApi.ts')).createWithdrawalsApi(http, complete),
    ),
    invoices: later(async () => (await import('./invoicesApi.ts')).createInvoicesApi(http, complete)),
    restock: later(async () => (await import('./restockApi.ts')).createRestockApi(http)),
    reviews: later(async () => (await import('./reviewsApi.ts')).createReviewsApi(http, complete)),
    points: later(async () => (await import('./pointsApi.ts')).createPointsApi(http, complete)),
    questions: later(async () => (await import('./questionsApi.ts')).createQuestionsApi(http, complete)),
    cloud: later(async () => (await import('./cloudApi.ts')).createCloudApi(http, complete)),
    signIn: later(async () => (await import('./signInApi.ts')).createSignInApi(http)),
    tasks: later(async () => (await import('./tasksApi.ts')).createTasksApi(http, complete)),
    coupons: later(async () => (await import('./couponsApi.ts')).createCouponsApi(http, complete)),
    invitations: later(async () => (await import('./invitationsApi.ts')).createInvitationsApi(http)),
    site: later(async () => (await import('./siteApi.ts')).createSiteApi(http)),
    surveys: later(async () => (await import('./surveysApi.ts')).createSurveysApi(http, complete)),
    reports: later(async () => (await import('./reportsApi.ts')).createReportsApi(http)),
    pages: later(async () => (await import('./pageApi.ts')).createPageApi(http)),
    uploads: later(async () =>
      (await import('./uploadApi.ts')).createUploadApi(http, {
        uploadTarget: context.uploadTarget ?? (() => Promise.resolve({})),
      }),
    ),
    translations: later(async () => (await import('./translationsApi.ts')).createTranslationsApi(http)),
    statistics: createStatisticsApi(http),
  };
}
