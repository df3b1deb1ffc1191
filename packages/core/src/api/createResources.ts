import { createGuid } from '../rules/createGuid.ts';
import type { CloudContext } from './context.ts';
import type { CreateResources } from './apiOptions.ts';
import { later } from './later.ts';
import { createPendingKeys } from './pendingKeys.ts';

/** Creates the resources of the shop; the code of each is loaded with its first call. */
export const createResources: CreateResources = (http, options) => {
  const { currency, now = Date.now } = options;
  const complete: CloudContext = {
    currency,
    now,
    keys:
      options.keys ??
      createPendingKeys({ owner: () => '', createKey: () => createGuid(), ...options.pending, now }),
    cloud: options.cloud ?? (() => Promise.resolve({ currency: currency(), payWithinSeconds: 3600 })),
  };
  return {
    config: later(async () => (await import('./configApi.ts')).createConfigApi(http)),
    login: later(async () => (await import('./loginApi.ts')).createLoginApi(http, complete)),
    appLogin: later(async () => (await import('./appLoginApi.ts')).createAppLoginApi(http, complete)),
    social: later(async () => (await import('./socialApi.ts')).createSocialApi(http, complete)),
    registration: later(async () =>
      (await import('./registrationApi.ts')).createRegistrationApi(http, complete),
    ),
    user: later(async () => (await import('./userApi.ts')).createUserApi(http, complete)),
    account: later(async () => (await import('./accountApi.ts')).createAccountApi(http)),
    goods: later(async () => (await import('./goodsApi.ts')).createGoodsApi(http, complete)),
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
        uploadTarget: options.uploadTarget ?? (() => Promise.resolve({})),
      }),
    ),
    translations: later(async () => (await import('./translationsApi.ts')).createTranslationsApi(http)),
    statistics: later(async () => (await import('./statisticsApi.ts')).createStatisticsApi(http)),
  };
};
