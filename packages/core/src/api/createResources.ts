import { createGuid } from '../rules/createGuid.ts';
import type { CloudContext } from './context.ts';
import type { CreateResources } from './apiOptions.ts';
import { lazyCalls } from './lazyCalls.ts';
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
  const products = lazyCalls(async () => (await import('./productApi.ts')).createProductApi(http, complete));
  return {
    config: lazyCalls(async () => (await import('./configApi.ts')).createConfigApi(http)),
    login: lazyCalls(async () => (await import('./loginApi.ts')).createLoginApi(http, complete)),
    appLogin: lazyCalls(async () => (await import('./appLoginApi.ts')).createAppLoginApi(http, complete)),
    social: lazyCalls(async () => (await import('./socialApi.ts')).createSocialApi(http, complete)),
    registration: lazyCalls(async () =>
      (await import('./registrationApi.ts')).createRegistrationApi(http, complete),
    ),
    user: lazyCalls(async () => (await import('./userApi.ts')).createUserApi(http, complete)),
    account: lazyCalls(async () => (await import('./accountApi.ts')).createAccountApi(http)),
    products,
    goods: products,
    cart: lazyCalls(async () => (await import('./cartApi.ts')).createCartApi(http, complete)),
    addresses: lazyCalls(async () => (await import('./addressApi.ts')).createAddressApi(http, complete)),
    orders: lazyCalls(async () => (await import('./orderApi.ts')).createOrderApi(http, complete)),
    afterSales: lazyCalls(async () => (await import('./afterSaleApi.ts')).createAfterSaleApi(http, complete)),
    withdrawals: lazyCalls(async () =>
      (await import('./withdrawalsApi.ts')).createWithdrawalsApi(http, complete),
    ),
    invoices: lazyCalls(async () => (await import('./invoicesApi.ts')).createInvoicesApi(http, complete)),
    restock: lazyCalls(async () => (await import('./restockApi.ts')).createRestockApi(http)),
    reviews: lazyCalls(async () => (await import('./reviewsApi.ts')).createReviewsApi(http, complete)),
    points: lazyCalls(async () => (await import('./pointsApi.ts')).createPointsApi(http, complete)),
    questions: lazyCalls(async () => (await import('./questionsApi.ts')).createQuestionsApi(http, complete)),
    cloud: lazyCalls(async () => (await import('./cloudApi.ts')).createCloudApi(http, complete)),
    signIn: lazyCalls(async () => (await import('./signInApi.ts')).createSignInApi(http)),
    tasks: lazyCalls(async () => (await import('./tasksApi.ts')).createTasksApi(http, complete)),
    coupons: lazyCalls(async () => (await import('./couponsApi.ts')).createCouponsApi(http, complete)),
    invitations: lazyCalls(async () => (await import('./invitationsApi.ts')).createInvitationsApi(http)),
    site: lazyCalls(async () => (await import('./siteApi.ts')).createSiteApi(http)),
    surveys: lazyCalls(async () => (await import('./surveysApi.ts')).createSurveysApi(http, complete)),
    reports: lazyCalls(async () => (await import('./reportsApi.ts')).createReportsApi(http)),
    pages: lazyCalls(async () => (await import('./pageApi.ts')).createPageApi(http)),
    uploads: lazyCalls(async () =>
      (await import('./uploadApi.ts')).createUploadApi(http, {
        uploadTarget: options.uploadTarget ?? (() => Promise.resolve({})),
      }),
    ),
    translations: lazyCalls(async () => (await import('./translationsApi.ts')).createTranslationsApi(http)),
    statistics: lazyCalls(async () => (await import('./statisticsApi.ts')).createStatisticsApi(http)),
  };
};
