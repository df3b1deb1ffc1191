export { createApi } from './createApi.ts';
export { createConfigApi } from './configApi.ts';
export { createProductApi } from './productApi.ts';
export { createResources } from './createResources.ts';
export { createStatisticsApi } from './statisticsApi.ts';
export type { Api } from './api.ts';
export type { ApiContext, CloudContext, CloudTerms, UploadContext } from './context.ts';
export type { ApiOptions, CreateResources } from './apiOptions.ts';
export { createPendingKeys } from './pendingKeys.ts';
export type { KeyStorage, PendingKeys, PendingKeysOptions } from './pendingKeys.ts';
export type { AccountApi, ProvedResult } from './accountApi.ts';
export type { AfterSaleApi, ApplyRefusal, ApplyResult, MessageResult, MostResult } from './afterSaleApi.ts';
export type { AddressApi } from './addressApi.ts';
export type { AddResult, CartApi, CartQuoteResult, CartRefusal } from './cartApi.ts';
export type { CloudApi, CloudOrderResult } from './cloudApi.ts';
export type { ConfigApi } from './configApi.ts';
export type { ClaimCouponResult, CouponsApi } from './couponsApi.ts';
export type { ProductApi } from './productApi.ts';
export type { AppLogin, AppLoginApi, LinkNeed, LinkProof, UnlinkedPerson } from './appLoginApi.ts';
export type { InvitationsApi } from './invitationsApi.ts';
export type { InvoicesApi, SubmitInvoiceResult } from './invoicesApi.ts';
export type {
  CodeCredentials,
  CodeTarget,
  LoginApi,
  MailTarget,
  PhonePrefix,
  ResetPasswordResult,
  SendCodeResult,
} from './loginApi.ts';
export type { LogInResult } from './logInResults.ts';
export type { OrderApi } from './orderApi.ts';
export type { AddOrderResult, ChangeResult, PayResult, QuoteRefusal, QuoteResult } from './orderResults.ts';
export type { PageApi } from './pageApi.ts';
export type { TranslatedKind, TranslationResult, TranslationsApi } from './translationsApi.ts';
export type { PointsApi } from './pointsApi.ts';
export type { AnswerResult, AskResult, QuestionsApi } from './questionsApi.ts';
export type { InvitationWelcome, Registration, RegistrationApi } from './registrationApi.ts';
export type { ReportsApi } from './reportsApi.ts';
export type { AddAlertResult, NewAlert, RestockApi } from './restockApi.ts';
export type { ReviewsApi } from './reviewsApi.ts';
export type { FillUpResult, SignInApi, SignInResult } from './signInApi.ts';
export type { SiteApi } from './siteApi.ts';
export type { NotOffered, SocialApi, SocialPlatform } from './socialApi.ts';
export type { StatisticsApi } from './statisticsApi.ts';
export type { SubmitSurveyResult, SurveysApi } from './surveysApi.ts';
export type { ClaimResult, TasksApi } from './tasksApi.ts';
export type { UploadApi, UploadedFile } from './uploadApi.ts';
export type { UserApi } from './userApi.ts';
export type {
  ReceivedWithdrawal,
  SendWithdrawalResult,
  WithdrawalsApi,
  WithdrawalStatement,
} from './withdrawalsApi.ts';
export { toId, toOrderNumber } from './types/ids.ts';
export type * from './types/index.ts';
export * from './deprecated.ts';
